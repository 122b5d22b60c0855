import type { Lead } from '#domain/lead.ts';
import { offerConflict, offerSent } from '#domain/offer.ts';
import type { PriceRange } from '#domain/price-words.ts';
import { writeEdit } from '../data/lead-edits.ts';
import { leadOf } from '../data/leads.ts';
import { offerMail } from '../mail/offer-mail.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { AppError } from '../runtime/app-error.ts';
import { foundLead, workableLead } from './found-lead.ts';
import { mailOnce } from './mail-once.ts';
import { unlessConflict } from './unless-conflict.ts';

/** Records the offer to a customer who has no address: the admin texts the link of the status page. */
async function record(lead: Lead, range: PriceRange, call: AdminCall): Promise<Lead> {
  unlessConflict(offerConflict(workableLead(lead)));
  const result = await writeEdit(lead, offerSent(lead, range, call), call.now);
  if (result.state !== 'written') {
    throw new AppError('conflict', 'Somebody else is changing this lead. Please try again.');
  }
  return foundLead(await leadOf(lead.id));
}

/** Mails a price range to the customer, then records it. */
export async function sendOffer(
  lead: Lead,
  range: PriceRange,
  call: AdminCall,
): Promise<{ lead: Lead; mailed: boolean }> {
  if (lead.email === undefined) return { lead: await record(lead, range, call), mailed: false };
  const offered = await mailOnce(
    {
      lead,
      kind: 'offer',
      request: { ...range },
      prepare: (fresh) => {
        unlessConflict(offerConflict(fresh));
        return { mail: offerMail(fresh, range), change: (newest) => offerSent(newest, range, call) };
      },
      failure: 'Failed to send offer email',
    },
    call,
  );
  return { lead: offered, mailed: true };
}
