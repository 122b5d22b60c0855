import { answerOperations } from '#domain/operations/answers.ts';
import { operation } from './runtime/operation.ts';
import { moveVisit } from './use-cases/change-visit.ts';
import { actOfCustomer } from './use-cases/customer-act.ts';

export const handler = operation('visit-move', answerOperations, async (input, call) =>
  actOfCustomer(input, call, (lead) => moveVisit(lead, input, call.now)),
);
