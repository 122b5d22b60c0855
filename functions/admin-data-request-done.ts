import { answerOperations } from '#domain/operations/answers.ts';
import { dataEndWords, dataRequestClosed } from '#domain/privacy/data-requests.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { actOfAdmin } from './use-cases/admin-act.ts';

export const handler = adminOperation('admin-data-request-done', answerOperations, async (input, call) => {
  const { lead } = await actOfAdmin(input, call, (asked) => {
    if (!asked.data_request) throw new AppError('conflict', 'No request about data is open.');
    const words = dataEndWords(asked.data_request.wish, input.taken_back);
    if (words === undefined)
      throw new AppError('conflict', 'This ends by itself once their data is deleted.');
    return dataRequestClosed(asked, words, call);
  });
  return { lead };
});
