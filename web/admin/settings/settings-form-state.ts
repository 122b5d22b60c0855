import type { UseFormReturn } from 'react-hook-form';
import type { Settings } from '#domain/settings.ts';

export type SettingsFormState = UseFormReturn<Settings, unknown, Settings>;
