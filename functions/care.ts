import { boatSold, careRefusal, careSaid, otherJobs } from '#domain/care/care-changes.ts';
import { careOperations } from '#domain/operations/care.ts';
import { leadsOfCustomer } from './data/lead/leads-of-customer.ts';
import { heedingStops, isSold } from './data/mail/unsubscribes.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer, unlessRefused } from './use-cases/customer-act.ts';

export const handler = operation('care', careOperations, async (input, call) =>
  actOfCustomer(input, call, async (stored) => {
    if (input.remind && (await isSold(stored))) unlessRefused(boatSold);
    const lead = await heedingStops(stored);
    const others = otherJobs(lead, await leadsOfCustomer(lead));
    unlessRefused(careRefusal(lead, others, input.remind, call.now));
    const change = careSaid(lead, others, input.remind, call.now);
    return change && { change };
  }),
);
