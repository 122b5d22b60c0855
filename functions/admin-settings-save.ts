import { settingsOperations } from '#domain/operations/settings.ts';
import { newestSettings, storeSettings } from './data/settings/settings.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';

export const handler = adminOperation(
  'admin-settings-save',
  settingsOperations,
  async ({ version, settings }, { admin, now }) => {
    const newest = await newestSettings();
    // Saved before: the answer to it was lost.
    if (newest.version === version + 1 && JSON.stringify(newest.settings) === JSON.stringify(settings)) {
      return newest;
    }
    const next = { version: version + 1, author: admin, saved_at: now, settings };
    if (newest.version !== version || !(await storeSettings(next))) {
      throw new AppError('conflict', 'The settings were changed in the meantime. Please look at them again.');
    }
    return next;
  },
);
