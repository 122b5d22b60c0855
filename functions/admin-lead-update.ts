import { appointmentCalledOff } from '#domain/appointment.ts';
import type { Lead, LeadUpdate } from '#domain/lead.ts';
import { wasMailed } from '#domain/mail-claim.ts';
import { adminLeads } from '#domain/operations/admin-leads.ts';
import { isByCustomer, type TimelineEntry } from '#domain/timeline.ts';
import { editLead, entryOf, undoStatus } from './data/lead-edits.ts';
import { leadOf } from './data/leads.ts';
import { cancelAppointment } from './mail/cancel-appointment.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { foundLead, workableLead } from './runtime/found.ts';
import type { Call } from './runtime/pipeline.ts';

async function edit(lead: Lead, changes: LeadUpdate, call: Call): Promise<TimelineEntry | undefined> {
  const edited = await editLead(lead, changes, call);
  if (edited) return edited.entry;
  foundLead(await leadOf(lead.id));
  throw new AppError('conflict', 'An appointment was mailed in the meantime. Please try again.');
}

async function undo(lead: Lead, changes: LeadUpdate, entryId: string, call: Call): Promise<undefined> {
  const entry = await entryOf(lead.id, entryId);
  if (entry && wasMailed(lead, entry)) {
    throw new AppError('conflict', 'The customer has read this in an email. It cannot be undone.');
  }
  if (entry && isByCustomer(entry)) {
    throw new AppError('conflict', 'The customer began with this. It cannot be undone.');
  }
  if (!entry || !(await undoStatus(lead, changes, entry, call))) {
    throw new AppError('conflict', 'The status was changed again in the meantime.');
  }
}

export const handler = adminOperation(
  'admin-lead-update',
  adminLeads,
  async ({ id, undo_entry_id, ...changes }, call) => {
    const lead = workableLead(await leadOf(id));
    if (appointmentCalledOff(lead, changes)) return { lead: await cancelAppointment(lead, changes, call) };
    const entry =
      undo_entry_id === undefined
        ? await edit(lead, changes, call)
        : await undo(lead, changes, undo_entry_id, call);
    return { lead: foundLead(await leadOf(id)), ...(entry && { entry }) };
  },
);
