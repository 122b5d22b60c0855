import { answerOperations } from '#domain/operations/answers.ts';
import { operation } from './runtime/operation.ts';
import { answerOffer } from './use-cases/answer-offer.ts';
import { actOfCustomer } from './use-cases/customer-act.ts';

export const handler = operation('offer-answer', answerOperations, async (input, call) =>
  actOfCustomer(input, call, (lead) => answerOffer(lead, input, call.now)),
);
