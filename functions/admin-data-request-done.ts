import { answerOperations } from '#domain/operations/answers.ts';
import { dataRequestDone } from '#domain/privacy/data-requests.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { actOfAdmin } from './use-cases/admin-act.ts';

export const handler = adminOperation('admin-data-request-done', answerOperations, async (input, call) => {
  const { lead } = await actOfAdmin(input, call, (asked) => {
    if (!asked.data_request) throw new AppError('conflict', 'No request about data is open.');
    return dataRequestDone(asked, call);
  });
  return { lead };
});
