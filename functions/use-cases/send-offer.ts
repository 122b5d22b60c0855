import type { Lead } from '#domain/lead.ts';
import { newOffer, offerConflict, offerSent, type WantedOffer } from '#domain/offer.ts';
import type { SentOffer } from '#domain/sent-offer.ts';
import { writeEdit } from '../data/lead-edits.ts';
import { leadOf } from '../data/leads.ts';
import { newestSettings } from '../data/settings.ts';
import { offerMail } from '../mail/offer-mail.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { AppError } from '../runtime/app-error.ts';
import { foundLead, workableLead } from './found-lead.ts';
import { mailOnce } from './mail-once.ts';
import { unlessConflict } from './unless-conflict.ts';

/** Records the offer to a customer who has no address: the admin texts the link of the status page. */
async function record(lead: Lead, offer: SentOffer, call: AdminCall): Promise<Lead> {
  unlessConflict(offerConflict(workableLead(lead)));
  const result = await writeEdit(lead, offerSent(lead, offer, call), call.now);
  if (result.state !== 'written') {
    throw new AppError('conflict', 'Somebody else is changing this lead. Please try again.');
  }
  return foundLead(await leadOf(lead.id));
}

/** Mails an offer to the customer, then records it. */
export async function sendOffer(
  lead: Lead,
  wanted: WantedOffer,
  call: AdminCall,
): Promise<{ lead: Lead; mailed: boolean }> {
  const { settings } = await newestSettings();
  const offer = newOffer(wanted, settings, call.now);
  if (lead.email === undefined) return { lead: await record(lead, offer, call), mailed: false };
  const offered = await mailOnce(
    {
      lead,
      kind: 'offer',
      request: { ...wanted },
      prepare: (fresh) => {
        unlessConflict(offerConflict(fresh));
        return { mail: offerMail(fresh, offer), change: (newest) => offerSent(newest, offer, call) };
      },
      failure: 'Failed to send offer email',
    },
    call,
  );
  return { lead: offered, mailed: true };
}
