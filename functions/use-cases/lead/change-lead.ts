import { intakeMessages } from '#domain/booking/intake-texts.ts';
import { loneCustomerAfter } from '#domain/customer/customer-of-lead.ts';
import {
  crossedPrices,
  editConflict,
  leadEdit,
  overwritesNotes,
  type Pricer,
  statusUndo,
  undoConflict,
} from '#domain/lead/lead-edit.ts';
import { losesContact, namesFacts } from '#domain/lead/lead-facts.ts';
import type { LeadUpdate } from '#domain/lead/lead-update.ts';
import type { Lead, LeadSeen } from '#domain/lead.ts';
import { type LeadChange, leadAfter } from '#domain/lead-change.ts';
import { withWorkLeftOff } from '#domain/record/unbilled-work.ts';
import { isStatus } from '#domain/statuses.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { visitsCalledOff } from '#domain/visit/appointment.ts';
import { publishedPriceList } from '../../data/content/published-content.ts';
import { customerOf, customerWrites } from '../../data/customer/customers.ts';
import { entryOf, type WrittenEdit, writeEdit, writeUndo } from '../../data/lead/lead-edits.ts';
import { leadOf } from '../../data/lead/leads.ts';
import { heedingUnsubscribes } from '../../data/mail/unsubscribes.ts';
import { noteCustomerEdits } from '../../data/search/recent-edits.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { again } from '../../runtime/look-again.ts';
import { untilWritten } from '../change-again.ts';
import { workableLead } from '../found-lead.ts';
import { timeTaken } from '../time-taken.ts';
import { unlessConflict } from '../unless-conflict.ts';
import { cancelAppointment } from '../visit/cancel-appointment.ts';

interface Edit {
  readonly changes: LeadUpdate;
  readonly seen: LeadSeen;
}

type PricedCall = AdminCall & Pricer;

interface DecidedEdit {
  readonly change: LeadChange;
  readonly write: () => Promise<WrittenEdit | typeof again>;
}

function unlessUnreachable(lead: Lead, changes: LeadUpdate): void {
  if (!losesContact(lead, changes)) return;
  const field = changes.phone === null ? 'phone' : 'email';
  throw new AppError('invalid', intakeMessages.contact, { fields: { [field]: intakeMessages.contact } });
}

/** The writes by which the customer follows whom this lead alone makes. */
async function ownCustomer(lead: Lead, { fields }: LeadChange, now: string) {
  const before = lead.customer_id === undefined ? undefined : await customerOf(lead.customer_id);
  const customer = before && loneCustomerAfter(before, lead, leadAfter(lead, fields), now);
  if (!customer) return undefined;
  await noteCustomerEdits([customer.id], now);
  return customerWrites({ customer, before });
}

function edit(
  lead: Lead,
  { changes, seen }: Edit,
  { overlap = false, noAnswerTo, leaveOff = [], why }: EditOptions,
  call: PricedCall,
): DecidedEdit {
  unlessUnreachable(lead, changes);
  unlessConflict(editConflict(lead, changes) ?? crossedPrices(lead, changes, seen));
  if (overwritesNotes(lead, changes, seen)) {
    throw new AppError('conflict', 'The notes were changed in the meantime.', {
      internal_notes: lead.internal_notes ?? null,
    });
  }
  const edited = leadEdit(lead, changes, call, { seen, overlap, noAnswerTo, why });
  const change = withWorkLeftOff(edited, lead, leaveOff, call);
  const write = async () => {
    const customer = namesFacts(changes) ? await ownCustomer(lead, change, call.now) : undefined;
    const result = await writeEdit(lead, change, call.now, { overlap, beside: { customer } });
    if (result.state === 'taken') {
      throw await timeTaken(result.conflicts, { lead, start: lead.scheduled_at ?? call.now, now: call.now });
    }
    return result.state === 'written' ? result : again;
  };
  return { change, write };
}

async function undo(
  lead: Lead,
  changes: LeadUpdate,
  entryId: string,
  { now }: AdminCall,
): Promise<DecidedEdit | undefined> {
  const entry = await entryOf(lead.id, entryId);
  // Already undone; the answer was lost.
  if (!entry && lead.status === changes.status) return undefined;
  unlessConflict(undoConflict(lead, entry));
  const change = statusUndo(lead, changes, now);
  const write = async () => (entry && (await writeUndo(lead, change, entry, now)) ? { entries: [] } : again);
  return { change, write };
}

export interface EditedLead {
  readonly lead: Lead;
  readonly entry?: TimelineEntry | undefined;
}

interface EditOptions {
  readonly undoneEntryId?: string | undefined;
  /** The admin knows that a longer visit overlaps another. */
  readonly overlap?: boolean | undefined;
  readonly noAnswerTo?: string | undefined;
  readonly leaveOff?: readonly string[] | undefined;
  /** Why a lead's visits are called off. */
  readonly why?: string | undefined;
}

/** Canceling an appointment that was mailed mails as well. */
export async function changeLead(
  id: string,
  wanted: Edit,
  options: EditOptions,
  call: AdminCall,
): Promise<EditedLead> {
  const { changes } = wanted;
  const { undoneEntryId } = options;
  const priced = { ...call, ...(await publishedPriceList()) };
  const read = async () => workableLead(await leadOf(id));
  const lead = await read();
  unlessUnreachable(lead, changes);
  if (visitsCalledOff(lead, changes).length > 0)
    return { lead: await cancelAppointment(lead, { changes, why: options.why }, priced) };
  const written = await untilWritten(
    {
      seen: lead,
      read,
      decide: async (fresh) =>
        undoneEntryId === undefined
          ? edit(await heedingUnsubscribes(fresh), wanted, options, priced)
          : undo(fresh, changes, undoneEntryId, call),
      write: (_, decided) => decided.write(),
    },
    call.now,
  );
  return { lead: await read(), entry: written?.entries.find(({ status }) => isStatus(status)) };
}
