import * as z from 'zod';
import { areaOfAddress } from './area-places.ts';
import { Instant, sortableId } from './ids.ts';
import { addHours } from './los-angeles.ts';

export const visitStatuses = ['planned', 'underway', 'done', 'missed', 'canceled'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

export const VisitId = z.string().regex(sortableId);

/** Hours that a visit may take: half an hour to a day, in half hours. */
export const VisitHours = z.number().min(0.5).max(24).multipleOf(0.5);

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
  status: z.enum(visitStatuses),
  booked_at: Instant,
  /** When the mail with this start and these hours went out; absent when nobody could be mailed. */
  sent_at: Instant.optional(),
  /** The owner knew that it overlaps another visit. */
  overlap: z.literal(true).optional(),
  /** When the owner said that they are on their way. */
  on_my_way_at: Instant.optional(),
  /** When it got underway, and when it ended: done, missed or canceled. */
  started_at: Instant.optional(),
  ended_at: Instant.optional(),
  /** How often the customer has moved it. */
  moves: z.int().min(0).default(0),
});
export type Visit = z.infer<typeof Visit>;

export const endOfVisit = ({ start, hours }: Pick<Visit, 'start' | 'hours'>): string =>
  addHours(start, hours);

const byStart = (a: Visit, b: Visit): number => a.start.localeCompare(b.start);

export const plannedVisits = (visits: readonly Visit[]): Visit[] =>
  visits.filter(({ status }) => status === 'planned').sort(byStart);

/** The planned visit that comes first, past ones included: nobody has said yet that they took place. */
export const nextVisit = (visits: readonly Visit[]): Visit | undefined => plannedVisits(visits)[0];

/** Where a lead's boat is, as one of the areas. */
export const areaOfLead = (lead: {
  readonly address?: string | undefined;
  readonly city?: string | undefined;
  readonly zip?: string | undefined;
}): string | undefined => areaOfAddress(lead);
