import type { Berth } from '#domain/customer/customer.ts';
import { askedPlace } from '#domain/customer/missing-place.ts';
import type { Lead } from '#domain/lead.ts';
import { formatTime } from '#domain/los-angeles.ts';
import { placeAsks } from '#domain/visit/place-words.ts';
import { utilitiesOf } from '#domain/visit/utilities.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { partAddress } from './lead-facts.ts';
import { answers, button, type MailBlock, type MailLink, paragraph } from './mail-content.ts';

function questionText(lead: Lead, { start }: Pick<Visit, 'start'>): string {
  const utilities = utilitiesOf(lead);
  const gate = utilities === '' ? 'the gate be open' : `${utilities} be on, the gate open`;
  return `By ${formatTime(start)}, will ${gate} or a key left for us, and the boat there?`;
}

/** Asks where the boat is, if that takes more than we know, before whatever else the email has to say and to open. */
export function withPlaceAsked(
  lead: Lead,
  berth: Berth | undefined,
  text: string,
  link: MailLink,
): MailBlock[] {
  const asked = askedPlace(lead, berth);
  if (!asked) return [paragraph(text), button(link.text, link.href)];
  const { title, why } = placeAsks[asked];
  const tell = { text: 'Tell us where it is', href: partAddress(lead, 'place') };
  return [paragraph(`${title} ${why}`), paragraph(text), answers(tell, link)];
}

/** Whether the boat will be ready, and where it is. */
export const readyQuestion = (lead: Lead, visit: Pick<Visit, 'start'>, berth?: Berth): MailBlock[] =>
  withPlaceAsked(lead, berth, questionText(lead, visit), {
    text: 'Tell us it’s ready',
    href: partAddress(lead, 'ready', visit.start),
  });
