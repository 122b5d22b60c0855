import { e164OfPhone } from '../booking/phone.ts';
import type { Lead } from '../lead.ts';
import type { LeadChange } from '../lead-change.ts';
import { newEntry } from '../timeline.ts';

/** The customer's own record stays until the owner takes it over: anyone with the link could have written. */
export function leadCorrected(
  lead: Lead,
  { phone, berth }: { readonly phone?: string | undefined; readonly berth?: string | undefined },
  now: string,
): LeadChange {
  const lead_id = lead.id;
  const news = {
    kind: 'corrected' as const,
    ...(phone !== undefined && { phone: true as const }),
    ...(berth && { berth: true as const }),
  };
  // Not the number itself: it would outlive the next correction.
  const corrected = { lead_id, status: 'Phone number corrected', is_public: true };
  // Private: it may name a slip or a gate code, and the page is open to anyone with the link.
  const where = { lead_id, status: 'Where the boat is', note: berth, is_public: false };
  return {
    fields: {
      updated_at: now,
      ...(phone !== undefined && { phone, phone_e164: e164OfPhone(phone) ?? null }),
    },
    entries: [
      ...(berth ? [newEntry({ ...where, news }, 'customer', now)] : []),
      ...(phone === undefined ? [] : [newEntry({ ...corrected, news }, 'customer', now)]),
    ],
    mailsEntry: 'news',
  };
}
