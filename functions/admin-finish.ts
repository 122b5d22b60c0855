import { recordOperations } from '#domain/operations/records.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { finishJob } from './use-cases/record/finish-job.ts';

export const handler = adminOperation('admin-finish', recordOperations, async (wanted, call) => ({
  lead: await finishJob(wanted, call),
}));
