import * as z from 'zod';

/** Whom a receipt is for, and the work and boat that it is about. */
export const ReceiptJob = z.strictObject({
  name: z.string(),
  service: z.string(),
  boat: z.string(),
  city: z.string().optional(),
});
/** Whoever has a page's link reads no last name there. */
export const PublicReceiptJob = ReceiptJob.omit({ name: true });

export type ReceiptJob = z.infer<typeof ReceiptJob>;
