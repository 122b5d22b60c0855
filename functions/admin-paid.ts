import { dayOf } from '#domain/los-angeles.ts';
import { recordOperations } from '#domain/operations/records.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { payJob } from './use-cases/record/finish-job.ts';

export const handler = adminOperation('admin-paid', recordOperations, async (wanted, call) => {
  if (wanted.paid_on !== undefined && wanted.paid_on > dayOf(call.now)) {
    const sentence = 'The day of payment can’t be in the future.';
    throw new AppError('invalid', sentence, { fields: { paid_on: sentence } });
  }
  return { lead: await payJob(wanted, call) };
});
