import * as z from 'zod';
import { Settings, SettingsVersion } from '../settings.ts';

export const settingsOperations = {
  'admin-settings': {
    input: z.strictObject({}),
    output: SettingsVersion,
  },
  'admin-settings-save': {
    input: z.strictObject({
      /** The version that the admin saw: nobody's settings are replaced unseen. */
      version: z.int().min(0),
      settings: Settings,
    }),
    output: SettingsVersion,
  },
};
