import { answerOperations } from '#domain/operations/answers.ts';
import { operation } from './runtime/operation.ts';
import { cancelVisitOf } from './use-cases/change-visit.ts';
import { actOfCustomer } from './use-cases/customer-act.ts';

export const handler = operation('visit-cancel', answerOperations, async (input, call) =>
  actOfCustomer(input, call, (lead) => cancelVisitOf(lead, input, call.now)),
);
