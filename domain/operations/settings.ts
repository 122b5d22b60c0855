import * as z from 'zod';
import { SettingsVersion, TypedSettings } from '../settings.ts';

export const settingsOperations = {
  'admin-settings': {
    input: z.strictObject({}),
    output: SettingsVersion,
  },
  'admin-settings-save': {
    input: z.strictObject({
      /** The version that the admin saw: nobody's settings are replaced unseen. */
      version: z.int().min(0),
      settings: TypedSettings,
    }),
    output: SettingsVersion,
  },
};
