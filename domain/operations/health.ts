import * as z from 'zod';

export const health = {
  health: { input: z.strictObject({}), output: z.strictObject({ ok: z.literal(true) }) },
};
