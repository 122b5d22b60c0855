import { useQueryClient } from '@tanstack/react-query';
import { pastAgreed } from '#domain/offer/past-agreed.ts';
import { serverNow } from '../data/server-clock.ts';
import { timesOf } from '../data/use-times.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { leadToMail } from '../lead/lead-to-mail.ts';
import { asksForTime, setTime, wantedWith } from '../lead/offer-draft.ts';
import { aboutMore } from '../lead/send-questions.ts';
import { type LeadEmail, useLeadEmail } from '../lead/use-lead-email.ts';
import { tellError } from '../tell.ts';

export function useOfferEmail(context: LeadContext): LeadEmail {
  const client = useQueryClient();
  // Pressed before they have loaded, the suggested times go along all the same.
  const suggestedTimes = async (id: string) =>
    (await client.ensureQueryData(timesOf(id)).catch(() => undefined))?.suggested ?? [];
  return useLeadEmail({
    act: 'admin-offer',
    prepare: async (confirmed) => {
      const lead = await leadToMail(context, ['est_price_min', 'est_price_max']);
      if (!lead) return undefined;
      const { id: leadId, est_price_min, est_price_max } = lead;
      if (est_price_min === undefined || est_price_max === undefined) {
        tellError('Please set price range first');
        return undefined;
      }
      if (est_price_max < est_price_min) {
        context.form.setFocus('est_price_max');
        tellError('Max price must not be below min price.');
        return undefined;
      }
      const suggested = asksForTime(lead) ? await suggestedTimes(leadId) : [];
      const { offer: draft = {} } = context.drafts;
      const set = setTime(lead, serverNow());
      const asked = set === undefined ? {} : wantedWith({ ...draft, times: [set] }, []);
      const along = asksForTime(lead) ? wantedWith(draft, suggested) : asked;
      const more = confirmed.more ? 0 : pastAgreed(lead, est_price_max * 100);
      const about = { leadId, est_price_min, est_price_max, ...along };
      return {
        input: { ...about, offer_seen: context.lead.offer_sent?.sent_at ?? null },
        about,
        asked: more > 0 ? aboutMore(more, confirmed) : undefined,
      };
    },
    success: ['Offer Sent', 'We’ve emailed the customer the offer.'],
    silentTitle: 'Offer Saved',
    failure: 'Failed to send offer email',
    unsent: 'Nothing was sent. Please try again.',
  });
}
