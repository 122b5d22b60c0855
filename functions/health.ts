import { health } from '#domain/operations/health.ts';
import { openOperation } from './runtime/operation.ts';

export const handler = openOperation('health', health, async () => ({ ok: true }));
