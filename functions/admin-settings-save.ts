import { settingsOperations } from '#domain/operations/settings.ts';
import { newestSettings, storeSettings } from './data/settings/settings.ts';
import { emailOfAdmin } from './runtime/admin-email.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';

export const handler = adminOperation(
  'admin-settings-save',
  settingsOperations,
  async ({ version, settings }, call) => {
    const newest = await newestSettings();
    // Saved before: the answer to it was lost.
    if (newest.version === version + 1 && JSON.stringify(newest.settings) === JSON.stringify(settings)) {
      return newest;
    }
    const changed = 'The settings were changed in the meantime. Please look at them again.';
    if (newest.version !== version) throw new AppError('conflict', changed);
    const next = { version: version + 1, author: await emailOfAdmin(call), saved_at: call.now, settings };
    if (!(await storeSettings(next))) throw new AppError('conflict', changed);
    return next;
  },
);
