import { visitsCalledOff } from '#domain/appointment.ts';
import type { Lead, LeadSeen, LeadUpdate } from '#domain/lead.ts';
import {
  crossedPrices,
  editConflict,
  leadEdit,
  overwritesNotes,
  statusUndo,
  undoConflict,
} from '#domain/lead-edit.ts';
import { isStatus } from '#domain/statuses.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { entryOf, type WrittenEdit, writeEdit, writeUndo } from '../data/lead-edits.ts';
import { leadOf } from '../data/leads.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { AppError } from '../runtime/app-error.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { workableLead } from './found-lead.ts';
import { timeTaken } from './time-taken.ts';
import { unlessConflict } from './unless-conflict.ts';

/** How often a conflicting edit is retried with the lead's new state. */
const attempts = 5;

const nothingWritten: WrittenEdit = { entries: [] };

interface Edit {
  readonly changes: LeadUpdate;
  readonly seen: LeadSeen;
}

async function edit(
  lead: Lead,
  { changes, seen }: Edit,
  overlap: boolean,
  call: AdminCall,
): Promise<WrittenEdit | undefined> {
  unlessConflict(editConflict(lead, changes) ?? crossedPrices(lead, changes, seen));
  if (overwritesNotes(lead, changes, seen)) {
    throw new AppError('conflict', 'The notes were changed in the meantime.', {
      internal_notes: lead.internal_notes ?? null,
    });
  }
  const result = await writeEdit(lead, leadEdit(lead, changes, call, seen), call.now, { overlap });
  if (result.state === 'taken') throw await timeTaken(result.conflicts);
  return result.state === 'written' ? result : undefined;
}

async function undo(
  lead: Lead,
  changes: LeadUpdate,
  entryId: string,
  { now }: AdminCall,
): Promise<WrittenEdit | undefined> {
  const entry = await entryOf(lead.id, entryId);
  // Already undone; the answer was lost.
  if (!entry && lead.status === changes.status) return nothingWritten;
  unlessConflict(undoConflict(lead, entry));
  const isWritten =
    entry !== undefined && (await writeUndo(lead, statusUndo(lead, changes, now), entry, now));
  return isWritten ? nothingWritten : undefined;
}

export interface EditedLead {
  readonly lead: Lead;
  readonly entry?: TimelineEntry | undefined;
}

interface EditOptions {
  /** The timeline entry of the status change that is undone. */
  readonly undoneEntryId?: string | undefined;
  /** The admin knows that a longer visit overlaps another. */
  readonly overlap?: boolean | undefined;
}

/**
 * Writes an admin's changes of a lead, or undoes the status change that an entry tells of. Canceling an
 * appointment that was mailed mails as well.
 */
export async function changeLead(
  id: string,
  wanted: Edit,
  { undoneEntryId, overlap = false }: EditOptions,
  call: AdminCall,
): Promise<EditedLead> {
  const { changes } = wanted;
  let lead = workableLead(await leadOf(id));
  if (visitsCalledOff(lead, changes).length > 0)
    return { lead: await cancelAppointment(lead, changes, call) };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const written = await (undoneEntryId === undefined
      ? edit(lead, wanted, overlap, call)
      : undo(lead, changes, undoneEntryId, call));
    lead = workableLead(await leadOf(id));
    if (written) return { lead, entry: written.entries.find(({ status }) => isStatus(status)) };
  }
  throw new AppError('conflict', 'Someone else is changing this lead. Please try again.');
}
