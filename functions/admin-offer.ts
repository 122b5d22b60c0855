import { leadMails } from '#domain/operations/lead-mails.ts';
import { leadOf } from './data/lead/leads.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { foundLead } from './use-cases/found-lead.ts';
import { sendOffer } from './use-cases/offer/send-offer.ts';

export const handler = adminOperation('admin-offer', leadMails, async ({ leadId, ...wanted }, call) =>
  sendOffer(foundLead(await leadOf(leadId)), wanted, call),
);
