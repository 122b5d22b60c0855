import { careRefusal, careSaid, otherJobs } from '#domain/care/care-changes.ts';
import { careOperations } from '#domain/operations/care.ts';
import { leadsOfCustomer } from './data/lead/leads-of-customer.ts';
import { heedingStops, isSold } from './data/mail/unsubscribes.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer } from './use-cases/customer-act.ts';

export const handler = operation('care', careOperations, async (input, call) =>
  actOfCustomer(input, call, async (stored) => {
    if (input.remind && (await isSold(stored))) throw new AppError('conflict', 'This boat was sold.');
    const lead = await heedingStops(stored);
    const others = otherJobs(lead, await leadsOfCustomer(lead));
    const refusal = careRefusal(lead, others, input.remind, call.now);
    if (refusal) {
      const { sentence, reason } = refusal;
      throw new AppError('conflict', sentence, { ...(reason && { reason }) });
    }
    const change = careSaid(lead, others, input.remind, call.now);
    return change && { change };
  }),
);
