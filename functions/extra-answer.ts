import { extraAnswered, extraOf, extraRefusal } from '#domain/offer/extra-work.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer, unlessRefused } from './use-cases/customer-act.ts';

export const handler = operation('extra-answer', answerOperations, async (input, call) =>
  actOfCustomer(input, call, (lead) => {
    const { id, answer } = input;
    const extra = extraOf(lead, id);
    unlessRefused(extraRefusal(lead, extra, input, call.now));
    // The same answer again changes nothing.
    return extra?.answer || !extra ? undefined : { change: extraAnswered(lead, extra, answer, call.now) };
  }),
);
