import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { JobRecord } from '#domain/record/job-record.ts';
import { greeted, serviceOf, statusAddress, workOf } from './lead-facts.ts';
import { button, facts, figure, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

export const paymentText = ({ paid_on }: JobRecord): string =>
  paid_on === undefined
    ? 'Please pay as we agreed. The page below has your receipt.'
    : 'It’s paid. Thank you.';

/** To the customer: a receipt that came after the boat was done, or was corrected. */
export function receiptMail(lead: Lead, record: JobRecord): Mail {
  const what = record.version === 1 ? 'Your receipt' : 'Your corrected receipt';
  return mailOf('receipt', lead, `${what}: ${serviceOf(lead)}`, {
    preview: workOf(lead),
    heading: greeted(lead, `here’s ${what.toLowerCase()}.`),
    packageId: lead.requested_service,
    blocks: [
      figure(formatCents(record.total)),
      paragraph(paymentText(record)),
      facts(
        ['Receipt', record.number],
        ['Service', serviceOf(lead)],
        ['Boat', boatText(lead)],
        ['Claims until', formatMoment(record.claims_until, record.made_at)],
      ),
      button('See your receipt', statusAddress(lead)),
    ],
  });
}
