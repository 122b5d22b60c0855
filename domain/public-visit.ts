import * as z from 'zod';
import { Instant } from './ids.ts';
import { Visit } from './visit.ts';

/** What the customer sees of a visit. */
export const PublicVisit = z.strictObject({
  uid: z.string(),
  start: Instant,
  hours: Visit.shape.hours,
  status: Visit.shape.status,
  sequence: Visit.shape.sequence,
  /** When it was last booked, moved or called off: the version of its calendar entry. */
  changed_at: Instant,
});
export type PublicVisit = z.infer<typeof PublicVisit>;

/** The visits of a lead as its customer sees them, soonest first. */
export const publicVisits = (visits: readonly Visit[]): PublicVisit[] =>
  [...visits]
    .sort((a, b) => a.start.localeCompare(b.start))
    .map(({ uid, start, hours, status, sequence, booked_at, sent_at, ended_at }) => ({
      uid,
      start,
      hours,
      status,
      sequence,
      changed_at: ended_at ?? sent_at ?? booked_at,
    }));
