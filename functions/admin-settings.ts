import { settingsOperations } from '#domain/operations/settings.ts';
import { newestSettings } from './data/settings/settings.ts';
import { adminOperation } from './runtime/admin-operation.ts';

export const handler = adminOperation('admin-settings', settingsOperations, newestSettings);
