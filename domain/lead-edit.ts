import { hoursOf, visitsCalledOff } from './appointment.ts';
import type { Lead, LeadUpdate } from './lead.ts';
import type { Editor, LeadChange } from './lead-change.ts';
import { wasMailed } from './mail-claim.ts';
import { correctsEmail } from './mail-problems.ts';
import { newEntry } from './new-entry.ts';
import { isByCustomer, type TimelineEntry } from './timeline.ts';
import { nextVisit, type Visit } from './visit.ts';
import { withVisit } from './visit-booking.ts';
import { cancelVisits, completeVisits } from './visit-changes.ts';
import { owesNews } from './visit-news.ts';
import { highestSequence } from './visit-sequence.ts';

/** The instant of an edit: now, but after what it has seen, whatever clock wrote that: the timeline sorts by it. */
const instantAfter = ({ updated_at }: Pick<Lead, 'updated_at'>, now: string): string =>
  updated_at < now ? now : new Date(Date.parse(updated_at) + 1).toISOString();

/** The lead's visits after an edit of its status or hours; undefined when they stay as they are. */
function visitsAfter(
  lead: Lead,
  { status, appointment_hours }: LeadUpdate,
  at: string,
): readonly Visit[] | undefined {
  const { visits } = lead;
  if (!visits) return undefined;
  if (status === 'COMPLETED') return completeVisits(visits, at).visits;
  if (status === 'CANCELED') return cancelVisits(visits, at).visits;
  const next = nextVisit(visits);
  if (appointment_hours === undefined || !next) return undefined;
  const hours = hoursOf({ ...lead, appointment_hours: appointment_hours ?? undefined });
  // The customer's calendar gets the new length with the next email.
  return next.hours === hours
    ? undefined
    : withVisit(visits, { ...next, hours, sequence: highestSequence(next) + 1 });
}

/** Why an edit is refused, as the admin reads it; undefined when it is not. */
export function editConflict(lead: Lead, changes: LeadUpdate): string | undefined {
  // Canceling a mailed appointment takes an email, of which the admin is asked first.
  if (visitsCalledOff(lead, changes).length > 0) {
    return 'An appointment was mailed in the meantime. Please try again.';
  }
  if (correctsEmail(lead, changes) && lead.mail_problem === undefined) {
    return 'The address is changed only when mails to it do not arrive.';
  }
  return undefined;
}

/**
 * What an edit does to a lead. A new status is told to the customer in the timeline, completion by email as
 * well; a corrected address is told to the admin alone, and has no mail problem any more.
 */
export function leadEdit(lead: Lead, changes: LeadUpdate, { admin, now }: Editor): LeadChange {
  const { status } = changes;
  const at = instantAfter(lead, now);
  const isNewStatus = status !== undefined && status !== lead.status;
  const isCorrected = correctsEmail(lead, changes);
  // Once per lead: whoever sets it again later mails nobody.
  const isFirstCompletion = isNewStatus && status === 'COMPLETED' && lead.completed_at === undefined;
  const visits =
    isNewStatus || changes.appointment_hours !== undefined ? visitsAfter(lead, changes, at) : undefined;
  const calledOff = visits?.some((visit) => visit.status === 'canceled' && owesNews(visit)) ?? false;
  // Not the address itself: it would outlive the next correction.
  const correction = { lead_id: lead.id, status: 'Email corrected', is_public: false };
  return {
    fields: {
      ...changes,
      ...(isCorrected && { mail_problem: null }),
      ...(isFirstCompletion && { completed_at: at }),
      updated_at: at,
    },
    entries: [
      ...(isNewStatus ? [newEntry({ lead_id: lead.id, status, is_public: true }, admin, at)] : []),
      ...(isCorrected ? [newEntry(correction, admin, at)] : []),
    ],
    ...(visits && { visits }),
    tasks: [
      ...(isFirstCompletion && lead.email !== undefined ? [{ kind: 'done', due_at: at } as const] : []),
      ...(calledOff ? [{ kind: 'visits', due_at: at } as const] : []),
    ],
  };
}

/** Why the status change that an entry tells of cannot be undone; undefined when it can. */
export function undoConflict(lead: Lead, entry: TimelineEntry | undefined): string | undefined {
  if (entry && wasMailed(lead, entry)) return 'The customer has read this in an email. It cannot be undone.';
  if (entry && isByCustomer(entry)) return 'The customer began with this. It cannot be undone.';
  if (entry?.status === 'COMPLETED') {
    return 'The customer was told that the boat is done. It cannot be undone.';
  }
  if (entry?.status !== lead.status) return 'The status was changed again in the meantime.';
  return undefined;
}

/** What an undo writes: the status before. Its entry is taken away, so there is nothing to tell. */
export const statusUndo = (lead: Lead, changes: LeadUpdate, now: string): LeadChange => ({
  fields: { ...changes, updated_at: instantAfter(lead, now) },
  entries: [],
});
