import { business } from '#domain/business.ts';
import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { hasWords, photosText } from '#domain/photo/photos.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { greeted, partAddress, serviceOf, workOf } from './lead-facts.ts';
import { button, facts, paragraph, words } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** To the customer: what the owner wrote. Its photos are on their page. */
export function messageMail(lead: Lead, { note = '', message }: TimelineEntry): Mail {
  const count = message?.photos?.length ?? 0;
  const isSaid = hasWords(note, count);
  const look = `There${count === 1 ? '’s' : ' are'} ${photosText(count)} to see on your page.`;
  const answer = 'where you can add photos, or just reply to this email.';
  return mailOf('message', lead, `A message about your boat: ${workOf(lead)}`, {
    preview: isSaid ? note : look,
    heading: greeted(lead, isSaid ? 'you have a message.' : `we sent you ${photosText(count)}.`),
    packageId: lead.requested_service,
    blocks: [
      ...(isSaid ? [words(business.name, note)] : []),
      paragraph(count > 0 ? `${look} Answer there, ${answer}` : `Answer on your page, ${answer}`),
      count > 0
        ? button(count === 1 ? 'See the photo' : 'See the photos', partAddress(lead, 'messages'))
        : button('Answer', partAddress(lead, 'write')),
      facts(['Service', serviceOf(lead)], ['Boat', boatText(lead)]),
    ],
  });
}
