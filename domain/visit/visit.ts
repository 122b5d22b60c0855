import * as z from 'zod';
import { Instant, sortableId } from '../ids.ts';
import { addHours } from '../los-angeles.ts';
import { areaOfAddress } from '../place/area-places.ts';
import type { Status } from '../statuses.ts';

export const visitStatuses = ['planned', 'underway', 'done', 'missed', 'canceled'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

export const VisitId = z.string().regex(sortableId);

/** Hours that a visit may take: half an hour to a day, in half hours. */
export const VisitHours = z.number().min(0.5).max(24).multipleOf(0.5);

/** null: they haven't said yet. */
export const ReadyCheck = z.strictObject({
  water: z.boolean().nullable(),
  power: z.boolean().nullable(),
  /** The gate is open, or there is a key. */
  access: z.boolean().nullable(),
  boat: z.boolean().nullable(),
});
export type ReadyCheck = z.infer<typeof ReadyCheck>;

/** With the words of what isn't right, until all is ready. */
export const SaidReady = ReadyCheck.extend({ wrong: z.string().optional() });
export type SaidReady = z.infer<typeof SaidReady>;

export const MoveOffer = z.strictObject({
  times: z.array(Instant).max(3),
  why: z.string(),
  at: Instant,
  /** The visit lies in the owner's time off, so it can't stay. */
  is_off: z.literal(true).optional(),
});
export type MoveOffer = z.infer<typeof MoveOffer>;

/** In the owner's words, for the customer. */
export const Late = z.strictObject({
  about: Instant.optional(),
  why: z.string().optional(),
  /** Nobody said so: a miss was taken back after the planned start. */
  on_again: z.literal(true).optional(),
});
export type Late = z.infer<typeof Late>;

export const maxVisits = 60;

/** One stay at the boat. A lead has one or more; each is a calendar entry of its own. */
export const Visit = z.strictObject({
  id: VisitId,
  /** The calendar entry's UID. The first visit of a lead has the lead's. */
  uid: z.string(),
  /** Up by one with every new time, and with the cancellation (RFC 5545). */
  sequence: z.int().min(0),
  /** The sequence of a calendar file that may have gone out, as its email was left behind; the next is higher. */
  sequence_lost: z.int().min(0).optional(),
  /** The sequence that the customer was last emailed; another one owes an email. Absent before the first. */
  told: z.int().min(0).optional(),
  start: Instant,
  hours: VisitHours,
  /** Hours that the owner set and has not emailed: the customer still counts on `hours`. */
  hours_draft: VisitHours.optional(),
  status: z.enum(visitStatuses),
  booked_at: Instant,
  /** When the mail with this start and these hours went out; absent when nobody could be mailed. */
  sent_at: Instant.optional(),
  overlap: z.literal(true).optional(),
  on_my_way_at: Instant.optional(),
  /** The owner said that they run late: about when they start instead, if they know. */
  late: Late.extend({ at: Instant }).optional(),
  /** When it got underway, and when it ended: done, missed or canceled. */
  started_at: Instant.optional(),
  ended_at: Instant.optional(),
  /** How often the customer has moved it, free moves left out. */
  moves: z.int().min(0).default(0),
  /** The time from which the customer moved it, until they are emailed of the new one. */
  moved_from: Instant.optional(),
  /** The time that its last move left free. */
  freed: z.strictObject({ start: Instant, at: Instant }).optional(),
  canceled_by: z.literal('customer').optional(),
  /** When its customer canceled it, which we saw only after the work had begun. */
  cancel_missed_at: Instant.optional(),
  /** Why the owner canceled it, in their words to the customer. */
  canceled_why: z.string().optional(),
  /** What the customer says of the boat before the visit. */
  ready: SaidReady.extend({ at: Instant }).optional(),
  /** Other times that the owner offers, with the reason; a move to one of them is free and not counted. */
  move_offer: MoveOffer.optional(),
  /** The time that the customer would like instead, where the owner confirms moves. */
  move_wish: z.strictObject({ start: Instant, at: Instant }).optional(),
  /** The customer wrote that they need to cancel it, too late to do so by themselves. */
  cancel_wish: z.strictObject({ at: Instant }).optional(),
  /** As much of moving it. */
  move_asked: z.strictObject({ at: Instant }).optional(),
});
export type Visit = z.infer<typeof Visit>;

export const endOfVisit = ({ start, hours }: Pick<Visit, 'start' | 'hours'>): string =>
  addHours(start, hours);

/** Hours that its day keeps free: the longer of what was emailed and what is drafted. */
export const heldHours = ({ hours, hours_draft = 0 }: Pick<Visit, 'hours' | 'hours_draft'>): number =>
  Math.max(hours, hours_draft);

/** When its present time was booked or, if that was later, emailed: the DTSTAMP of its calendar entry. */
export const stampedAt = ({
  booked_at,
  sent_at = booked_at,
}: Pick<Visit, 'booked_at' | 'sent_at'>): string => (sent_at > booked_at ? sent_at : booked_at);

const byStart = (a: Visit, b: Visit): number => a.start.localeCompare(b.start);

export const plannedVisits = (visits: readonly Visit[]): Visit[] =>
  visits.filter(({ status }) => status === 'planned').sort(byStart);

/** The planned visit that comes first, past ones included: nobody has said yet that they took place. */
export const nextVisit = (visits: readonly Visit[]): Visit | undefined => plannedVisits(visits)[0];

export const lastVisitAt = (visits: readonly Visit[] = []): string | undefined =>
  visits
    .filter(({ status }) => status === 'done' || status === 'underway')
    .map(({ start }) => start)
    .sort()
    .at(-1);

export const areaOfLead = (lead: {
  readonly address?: string | undefined;
  readonly city?: string | undefined;
  readonly zip?: string | undefined;
}): string | undefined => areaOfAddress(lead);

export const activeVisits = (visits: readonly Visit[] = []): Visit[] =>
  visits.filter(({ status }) => status === 'planned' || status === 'underway');

export const waitsForTime = ({
  status,
  visits,
}: {
  readonly status: Status;
  readonly visits?: readonly Visit[] | undefined;
}): boolean =>
  status !== 'IN_PROGRESS' &&
  status !== 'COMPLETED' &&
  status !== 'CANCELED' &&
  activeVisits(visits).length === 0;
