import type { Lead } from '../lead.ts';
import { boatInSentence, serviceText } from '../lead-words.ts';
import type { ReceiptJob } from './receipt-job.ts';

/** What a receipt that is made now says of a lead's job. */
export const receiptJobOf = (lead: Lead): ReceiptJob => ({
  name: lead.full_name,
  service: serviceText(lead),
  boat: boatInSentence(lead),
  ...(lead.city !== undefined && { city: lead.city }),
});
