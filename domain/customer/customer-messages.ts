import * as z from 'zod';
import { Instant, LeadId } from '../ids.ts';
import { momentOf, type TimelineEntry } from '../timeline.ts';

/** The newest that a customer's page shows; their leads show them all. */
export const maxCustomerMessages = 50;

export const CustomerMessage = z.strictObject({
  lead_id: LeadId,
  from: z.enum(['customer', 'owner']),
  text: z.string(),
  at: Instant,
  photos: z.int().min(0),
});
export type CustomerMessage = z.infer<typeof CustomerMessage>;

/** What customer and owner wrote to each other about any of the leads, newest first. */
export const messagesOfCustomer = (entries: readonly TimelineEntry[]): CustomerMessage[] =>
  entries
    .flatMap((entry) => {
      const { lead_id, message, note: text = '' } = entry;
      const at = momentOf(entry);
      return message ? [{ lead_id, from: message.from, text, at, photos: message.photos?.length ?? 0 }] : [];
    })
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, maxCustomerMessages);
