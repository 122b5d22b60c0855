import { phoneEnd } from '#domain/booking/phone.ts';
import { usualAnswer } from '#domain/business.ts';
import type { Lead } from '#domain/lead.ts';
import {
  ballparkText,
  boatText,
  conditionText,
  estimateOf,
  hookupsToCheck,
  rateOf,
  toldAgain,
  wishedDate,
} from '#domain/lead-words.ts';
import { capitalized } from '#domain/plain-text.ts';
import { formatRate } from '#domain/price/estimates.ts';
import { againText, ballparkReason, beforeTax } from '#domain/price/price-words.ts';
import type { Settings } from '#domain/settings.ts';
import { greeted, partAddress, planOf, serviceOf, statusAddress } from './lead-facts.ts';
import { button, facts, keepLink, type MailLink, paragraph, small } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

const phoneFact = (lead: Lead): MailLink[] | undefined => {
  const end = phoneEnd(lead.phone ?? '');
  return end === ''
    ? undefined
    : [{ text: `Ends in ${end}. Correct it`, href: partAddress(lead, 'correct') }];
};

/** No free text: anyone can enter someone else's address, and this email must be of no use to spammers. */
export function requestReceivedMail(lead: Lead, { answer_time }: Pick<Settings, 'answer_time'>): Mail {
  const rate = rateOf(lead);
  const estimate = ballparkText(lead, estimateOf(lead));
  const review =
    lead.status === 'NEEDS_ACCESS_REVIEW'
      ? `work out ${hookupsToCheck(lead)} at your boat`
      : 'review your request';
  const atRate = rate === undefined ? '' : `, at ${formatRate(rate)} per foot`;
  const told = toldAgain(lead);
  const ballpark = told ? capitalized(againText(told)) : estimate && `${estimate} ${beforeTax}${atRate}`;
  const next = `Next, we’ll ${review} and email or text you a price range. ${usualAnswer(answer_time)}`;
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
        ['Plan', planOf(lead)],
        ['Ballpark', ballpark],
        [
          'Photos',
          [{ text: `${photos > 0 ? photos : 'None yet'}. Add photos`, href: partAddress(lead, 'photos') }],
        ],
        ['Phone', phoneFact(lead)],
      ),
      ...(estimate ? [paragraph(ballparkReason(told !== undefined))] : []),
      ...(photos > 0 ? [] : [paragraph('A few photos help us get your price right.')]),
      button('Open your page', statusAddress(lead)),
      small(keepLink),
    ],
  });
}
