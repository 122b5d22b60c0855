import { leadCorrected } from '#domain/lead/lead-correction.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { heedingUnsubscribes } from './data/mail/unsubscribes.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer } from './use-cases/customer-act.ts';

export const handler = operation('lead-correct', answerOperations, async (input, call) =>
  actOfCustomer(input, call, async (lead) => ({
    change: leadCorrected(await heedingUnsubscribes(lead), input, call.now),
  })),
);
