import { useQueryClient } from '@tanstack/react-query';
import { callAdmin } from '../call-admin.ts';
import { timesOf } from '../data/use-times.ts';
import { tellError } from '../tell.ts';
import type { LeadDesk } from './lead-desk.ts';
import { leadToMail } from './lead-to-mail.ts';
import { asksForTime, wantedWith } from './offer-draft.ts';
import { type LeadEmail, useLeadEmail } from './use-lead-email.ts';

/** The offer's email with the times and the note that stand in the form. */
export function useOfferEmail(desk: LeadDesk): LeadEmail {
  const client = useQueryClient();
  // Pressed before they have loaded, the suggested times go along all the same.
  const suggestedTimes = async (id: string) =>
    (await client.ensureQueryData(timesOf(id)).catch(() => undefined))?.suggested ?? [];
  return useLeadEmail(desk, {
    prepare: async () => {
      const lead = await leadToMail(desk, ['est_price_min', 'est_price_max']);
      if (!lead) return undefined;
      const { id: leadId, est_price_min, est_price_max } = lead;
      if (est_price_min === undefined || est_price_max === undefined) {
        tellError('Please set price range first');
        return undefined;
      }
      if (est_price_max < est_price_min) {
        desk.form.setFocus('est_price_max');
        tellError('Max price must not be below min price.');
        return undefined;
      }
      const suggested = asksForTime(lead) ? await suggestedTimes(leadId) : [];
      const along = asksForTime(lead) ? wantedWith(desk.drafts.offer ?? {}, suggested) : {};
      const request = { leadId, est_price_min, est_price_max, ...along };
      return {
        request,
        call: async (idempotencyKey) => (await callAdmin('admin-offer', request, { idempotencyKey })).lead,
      };
    },
    success: ['Offer Sent', 'We’ve emailed the customer the offer.'],
    failure: 'Failed to send offer email',
  });
}
