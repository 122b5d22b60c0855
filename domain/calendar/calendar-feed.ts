import { business } from '../business.ts';
import type { Boat } from '../customer/customer.ts';
import type { Lead } from '../lead.ts';
import { serviceText } from '../lead-words.ts';
import { addDays } from '../los-angeles.ts';
import { returnMark } from '../visit/return-visit.ts';
import { endOfVisit, type Visit } from '../visit/visit.ts';
import { visitTitle } from '../visit/visit-name.ts';
import { calendarOf, type FeedEvent } from './calendar.ts';

export const feedDays = { back: 60, ahead: 200 } as const;

/** Where the owner has to go, as far as it may stand on a lock screen: never a gate code. */
const placeOf = ({ address, city }: Lead, boat: Boat | undefined): string => {
  const { marina, dock, slip } = boat?.berth ?? {};
  const berth = [marina, dock && `dock ${dock}`, slip && `slip ${slip}`].filter(Boolean);
  return (berth.length > 0 ? [...berth, city] : [address, city]).filter(Boolean).join(', ');
};

function eventOf(visit: Visit, lead: Lead, boat: Boat | undefined, siteUrl: string): FeedEvent {
  return {
    uid: visit.uid,
    sequence: visit.sequence,
    start: visit.start,
    end: endOfVisit(visit),
    summary: `${lead.full_name}, ${visitTitle(returnMark(lead, visit), serviceText(lead))}`,
    location: placeOf(lead, boat),
    url: `${siteUrl}/admin?lead=${lead.id}`,
    stamp: visit.ended_at ?? visit.sent_at ?? visit.booked_at,
    canceled: visit.status === 'canceled' || visit.status === 'missed',
  };
}

export interface FeedLead {
  readonly lead: Lead;
  readonly boat: Boat | undefined;
}

/** Name, place and package of each visit, nothing else. Canceled visits stay, so that a phone takes them out. */
export function calendarFeed(leads: readonly FeedLead[], siteUrl: string, now: string): string {
  const from = addDays(now, -feedDays.back);
  const to = addDays(now, feedDays.ahead);
  const events = leads
    .flatMap(({ lead, boat }) =>
      (lead.visits ?? [])
        .filter(({ start }) => start >= from && start <= to)
        .map((visit) => eventOf(visit, lead, boat, siteUrl)),
    )
    .sort((a, b) => a.start.localeCompare(b.start) || a.uid.localeCompare(b.uid));
  return calendarOf(events, { name: `${business.name}: visits`, refreshMinutes: 15 });
}
