import { answerOperations } from '#domain/operations/answers.ts';
import { operation } from './runtime/operation.ts';
import { sendDataCode } from './use-cases/ask-for-data.ts';

export const handler = operation('data-code', answerOperations, async ({ slug }, call) => ({
  mailed_to: await sendDataCode(slug, call),
}));
