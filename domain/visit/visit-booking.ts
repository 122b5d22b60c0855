import { business } from '../business.ts';
import type { Lead } from '../lead.ts';
import { movesAfter } from './move-limit.ts';
import { heldHours, nextVisit, type Visit } from './visit.ts';
import { highestSequence } from './visit-sequence.ts';

/** Which visit a time is for: a named one, one more, or the next planned one (the first, if there is none). */
export interface BookingWish {
  readonly start: string;
  readonly hours: number;
  readonly visit_id?: string | undefined;
  readonly add?: boolean | undefined;
  readonly overlap?: boolean | undefined;
}

export interface BookedVisit {
  readonly visit: Visit;
  readonly before?: Visit;
}

/** A lead whose only visits were called off takes up the last of them again: its calendar entry comes back. */
export const visitToBook = (visits: readonly Visit[]): Visit | undefined =>
  nextVisit(visits) ?? (visits.every(({ status }) => status === 'canceled') ? visits.at(-1) : undefined);

function movedVisit(visits: readonly Visit[], { visit_id, add }: BookingWish): Visit | undefined {
  if (visit_id !== undefined) return visits.find(({ id }) => id === visit_id);
  return add ? undefined : visitToBook(visits);
}

/** Whether the owner meant it to overlap another visit: they say so now, or did of this time and length. */
export function isOverlapMeant(visits: readonly Visit[], wish: BookingWish): boolean {
  if (wish.overlap) return true;
  const before = movedVisit(visits, wish);
  return (
    before?.status === 'planned' &&
    before.overlap === true &&
    before.start === wish.start &&
    wish.hours <= heldHours(before)
  );
}

/** UID of a lead's first visit, whose calendar entry was once the lead's own. */
export const appointmentUid = (leadId: string): string => `${leadId.toLowerCase()}@${business.domain}`;

const uidOf = (visits: readonly Visit[], leadId: string, visitId: string): string =>
  visits.length === 0 ? appointmentUid(leadId) : `${visitId.toLowerCase()}@${business.domain}`;

/** Fields kept when a visit is rebooked; a new time drops what was said about the old one. */
function keptOf(before: Visit, isSameTime: boolean, now: string): Visit {
  const {
    started_at,
    ended_at,
    sequence_lost,
    overlap,
    move_offer,
    move_wish,
    cancel_wish,
    move_asked,
    canceled_by,
    canceled_why,
    ready,
    moved_from,
    ...others
  } = before;
  const { hours_draft: _, ...kept } = others;
  if (isSameTime) {
    const asked = { ...(cancel_wish && { cancel_wish }), ...(move_asked && { move_asked }) };
    const said = { ...(ready && { ready }), ...asked };
    return { ...kept, ...said, ...(moved_from && { moved_from }) };
  }
  const { on_my_way_at, late, ...rest } = kept;
  const freed = before.status === 'planned' && { freed: { start: before.start, at: now } };
  return { ...rest, booked_at: now, ...freed };
}

/** The same time and length keep the sequence, unless a calendar file in between may have stated another. */
export function bookVisit(
  lead: Pick<Lead, 'id' | 'visits' | 'visit_lost'>,
  wish: BookingWish,
  freshId: string,
  now: string,
): BookedVisit {
  const visits = lead.visits ?? [];
  const before = movedVisit(visits, wish);
  const { start, hours } = wish;
  const overlap = wish.overlap ? ({ overlap: true } as const) : {};
  if (!before) {
    const lost = wish.add ? undefined : lead.visit_lost;
    const visit: Visit = {
      id: lost?.id ?? freshId,
      uid: lost?.uid ?? uidOf(visits, lead.id, freshId),
      sequence: lost ? lost.sequence + 1 : 0,
      start,
      hours,
      status: 'planned',
      booked_at: now,
      moves: 0,
      ...overlap,
    };
    return { visit };
  }
  const isSameTime = before.status === 'planned' && before.start === start;
  const isSame =
    isSameTime &&
    before.hours === hours &&
    before.told === before.sequence &&
    before.sequence === highestSequence(before);
  // Confirmed by the owner, it is still a move of the customer's own.
  const wished = !isSameTime && before.status === 'planned' ? before.move_wish : undefined;
  // The customer moves the visit as long as they know it.
  const isDraftKept = before.status === 'planned' && before.hours_draft && before.hours === hours;
  return {
    before,
    visit: {
      ...keptOf(before, isSameTime, now),
      start,
      hours,
      status: 'planned',
      sequence: isSame ? before.sequence : highestSequence(before) + 1,
      moves: wished?.start === start ? movesAfter(before, wished.at) : before.moves,
      ...(isDraftKept && { hours_draft: before.hours_draft }),
      ...overlap,
    },
  };
}

export const withVisit = (visits: readonly Visit[], next: Visit): Visit[] =>
  visits.some(({ id }) => id === next.id)
    ? visits.map((visit) => (visit.id === next.id ? next : visit))
    : [...visits, next];
