import type { Lead } from '#domain/lead.ts';
import { ballparkText, boatText, conditionText, wishedDate } from '#domain/lead-words.ts';
import { packages } from '#domain/packages.ts';
import { beforeTax } from '#domain/price-words.ts';
import type { Settings } from '#domain/settings.ts';
import { greeted, planOf, serviceOf, statusAddress } from './lead-facts.ts';
import { button, facts, paragraph, small } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** The number's last digits tell whether it is right, and tell nobody the number. */
const phoneText = ({ phone = '' }: Lead): string | undefined => {
  const end = phone.replace(/\D/g, '').slice(-2);
  return end === '' ? undefined : `Ends in ${end}`;
};

/** No free text: anyone can enter someone else's address, and this email must be of no use to spammers. */
export function requestReceivedMail(lead: Lead, { answer_time }: Pick<Settings, 'answer_time'>): Mail {
  const pkg = lead.requested_service && packages[lead.requested_service];
  const estimate = ballparkText(lead);
  const review =
    lead.status === 'NEEDS_ACCESS_REVIEW' ? 'work out water and power at your boat' : 'review your request';
  const next = `Next, we’ll ${review} and email or text you a price range. We usually answer ${answer_time}.`;
  const photos = lead.photo_urls.length;
  return mailOf('request-received', lead, `We have your request: ${serviceOf(lead)}`, {
    preview: next,
    heading: greeted(lead, 'we’ve got it.'),
    packageId: lead.requested_service,
    blocks: [
      paragraph(next),
      facts(
        ['Service', serviceOf(lead)],
        ['Boat', boatText(lead)],
        ['Condition', conditionText(lead)],
        ['You asked for', wishedDate(lead)],
        ['Monthly plan', planOf(lead)],
        ['Ballpark', estimate && `${estimate} ${beforeTax}, at $${pkg?.ratePerFoot} per foot`],
        ['Photos', photos > 0 ? String(photos) : 'None yet'],
        ['Phone', phoneText(lead)],
      ),
      ...(estimate
        ? [paragraph('This is a ballpark from your boat’s length. Your actual price range may differ.')]
        : []),
      paragraph(
        photos > 0
          ? 'Your page is the place to add photos, correct your phone number or write to us.'
          : 'A few photos help us get your price right. You can add them on your page, correct your phone number or write to us.',
      ),
      button('Open your page', statusAddress(lead)),
      small('Keep this email: anyone who has the link can see your request.'),
    ],
  });
}
