import type { Lead } from '#domain/lead.ts';
import { boatText, inOneLine } from '#domain/lead-words.ts';
import { adminAddress, serviceOf, statusAddress, workOf } from './lead-facts.ts';
import { button, facts, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the owner: the customer's decision. Reply-To is the customer. */
export function quoteDecisionMail(lead: Lead): Mail {
  // A revision in the meantime removes the decision.
  const answer = lead.quote_decision ?? 'answered';
  const next =
    lead.quote_decision === 'accepted'
      ? 'Next: set a date and send the appointment.'
      : 'Reply to this email to write to them.';
  return {
    ...mailOf('quote-decision', lead, `Quote ${answer}: ${inOneLine(lead.full_name, boatText(lead))}`, {
      preview: workOf(lead),
      heading: `${lead.full_name} ${answer} your quote`,
      packageId: lead.requested_service,
      blocks: [
        facts(
          ['Service', serviceOf(lead)],
          ['Boat', boatText(lead)],
          ['Email', lead.email],
          ['Phone', lead.phone],
        ),
        paragraph(next),
        button('Open the lead', adminAddress(lead)),
        facts(['Status page', statusAddress(lead)]),
      ],
    }),
    ...(lead.email && { replyTo: lead.email }),
  };
}
