import type { Lead } from '#domain/lead.ts';
import type { Settings } from '#domain/settings.ts';
import { greeted, statusAddress, workOf } from './lead-facts.ts';
import { button, facts, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';
import { stopAddress, stopLink } from './stop-link.ts';

/** To the customer, once, two days after the work: the same words and links for everybody. */
export function reviewMail(
  lead: Lead,
  { postal_address, profile_url }: Pick<Settings, 'postal_address' | 'profile_url'>,
  token: string,
): Mail {
  const mail = mailOf('review', lead, 'How did we do?', {
    preview: workOf(lead),
    heading: greeted(lead, 'how did we do?'),
    packageId: lead.requested_service,
    blocks: [
      paragraph(
        'Stars, a few words, or both: we read every review. It stays between us unless you allow more.',
      ),
      button('Write a review', `${statusAddress(lead)}#review`),
      facts(
        ['Elsewhere', profile_url ? [{ text: 'Our business profile', href: profile_url }] : undefined],
        ['Our address', postal_address],
        ['Not for you?', stopLink(token, 'No more review emails')],
      ),
    ],
  });
  return { ...mail, unsubscribe: stopAddress(token) };
}
