import type { Lead } from '../lead.ts';
import { dayOf, formatTime, formatWeekday } from '../los-angeles.ts';
import { capitalized } from '../plain-text.ts';
import { beforeTax, rangeText } from '../price/price-words.ts';
import type { Status } from '../statuses.ts';
import { comingVisits } from '../visit/coming-visits.ts';
import { greeting } from './greeting-name.ts';

const templateKinds = ['access', 'photos', 'price', 'late', 'weather'] as const;
export type TemplateKind = (typeof templateKinds)[number];

export interface MessageTemplate {
  readonly kind: TemplateKind;
  readonly label: string;
  readonly text: string;
}

type Written = Pick<Lead, 'full_name' | 'status' | 'offer_sent' | 'offer_answer' | 'visits'>;

/** Once the work is done or called off, neither access nor photos are asked for. */
const isOver: Readonly<Partial<Record<Status, true>>> = { COMPLETED: true, CANCELED: true };

interface VisitSky {
  readonly start: string;
  readonly weather?: { readonly over?: readonly string[] | undefined } | undefined;
}

/** `forecast`: the visits' weather, as far as it is known; the owner writes of what is over the limits. */
export function messageTemplates(
  lead: Written,
  now: string,
  forecast: readonly VisitSky[] = [],
): MessageTemplate[] {
  const { full_name, status, offer_sent, offer_answer, visits = [] } = lead;
  const hi = `${greeting(full_name)}, `;
  const [next] = comingVisits(visits, now);
  const isToday = next !== undefined && dayOf(next.start) === dayOf(now);
  const when = next && `${formatWeekday(next.start, now)} at ${formatTime(next.start)}`;
  const { over = [] } = forecast.find(({ start }) => start === next?.start)?.weather ?? {};
  const sky = over.join(' and ');
  const texts: Readonly<Record<TemplateKind, readonly [label: string, text: string | undefined]>> = {
    access: [
      'Ask about access',
      isOver[status]
        ? undefined
        : `${hi}how do we get to your boat? Please tell us about the gate and parking, and how far water and power are from it.`,
    ],
    photos: [
      'Ask for photos',
      isOver[status]
        ? undefined
        : `${hi}could you send us two or three photos of your boat? They help us get your price right. You can add them on your page.`,
    ],
    price: [
      'Follow up on the price',
      status === 'OFFER_SENT' && offer_sent && offer_answer?.answer !== 'yes'
        ? `${hi}did you get a chance to look at your price, ${rangeText(offer_sent)} ${beforeTax}? If anything’s unclear, just ask.`
        : undefined,
    ],
    late: [
      'Running late',
      isToday
        ? `${hi}we’re running about 30 minutes late for ${formatTime(next.start)} today. Sorry about that, we’ll be there as soon as we can.`
        : undefined,
    ],
    weather: [
      `${capitalized(sky)} in the forecast`,
      when && sky
        ? `${hi}there’s ${sky} in the forecast for ${when}. We can keep the time and see, or find you another day. Which do you prefer?`
        : undefined,
    ],
  };
  return templateKinds.flatMap((kind) => {
    const [label, text] = texts[kind];
    return text === undefined ? [] : [{ kind, label, text }];
  });
}

/** What is worth writing when a status is set by hand: the page tells the customer that it was. */
export const templateOfStatus: Readonly<Partial<Record<Status, TemplateKind>>> = {
  CONTACTED: 'photos',
  NEEDS_ACCESS_REVIEW: 'access',
};
