import { answerOperations } from '#domain/operations/answers.ts';
import { plannedAt, readyRefusal, readySaid } from '#domain/visit/customer-visits.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer, unlessRefused } from './use-cases/customer-act.ts';

export const handler = operation('ready-check', answerOperations, async (input, call) =>
  actOfCustomer(input, call, (lead) => {
    const { water, power, access, boat, visitStart } = input;
    const visit = plannedAt(lead, visitStart);
    unlessRefused(readyRefusal(visit, call.now));
    return visit && { change: readySaid(lead, visit, { water, power, access, boat }, call.now) };
  }),
);
