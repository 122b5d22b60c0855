import type { Lead } from '#domain/lead.ts';
import { boatText, inOneLine } from '#domain/lead-words.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { adminAddress, serviceOf, workOf } from './lead-facts.ts';
import { button, facts, words } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the owner: what the customer just did, as the timeline has it. Reply-To is the customer. */
export function newsMail(lead: Lead, { status, note, message }: TimelineEntry): Mail {
  const photos = message?.photos?.length ?? 0;
  const mail = mailOf('news', lead, `${status}: ${inOneLine(lead.full_name, boatText(lead))}`, {
    preview: note ?? workOf(lead),
    heading: `${lead.full_name}: ${status.charAt(0).toLowerCase()}${status.slice(1)}`,
    packageId: lead.requested_service,
    blocks: [
      ...(note ? [words(message ? `${lead.full_name} wrote` : 'What they said', note)] : []),
      facts(
        ['Service', serviceOf(lead)],
        ['Boat', boatText(lead)],
        ['Email', lead.email],
        ['Phone', lead.phone],
        ['Photos', photos > 0 ? [{ text: `See the ${photos} sent`, href: adminAddress(lead) }] : undefined],
      ),
      button('Open the lead', adminAddress(lead)),
    ],
  });
  return { ...mail, ...(lead.email && { replyTo: lead.email }) };
}
