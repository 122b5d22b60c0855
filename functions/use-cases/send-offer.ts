import type { Lead } from '#domain/lead.ts';
import { offerConflict, offerSent } from '#domain/offer.ts';
import type { PriceRange } from '#domain/price-words.ts';
import { offerMail } from '../mail/offer-mail.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { mailOnce } from './mail-once.ts';
import { unlessConflict } from './unless-conflict.ts';

/** Emails a price range, then records it. */
export const sendOffer = (lead: Lead, range: PriceRange, call: AdminCall): Promise<Lead> =>
  mailOnce(
    {
      lead,
      kind: 'offer',
      request: { ...range },
      prepare: (fresh) => {
        unlessConflict(offerConflict(fresh));
        return { mail: offerMail(fresh, range), change: (now) => offerSent(now, range, call) };
      },
      failure: 'Failed to send offer email',
    },
    call,
  );
