import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { formatMoment } from '../los-angeles.ts';
import type { Settings } from '../settings.ts';
import { newEntry } from '../timeline.ts';
import { isMoveOpen, onAgainWhy } from './called-off.ts';
import { isInTimeOff } from './open-times.ts';
import { visitAt } from './reminders.ts';
import { type MoveOffer, plannedVisits, type Visit } from './visit.ts';
import { withVisit } from './visit-booking.ts';

/** Names an offer of other times for a visit at one time. */
const offerAt = (visit: Visit, { at }: Pick<MoveOffer, 'at'>): string => `${visitAt(visit)} ${at}`;

interface OfferedVisit {
  readonly visit: Visit;
  readonly offer: MoveOffer;
}

/** Whether there is one of them left to pick. */
export const hasTimeLeft = ({ times }: Pick<MoveOffer, 'times'>, now: string): boolean =>
  times.some((time) => time > now);

/** Other times stay offered beside the one that is ours to keep again. */
export const mayStay = ({ is_off: _, ...offer }: MoveOffer): MoveOffer => ({
  ...offer,
  why: onAgainWhy,
});

/** A visit as its settings let it stand: once the time off is taken back for which others were offered, it may stay. */
export function asItStands(visit: Visit, settings: Pick<Settings, 'time_off'>): Visit {
  const { move_offer, start, hours } = visit;
  return move_offer?.is_off && !isInTimeOff(settings, start, hours)
    ? { ...visit, move_offer: mayStay(move_offer) }
    : visit;
}

/** The soonest visit for which the customer can pick one of the times that the owner offered. */
export function waitingMove({ visits = [] }: Pick<Lead, 'visits'>, now: string): OfferedVisit | undefined {
  const visit = plannedVisits(visits).find((planned) => isMoveOpen(planned, now));
  return visit?.move_offer && { visit, offer: visit.move_offer };
}

/** The visit that an offer of other times is about, while it is where it was and one of the times is to come. */
export function offeredVisit(
  { visits = [] }: Pick<Lead, 'visits'>,
  about: string | undefined,
  now: string,
): OfferedVisit | undefined {
  for (const visit of visits) {
    const { status, start, move_offer: offer } = visit;
    if (status !== 'planned' || start <= now || !offer || offerAt(visit, offer) !== about) continue;
    return hasTimeLeft(offer, now) ? { visit, offer } : undefined;
  }
  return undefined;
}

/** The owner offers other times for a visit, for the weather or reasons of their own: nothing moves until the customer chooses. */
export function moveOffered(
  lead: Lead,
  visit: Visit,
  { times, ...said }: Omit<MoveOffer, 'at' | 'times'> & { readonly times: readonly string[] },
  { admin, now }: Editor,
): LeadChange {
  const lead_id = lead.id;
  const note = `${said.why} Instead of ${formatMoment(visit.start, now)}: ${times.map((time) => formatMoment(time, now)).join('; ')}`;
  const offered = { lead_id, status: 'Other times offered', note, is_public: true };
  return {
    fields: { updated_at: now },
    visits: withVisit(lead.visits ?? [], { ...visit, move_offer: { times: [...times], ...said, at: now } }),
    keepsDraft: true,
    entries: [newEntry({ ...offered, ...(lead.email && { mailed: true as const }) }, admin, now)],
    tasks:
      lead.email === undefined
        ? []
        : [{ kind: 'move-offer', about: offerAt(visit, { at: now }), due_at: now }],
  };
}
