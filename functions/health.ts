import { health } from '#domain/operations/health.ts';
import { operation } from './runtime/operation.ts';

export const handler = operation('health', health, async () => ({ ok: true }));
