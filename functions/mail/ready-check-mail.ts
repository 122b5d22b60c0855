import { promises } from '#domain/business.ts';
import type { Berth } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { formatMoment, formatNearDay, formatSlot, formatTime } from '#domain/los-angeles.ts';
import { capitalized, listed } from '#domain/plain-text.ts';
import type { VisitWeather } from '#domain/sky/weather.ts';
import { comingVisits } from '#domain/visit/coming-visits.ts';
import { askedOf, type ReadyItem } from '#domain/visit/ready.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { greeted, serviceOf, whereOf } from './lead-facts.ts';
import { facts, type MailBlock, paragraph } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import { readyQuestion } from './ready-question.ts';
import type { Mail } from './send-mail.ts';

function wishText({ start }: NonNullable<Visit['move_wish']>, now: string): string {
  const asked = `You asked for ${formatMoment(start, now)} instead`;
  return start > now
    ? `${asked}. Until we confirm that, this time stands.`
    : `${asked}, and we didn’t confirm that in time. This time stands.`;
}

const itemWords: Readonly<Record<ReadyItem, string>> = {
  water: 'water',
  power: 'power',
  access: 'gate',
  boat: 'boat',
};

const weatherTexts = {
  rain: `Rain is in the forecast for that time. ${promises.rain}`,
  wind: 'Strong wind is in the forecast for that time. If it’s too much for the work, we’ll reschedule for free.',
} as const;

const weatherBlocks = ({ over = [] }: Pick<VisitWeather, 'over'> = {}): MailBlock[] =>
  over.map((kind) => paragraph(weatherTexts[kind]));

function otherDays({ visits = [] }: Lead, visit: Visit, now: string): MailBlock[] {
  const before = comingVisits(visits, now).filter(({ start }) => start < visit.start);
  if (before.length === 0) return [];
  const days = listed(before.map(({ start }) => formatMoment(start, now)));
  return [paragraph(`You’re also booked for ${days}. This is about the appointment after that.`)];
}

/** To the customer, before a visit: when it is, and whether the boat is ready. */
export function readyCheckMail(
  lead: Lead,
  visit: Visit,
  now: string,
  {
    berth,
    weather,
  }: { readonly berth?: Berth | undefined; readonly weather?: VisitWeather | undefined } = {},
): Mail {
  const { start, hours, move_wish, move_offer } = visit;
  const when = `${formatNearDay(start, now)} at ${formatTime(start)}`;
  return mailOf('ready-check', lead, `Is your boat ready? We’re coming ${when}`, {
    preview: `${capitalized(
      askedOf(lead)
        .map((item) => itemWords[item])
        .join(', '),
    )}: one tap tells us.`,
    heading: greeted(lead, `we’ll be there ${when}.`),
    packageId: lead.requested_service,
    blocks: [
      ...(move_offer?.times.some((time) => time > now)
        ? [paragraph('We also offered you other times for this visit. Until you pick one, this time stands.')]
        : []),
      ...otherDays(lead, visit, now),
      ...readyQuestion(lead, visit, berth),
      facts(
        ['When', `${formatSlot(start, hours, now)} PT`],
        ['Where', whereOf(lead)],
        ['Service', serviceOf(lead)],
        ['Boat', boatText(lead)],
      ),
      ...weatherBlocks(weather),
      ...(move_wish ? [paragraph(wishText(move_wish, now))] : []),
      paragraph('Something’s not right? Say so on the same page, and we’ll sort it out before we head out.'),
    ],
  });
}
