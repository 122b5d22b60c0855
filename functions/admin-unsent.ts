import { calendarOperations } from '#domain/operations/calendar.ts';
import { unsentAfter } from '#domain/today/unsent.ts';
import { storedUnsent, storeUnsent } from './data/settings/unsent.ts';
import { emailOfAdmin } from './runtime/admin-email.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { again, lookAgain } from './runtime/look-again.ts';

export const handler = adminOperation('admin-unsent', calendarOperations, async (told, call) => {
  const who = await emailOfAdmin(call);
  return lookAgain(
    async () => {
      const { version, devices } = await storedUnsent();
      const after = unsentAfter(devices, { ...told, who, at: call.now });
      return (await storeUnsent(version + 1, after)) ? {} : again;
    },
    () => {
      throw new AppError('conflict', 'Other devices are telling what they have. Please try again.');
    },
  );
});
