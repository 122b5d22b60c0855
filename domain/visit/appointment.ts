import type { Lead, SentAppointment } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { addHours, formatAppointment, formatMoment, formatTime } from '../los-angeles.ts';
import { newEntry } from '../timeline.ts';
import { movedText } from './moved-words.ts';
import { returnMark } from './return-visit.ts';
import { activeVisits, endOfVisit, nextVisit, stampedAt, type Visit } from './visit.ts';
import type { BookedVisit } from './visit-booking.ts';
import { withVisit } from './visit-booking.ts';
import { markNotified } from './visit-notice.ts';

export const appointmentOfVisit = (visit: Visit, lead: Pick<Lead, 'completed_at'>): SentAppointment => ({
  uid: visit.uid,
  scheduled_at: visit.start,
  hours: visit.hours,
  sequence: visit.sequence,
  sent_at: stampedAt(visit),
  ...(visit.status === 'canceled' && { canceled_at: visit.ended_at ?? visit.booked_at }),
  ...returnMark(lead, visit),
});

const byStart = (a: Visit, b: Visit): number => a.start.localeCompare(b.start);

/** The visit that a lead is about now: one underway, the next planned one, or the last that there was. */
function currentVisit({ visits = [] }: Pick<Lead, 'visits'>): Visit | undefined {
  const underway = visits.find(({ status }) => status === 'underway');
  return underway ?? nextVisit(visits) ?? [...visits].sort(byStart).at(-1);
}

export function appointmentOf(lead: Pick<Lead, 'visits' | 'completed_at'>): SentAppointment | undefined {
  const visit = currentVisit(lead);
  return visit && appointmentOfVisit(visit, lead);
}

/** The visits that the customer counts on and that a change of the lead calls off. */
export const visitsCalledOff = (
  { visits = [], email }: Pick<Lead, 'visits' | 'email'>,
  { status }: { readonly status?: Lead['status'] | undefined },
): Visit[] =>
  status === 'CANCELED' && email !== undefined
    ? activeVisits(visits)
        .filter(({ sent_at }) => sent_at !== undefined)
        .sort(byStart)
    : [];

/** `Thursday, March 19, 8:00 AM to 11:00 AM`, as read on the day on which its last email was sent. */
export const whenOf = ({ scheduled_at, hours, sent_at, canceled_at = sent_at }: SentAppointment): string =>
  formatAppointment(scheduled_at, hours, canceled_at);

/** The time before this one; undefined when the customer counts on none, or on this very time. */
export function movedFrom({ visit, before }: BookedVisit): string | undefined {
  if (visit.moved_from !== undefined) return visit.moved_from;
  return before?.status === 'planned' && before.start !== visit.start ? before.start : undefined;
}

/** The length that the customer was emailed, where only that changes. */
function lengthBefore({ visit, before }: BookedVisit): number | undefined {
  const isKnown = before?.status === 'planned' && before.sent_at !== undefined;
  return isKnown && before.start === visit.start && before.hours !== visit.hours ? before.hours : undefined;
}

/** Whether the customer counts on another time, or on another end of this one. */
export const isMoved = (booked: BookedVisit): boolean =>
  movedFrom(booked) !== undefined || lengthBefore(booked) !== undefined;

/**
 * `Moved from Sun, Mar 8, 9:00 AM to Mon, Mar 9, 9:00 AM`, with the ends where only those differ, or when it is, for
 * one that was not moved.
 */
export function noteOf(booked: BookedVisit, now: string): string {
  const before = movedFrom(booked);
  const { start, hours } = booked.visit;
  if (before) return movedText(formatMoment(before, now), formatMoment(start, now));
  const length = lengthBefore(booked);
  if (length === undefined) return formatAppointment(start, hours, now);
  const day = formatMoment(start, now);
  const until = (span: number): string => formatTime(addHours(start, span));
  return movedText(`${day}–${until(length)}`, `${day}–${until(hours)}`);
}

/** Whether a visit is only noted: it is over, and the customer counts on none to come in its place. */
export function isNotedLater({ visit, before }: BookedVisit, now: string): boolean {
  const isAwaited = before?.status === 'planned' && before.sent_at !== undefined && endOfVisit(before) > now;
  return endOfVisit(visit) <= now && !isAwaited;
}

/** `noted` is a visit that is over: it counts as told. */
export function visitBooked(
  lead: Lead,
  booked: BookedVisit,
  { admin, now }: Editor,
  mailed: 'mailed' | 'not-mailed' | 'noted',
): LeadChange {
  const lead_id = lead.id;
  const note = noteOf(booked, now);
  const wasMailed = mailed === 'mailed';
  const trace = {
    lead_id,
    status: wasMailed ? 'Appointment emailed' : 'Appointment set',
    note,
    is_public: false,
  };
  const shown = {
    lead_id,
    status: 'SCHEDULED',
    note,
    is_public: true,
    ...(wasMailed && { mailed: true as const }),
  };
  const { visit } = booked;
  const [next = visit] =
    mailed === 'not-mailed' ? [] : markNotified([visit], visit, wasMailed ? now : undefined);
  const isUnderway = lead.visits?.some(({ status }) => status === 'underway') ?? false;
  return {
    fields: {
      ...(!isUnderway && { status: 'SCHEDULED' as const }),
      ...(lead.visit_lost && { visit_lost: null }),
    },
    visits: withVisit(lead.visits ?? [], next),
    entries: [newEntry(trace, admin, now), ...(isUnderway ? [] : [newEntry(shown, admin, now)])],
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
