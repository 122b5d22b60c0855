import { appointmentCalledOff } from '#domain/appointment.ts';
import type { Lead, LeadUpdate } from '#domain/lead.ts';
import { wasMailed } from '#domain/mail-claim.ts';
import { correctsEmail } from '#domain/mail-problems.ts';
import { adminLeads } from '#domain/operations/admin-leads.ts';
import { isByCustomer } from '#domain/timeline.ts';
import { type Edited, editLead, entryOf, undoStatus } from './data/lead-edits.ts';
import { leadOf } from './data/leads.ts';
import { cancelAppointment } from './mail/cancel-appointment.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { workableLead } from './runtime/found.ts';
import type { Call } from './runtime/pipeline.ts';

/** How often an edit that met another one looks at the lead again. */
const attempts = 5;

async function edit(lead: Lead, changes: LeadUpdate, call: Call): Promise<Edited | false> {
  // Whoever cancels a mailed appointment is asked first.
  if (appointmentCalledOff(lead, changes)) {
    throw new AppError('conflict', 'An appointment was mailed in the meantime. Please try again.');
  }
  if (correctsEmail(lead, changes) && lead.mail_problem === undefined) {
    throw new AppError('conflict', 'The address is changed only when mails to it do not arrive.');
  }
  return editLead(lead, changes, call);
}

async function undo(lead: Lead, changes: LeadUpdate, entryId: string, call: Call): Promise<Edited | false> {
  const entry = await entryOf(lead.id, entryId);
  // Done before: the answer to it was lost.
  if (!entry && lead.status === changes.status) return {};
  if (entry && wasMailed(lead, entry)) {
    throw new AppError('conflict', 'The customer has read this in an email. It cannot be undone.');
  }
  if (entry && isByCustomer(entry)) {
    throw new AppError('conflict', 'The customer began with this. It cannot be undone.');
  }
  if (entry?.status !== lead.status) {
    throw new AppError('conflict', 'The status was changed again in the meantime.');
  }
  return (await undoStatus(lead, changes, entry, call)) && {};
}

export const handler = adminOperation(
  'admin-lead-update',
  adminLeads,
  async ({ id, undo_entry_id, ...changes }, call) => {
    let lead = workableLead(await leadOf(id));
    if (appointmentCalledOff(lead, changes)) return { lead: await cancelAppointment(lead, changes, call) };
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const edited = await (undo_entry_id === undefined
        ? edit(lead, changes, call)
        : undo(lead, changes, undo_entry_id, call));
      lead = workableLead(await leadOf(id));
      if (edited) return { lead, ...edited };
    }
    throw new AppError('conflict', 'Somebody else is changing this lead. Please try again.');
  },
);
