import * as z from 'zod';
import { Instant } from '../ids.ts';
import type { Lead } from '../lead.ts';
import { addHours } from '../los-angeles.ts';
import { printedFreeUntil } from './free-change.ts';
import { maxMoves } from './move-limit.ts';
import { asksReady } from './reminders.ts';
import { returnMark } from './return-visit.ts';
import { Late, stampedAt, Visit } from './visit.ts';
import { waitsToCancel, waitsToMove } from './written-wish.ts';

export const PublicVisit = z.strictObject({
  uid: z.string(),
  start: Instant,
  hours: Visit.shape.hours,
  status: Visit.shape.status,
  /** Booked after the job was done. */
  is_return: z.literal(true).optional(),
  sequence: Visit.shape.sequence,
  /** When it was last booked, moved or called off: the version of its calendar entry. */
  changed_at: Instant,
  /** Until when it can be moved and canceled for free; absent for one booked later than that. */
  free_until: Instant.optional(),
  moves_left: z.int().min(0),
  canceled_by: Visit.shape.canceled_by,
  canceled_why: Visit.shape.canceled_why,
  /** They asked us to cancel it; `waits` until we answer. */
  cancel_asked: z.enum(['waits', 'answered']).optional(),
  /** They wrote that they need to move it, and we haven't answered. */
  move_asked: z.literal('waits').optional(),
  /** It is time to say whether the boat is ready. */
  asks_ready: z.boolean(),
  ready: Visit.shape.ready,
  /** Other times that the owner offers; those that are taken since are left out. */
  move_offer: Visit.shape.move_offer,
  move_wish: Visit.shape.move_wish,
  on_my_way_at: Visit.shape.on_my_way_at,
  /** Until the work starts. */
  late: Late.extend({ at: Instant.optional() }).optional(),
  started_at: Visit.shape.started_at,
  /** About when the work is done, where its start is known. */
  done_about: Instant.optional(),
});
export type PublicVisit = z.infer<typeof PublicVisit>;

/** How the day goes, until the visit is over. */
function dayOfVisit({ status, hours, on_my_way_at, late, started_at }: Visit): Partial<PublicVisit> {
  if (status !== 'planned' && status !== 'underway') return {};
  const { about, why, at, on_again } = late ?? {};
  const begin = status === 'underway' ? started_at : about;
  return {
    ...(on_my_way_at && { on_my_way_at }),
    ...(late &&
      status === 'planned' && {
        late: { ...(about ? { about } : { at }), ...(why && { why }), ...(on_again && { on_again }) },
      }),
    ...(status === 'underway' && started_at && { started_at }),
    ...(begin && { done_about: addHours(begin, hours) }),
  };
}

type SeenLead = Pick<Lead, 'unanswered' | 'wrote_at' | 'completed_at'>;

const cancelAsked = (visit: Visit, lead: SeenLead): Pick<PublicVisit, 'cancel_asked'> =>
  visit.cancel_wish ? { cancel_asked: waitsToCancel(visit, lead) ? 'waits' : 'answered' } : {};

/** A visit as its customer sees it. `isTaken` tells which of the offered times are gone. */
function publicVisit(
  visit: Visit,
  isTaken: (start: string) => boolean,
  now: string,
  lead: SeenLead,
): PublicVisit {
  const { uid, start, hours, status, sequence, canceled_by, canceled_why } = visit;
  const { ready, move_offer, move_wish, moves } = visit;
  const until = status === 'planned' ? printedFreeUntil(visit) : undefined;
  return {
    uid,
    start,
    hours,
    status,
    ...returnMark(lead, visit),
    sequence,
    changed_at: visit.ended_at ?? stampedAt(visit),
    ...(until !== undefined && { free_until: until }),
    moves_left: Math.max(0, maxMoves - moves),
    asks_ready: asksReady(visit, now),
    ...(canceled_by && { canceled_by }),
    ...(canceled_why && { canceled_why }),
    ...cancelAsked(visit, lead),
    ...(waitsToMove(visit, lead) && { move_asked: 'waits' as const }),
    ...(ready && { ready }),
    ...(move_offer && {
      move_offer: { ...move_offer, times: move_offer.times.filter((time) => time > now && !isTaken(time)) },
    }),
    ...(move_wish && { move_wish }),
    ...(status === 'missed' && visit.started_at && { started_at: visit.started_at }),
    ...dayOfVisit(visit),
  };
}

export const publicVisits = (
  visits: readonly Visit[],
  isTaken: (start: string, visit: Visit) => boolean,
  now: string,
  lead: SeenLead = {},
): PublicVisit[] =>
  [...visits]
    .sort((a, b) => a.start.localeCompare(b.start))
    .map((visit) => publicVisit(visit, (start) => isTaken(start, visit), now, lead));
