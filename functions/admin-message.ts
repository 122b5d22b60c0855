import { ownerWrote } from '#domain/message.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { actOfAdmin } from './use-cases/admin-act.ts';

export const handler = adminOperation('admin-message', answerOperations, async (input, call) =>
  actOfAdmin(input, call, (lead) => ownerWrote(lead, input.message, call)),
);
