import * as z from 'zod';
import { Instant } from '../ids.ts';
import type { Lead } from '../lead.ts';
import type { LeadFields } from '../lead-change.ts';
import { endOfVisit, type Visit } from './visit.ts';
import { appointmentUid } from './visit-booking.ts';
import { mirroredStart } from './visit-changes.ts';

/** What a lead's row knew of its one appointment before there were visits. */
export const OldAppointments = z.object({
  appointment_sent: z
    .object({
      scheduled_at: Instant,
      hours: z.number(),
      sequence: z.int().min(0),
      sent_at: Instant,
      canceled_at: Instant.optional(),
    })
    .optional(),
  /** Of a calendar file that may have gone out. */
  sequence_lost: z.int().min(0).optional(),
});
export type OldAppointments = z.infer<typeof OldAppointments>;
type OldAppointment = NonNullable<OldAppointments['appointment_sent']>;

type Ended = Pick<Visit, 'status' | 'ended_at'>;

function stateOf(lead: Lead, { scheduled_at, hours, canceled_at }: OldAppointment, now: string): Ended {
  if (canceled_at) return { status: 'canceled', ended_at: canceled_at };
  // Canceled before a cancellation took an email.
  if (lead.status === 'CANCELED') return { status: 'canceled', ended_at: lead.updated_at };
  // What has passed without a word stays planned: only the owner knows whether it took place.
  if (lead.status !== 'COMPLETED' || scheduled_at > now) return { status: 'planned' };
  const end = endOfVisit({ start: scheduled_at, hours });
  return { status: 'done', ended_at: lead.completed_at ?? (end < now ? end : now) };
}

/** The visit that an appointment becomes. It keeps its calendar entry: UID and SEQUENCE are those that were mailed. */
export function visitOfAppointment(
  lead: Lead,
  old: OldAppointment,
  { sequence_lost = -1 }: Pick<OldAppointments, 'sequence_lost'>,
  id: string,
  now: string,
): Visit {
  return {
    id,
    uid: appointmentUid(lead.id),
    sequence: old.sequence,
    told: old.sequence,
    ...(sequence_lost > old.sequence && { sequence_lost }),
    start: old.scheduled_at,
    hours: old.hours,
    ...stateOf(lead, old, now),
    booked_at: old.sent_at,
    sent_at: old.sent_at,
    moves: 0,
  };
}

/** The calendar entry of an appointment that may have been mailed and was never booked: the next visit takes it up. */
export const lostVisit = (lead: Lead, sequence: number, id: string): LeadFields => ({
  visit_lost: { id, uid: appointmentUid(lead.id), sequence },
});

/** The fields by which a lead has its first visit. A date that was never mailed stays a draft. */
export const firstVisitFields = (lead: Lead, visit: Visit): LeadFields => ({
  visits: [visit],
  visits_version: 1,
  ...(lead.scheduled_at === visit.start && { scheduled_at: mirroredStart([visit]) ?? null }),
});
