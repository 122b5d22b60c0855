import { appointmentCalledOff } from './appointment.ts';
import type { Lead, LeadUpdate } from './lead.ts';
import type { Editor, LeadChange } from './lead-change.ts';
import { wasMailed } from './mail-claim.ts';
import { correctsEmail } from './mail-problems.ts';
import { newEntry } from './new-entry.ts';
import { isByCustomer, type TimelineEntry } from './timeline.ts';

/** At least the lead's last change, whatever clock wrote that: the timeline sorts by it. */
const instantAfter = ({ updated_at }: Pick<Lead, 'updated_at'>, now: string): string =>
  updated_at < now ? now : new Date(Date.parse(updated_at) + 1).toISOString();

/** Why an edit is refused, as shown to the admin; undefined if it is fine. */
export function editConflict(lead: Lead, changes: LeadUpdate): string | undefined {
  // Canceling a mailed appointment sends an email, so it is confirmed first.
  if (appointmentCalledOff(lead, changes)) {
    return 'An appointment was mailed in the meantime. Please try again.';
  }
  if (correctsEmail(lead, changes) && lead.mail_problem === undefined) {
    return 'The address is changed only when mails to it do not arrive.';
  }
  return undefined;
}

/** A corrected address is a private entry and clears the mail problem. */
export function leadEdit(lead: Lead, changes: LeadUpdate, { admin, now }: Editor): LeadChange {
  const { status } = changes;
  const at = instantAfter(lead, now);
  const isNewStatus = status !== undefined && status !== lead.status;
  const isCorrected = correctsEmail(lead, changes);
  // Once per lead: setting it again sends no email.
  const isFirstCompletion = isNewStatus && status === 'COMPLETED' && lead.completed_at === undefined;
  // Not the address itself, which would outlive the next correction.
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
    tasks: isFirstCompletion ? [{ kind: 'done', due_at: at }] : [],
  };
}

/** Why a status change cannot be undone; undefined if it can. */
export function undoConflict(lead: Lead, entry: TimelineEntry | undefined): string | undefined {
  if (entry && wasMailed(lead, entry)) return 'The customer has read this in an email. It cannot be undone.';
  if (entry && isByCustomer(entry)) return 'The customer began with this. It cannot be undone.';
  if (entry?.status === 'COMPLETED') {
    return 'The customer was told that the boat is done. It cannot be undone.';
  }
  if (entry?.status !== lead.status) return 'The status was changed again in the meantime.';
  return undefined;
}

/** Restores the previous status. No entry is added, since the undone one is deleted. */
export const statusUndo = (lead: Lead, changes: LeadUpdate, now: string): LeadChange => ({
  fields: { ...changes, updated_at: instantAfter(lead, now) },
  entries: [],
});
