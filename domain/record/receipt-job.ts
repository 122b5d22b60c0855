import * as z from 'zod';
import type { Lead } from '../lead.ts';
import { boatInSentence, serviceText } from '../lead-words.ts';

/** Whom a receipt is for, and the work and boat that it is about. */
export const ReceiptJob = z.strictObject({
  name: z.string(),
  service: z.string(),
  boat: z.string(),
  city: z.string().optional(),
});
export type ReceiptJob = z.infer<typeof ReceiptJob>;

export const receiptJob = (lead: Lead): ReceiptJob => ({
  name: lead.full_name,
  service: serviceText(lead),
  boat: boatInSentence(lead),
  ...(lead.city !== undefined && { city: lead.city }),
});
