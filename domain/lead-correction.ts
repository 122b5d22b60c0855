import type { Lead } from './lead.ts';
import type { LeadChange } from './lead-change.ts';
import { e164OfPhone } from './lead-intake.ts';
import { newEntry } from './new-entry.ts';

/**
 * What a customer corrects through the status page: the lead's phone number, and in words where the boat is. The
 * customer's own record stays as it is until the owner takes it over: anyone with the link could have written.
 */
export function leadCorrected(
  lead: Lead,
  { phone, berth }: { readonly phone?: string | undefined; readonly berth?: string | undefined },
  now: string,
): LeadChange {
  const lead_id = lead.id;
  const message = { from: 'customer' as const };
  // Not the number itself: it would outlive the next correction.
  const corrected = { lead_id, status: 'Phone number corrected', is_public: true };
  const where = { lead_id, status: 'Message', note: `Where my boat is: ${berth}`, is_public: true, message };
  return {
    fields: {
      updated_at: now,
      ...(phone !== undefined && { phone, phone_e164: e164OfPhone(phone) ?? null }),
    },
    entries: [
      ...(berth ? [newEntry(where, 'customer', now)] : []),
      ...(phone === undefined ? [] : [newEntry(corrected, 'customer', now)]),
    ],
    mailsEntry: 'news',
  };
}
