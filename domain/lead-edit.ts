import { hoursOf, visitsCalledOff } from './appointment.ts';
import { formatDollars } from './estimates.ts';
import type { Lead, LeadSeen, LeadUpdate } from './lead.ts';
import { type ComparedField, type Editor, instantAfter, type LeadChange } from './lead-change.ts';
import { wasMailed } from './mail-claim.ts';
import { correctsEmail } from './mail-problems.ts';
import { newEntry } from './new-entry.ts';
import { isByCustomer, type TimelineEntry } from './timeline.ts';
import { nextVisit, type Visit } from './visit.ts';
import { withVisit } from './visit-booking.ts';
import { cancelVisits, completeVisits } from './visit-changes.ts';
import { owesNews } from './visit-news.ts';

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
  if (next.hours === hours) return undefined;
  // The customer's calendar gets the new length with the next email, as a new version of its entry.
  const { told: _, ...untold } = next;
  return withVisit(visits, { ...untold, hours });
}

/** Why an edit is refused, as the admin reads it; undefined when it is not. */
export function editConflict(lead: Lead, changes: LeadUpdate): string | undefined {
  // Canceling a mailed appointment sends an email, so it is confirmed first.
  if (visitsCalledOff(lead, changes).length > 0) {
    return 'An appointment was emailed in the meantime. Please try again.';
  }
  if (correctsEmail(lead, changes) && lead.mail_problem === undefined) {
    return 'You can only correct the address when emails to it don’t arrive.';
  }
  return undefined;
}

const isNews = (stored: string | number | undefined, seen: string | number | null | undefined): boolean =>
  seen !== undefined && (stored ?? null) !== seen;

/** Whether an edit would overwrite notes that its admin has not seen. */
export const overwritesNotes = (lead: Lead, changes: LeadUpdate, seen: LeadSeen): boolean =>
  changes.internal_notes !== undefined &&
  (lead.internal_notes ?? null) !== changes.internal_notes &&
  isNews(lead.internal_notes, seen.internal_notes_seen);

/** Why an edit would cross the prices of two admins; an admin who sees both may cross them on the way. */
export function crossedPrices(lead: Lead, changes: LeadUpdate, seen: LeadSeen): string | undefined {
  const min = changes.est_price_min === undefined ? lead.est_price_min : changes.est_price_min;
  const max = changes.est_price_max === undefined ? lead.est_price_max : changes.est_price_max;
  if (min == null || max == null || min <= max) return undefined;
  if (changes.est_price_max === undefined && isNews(lead.est_price_max, seen.est_price_max_seen)) {
    return `The max price was changed to ${formatDollars(max)} in the meantime, which is less.`;
  }
  if (changes.est_price_min === undefined && isNews(lead.est_price_min, seen.est_price_min_seen)) {
    return `The min price was changed to ${formatDollars(min)} in the meantime, which is more.`;
  }
  return undefined;
}

/** The fields that another admin must not have changed between reading and writing. */
const readBy = (seen: LeadSeen): ComparedField[] => [
  ...(seen.internal_notes_seen === undefined ? [] : (['internal_notes'] as const)),
  ...(seen.est_price_min_seen === undefined ? [] : (['est_price_min'] as const)),
  ...(seen.est_price_max_seen === undefined ? [] : (['est_price_max'] as const)),
];

/** A corrected address is a private entry and clears the mail problem. */
export function leadEdit(
  lead: Lead,
  changes: LeadUpdate,
  { admin, now }: Editor,
  seen: LeadSeen = {},
): LeadChange {
  const { status } = changes;
  const at = instantAfter(lead, now);
  const isNewStatus = status !== undefined && status !== lead.status;
  const isCorrected = correctsEmail(lead, changes);
  // Once per lead: setting it again sends no email.
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
    asRead: readBy(seen),
    ...(visits && { visits, keepsDraft: status !== 'COMPLETED' && status !== 'CANCELED' }),
    tasks: [
      ...(isFirstCompletion && lead.email !== undefined ? [{ kind: 'done', due_at: at } as const] : []),
      ...(calledOff ? [{ kind: 'visits', due_at: at } as const] : []),
    ],
  };
}

/** Why a status change cannot be undone; undefined if it can. */
export function undoConflict(lead: Lead, entry: TimelineEntry | undefined): string | undefined {
  if (entry && wasMailed(lead, entry)) return 'This was emailed to the customer, so it can’t be undone.';
  if (entry && isByCustomer(entry)) return 'This is where the request began, so it can’t be undone.';
  if (entry?.status === 'COMPLETED') {
    return 'The customer has been told the boat is done, so this can’t be undone.';
  }
  if (entry?.status !== lead.status) return 'The status was changed again in the meantime.';
  return undefined;
}

/** Restores the previous status. No entry is added, since the undone one is deleted. */
export const statusUndo = (lead: Lead, changes: LeadUpdate, now: string): LeadChange => ({
  fields: { ...changes, updated_at: instantAfter(lead, now) },
  entries: [],
});
