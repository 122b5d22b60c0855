import { answerOperations } from '#domain/operations/answers.ts';
import { operation } from './runtime/operation.ts';
import { askForData } from './use-cases/ask-for-data.ts';

export const handler = operation('data-request', answerOperations, async (input, call) => ({
  due_at: await askForData(input, call),
}));
