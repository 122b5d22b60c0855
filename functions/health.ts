import { operation } from './runtime/operation.ts';

export const handler = operation('health', async () => ({ ok: true }));
