import { answerOperations } from '#domain/operations/answers.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { actOfAdmin } from './use-cases/admin-act.ts';
import { offerMove } from './use-cases/visit/offer-move.ts';

export const handler = adminOperation('admin-move-offer', answerOperations, async (input, call) =>
  actOfAdmin(input, call, (lead) => offerMove(lead, input, call)),
);
