import { leadMails } from '#domain/operations/lead-mails.ts';
import { rangeText } from '#domain/price-words.ts';
import { leadOf } from './data/leads.ts';
import { mailOnce } from './mail/mail-once.ts';
import { offerMail } from './mail/offer-mail.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { foundLead } from './runtime/found.ts';

export const handler = adminOperation('admin-offer', leadMails, async ({ leadId, ...range }, call) => {
  const lead = await mailOnce(
    {
      lead: foundLead(await leadOf(leadId)),
      kind: 'offer',
      request: range,
      prepare: (fresh) => ({
        mail: offerMail(fresh, range),
        changes: { ...range, status: 'OFFER_SENT', offer_sent: { ...range, sent_at: call.now } },
        trace: { status: 'Offer emailed', note: rangeText(range) },
      }),
      failure: 'Failed to send offer email',
    },
    call,
  );
  return { lead };
});
