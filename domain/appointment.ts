import { appointmentHours } from './estimates.ts';
import type { Lead, LeadUpdate, SentAppointment } from './lead.ts';
import type { Editor, LeadChange } from './lead-change.ts';
import { formatAppointment, formatMoment } from './los-angeles.ts';
import { newEntry } from './new-entry.ts';

/** The admin's value, else by the boat's length. */
export const hoursOf = ({ appointment_hours, length_ft }: Pick<Lead, 'appointment_hours' | 'length_ft'>) =>
  appointment_hours ?? appointmentHours(length_ft);

type Sequenced = Pick<Lead, 'appointment_sent' | 'sequence_lost'>;

/** The highest SEQUENCE that a calendar file of the lead may have used; -1 for none. */
const lastSequence = ({ appointment_sent, sequence_lost = -1 }: Sequenced): number =>
  Math.max(appointment_sent?.sequence ?? -1, sequence_lost);

/** For a claim that was abandoned, so its calendar file may have been sent. */
export const sequenceThatMayBeUsed = (lead: Sequenced): number => lastSequence(lead) + 1;

/**
 * SEQUENCE starts at 0 and rises with every other time or length, and when a canceled appointment is set again; the
 * same appointment mailed twice keeps it, unless an email in between may have used another.
 */
export function nextAppointment(
  lead: Pick<Lead, 'appointment_hours' | 'length_ft'> & Sequenced,
  scheduled_at: string,
  now: string,
): SentAppointment {
  const hours = hoursOf(lead);
  const { appointment_sent: last } = lead;
  const isSame =
    last?.scheduled_at === scheduled_at &&
    last.hours === hours &&
    !last.canceled_at &&
    last.sequence === lastSequence(lead);
  const sequence = lastSequence(lead) + (isSame ? 0 : 1);
  return { scheduled_at, hours, sequence, sent_at: now };
}

export const canceledAppointment = (
  sent: SentAppointment,
  lead: Sequenced,
  now: string,
): SentAppointment => ({
  ...sent,
  sequence: lastSequence(lead) + 1,
  canceled_at: now,
});

/** The mailed appointment that a change of the lead cancels, if any. */
export function appointmentCalledOff(
  { appointment_sent }: Pick<Lead, 'appointment_sent'>,
  { status }: Pick<LeadUpdate, 'status'>,
): SentAppointment | undefined {
  return status === 'CANCELED' && !appointment_sent?.canceled_at ? appointment_sent : undefined;
}

/** `Thursday, March 19, 8:00 AM to 11:00 AM`, as read on the day of its last email. */
export const whenOf = ({ scheduled_at, hours, sent_at, canceled_at = sent_at }: SentAppointment): string =>
  formatAppointment(scheduled_at, hours, canceled_at);

/** The appointment that a new one replaces; undefined if none stands, or for the same time. */
export function movedFrom(
  { appointment_sent: before }: Pick<Lead, 'appointment_sent'>,
  { scheduled_at }: SentAppointment,
): SentAppointment | undefined {
  return before?.canceled_at || before?.scheduled_at === scheduled_at ? undefined : before;
}

/** `Moved from Sun, Mar 8, 9:00 AM to Mon, Mar 9, 9:00 AM`, or just the time if it was not moved. */
export function noteOf(appointment: SentAppointment, before: SentAppointment | undefined): string {
  const momentOf = ({ scheduled_at }: SentAppointment) => formatMoment(scheduled_at, appointment.sent_at);
  return before ? `Moved from ${momentOf(before)} to ${momentOf(appointment)}` : whenOf(appointment);
}

/** Applied once it was mailed; `before` is the appointment it replaces. */
export function appointmentSent(
  lead_id: string,
  appointment: SentAppointment,
  before: SentAppointment | undefined,
  { admin, now }: Editor,
): LeadChange {
  const note = noteOf(appointment, before);
  const trace = { lead_id, status: 'Appointment emailed', note, is_public: false };
  const told = { lead_id, status: 'SCHEDULED', note, is_public: true, mailed: true } as const;
  return {
    fields: {
      scheduled_at: appointment.scheduled_at,
      status: 'SCHEDULED',
      appointment_sent: appointment,
    },
    entries: [newEntry(trace, admin, now), newEntry(told, admin, now)],
  };
}

/** Why an appointment is refused; undefined if it is fine. A past one must be confirmed. */
export const appointmentProblem = (
  scheduled_at: string,
  past: boolean | undefined,
  now: string,
): string | undefined =>
  scheduled_at < now && past !== true
    ? 'This time is in the past. Choose another time, or confirm this one.'
    : undefined;

/** Applied once it was mailed; `changes` cancel the lead and may hold more. */
export function cancellationSent(
  lead_id: string,
  canceled: SentAppointment,
  changes: LeadUpdate,
  { admin, now }: Editor,
): LeadChange {
  const trace = { lead_id, status: 'Cancellation emailed', note: whenOf(canceled), is_public: false };
  const told = { lead_id, status: 'CANCELED', is_public: true, mailed: true } as const;
  return {
    fields: { ...changes, appointment_sent: canceled },
    entries: [newEntry(trace, admin, now), newEntry(told, admin, now)],
  };
}
