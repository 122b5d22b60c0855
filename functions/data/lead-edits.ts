import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead, LeadUpdate } from '#domain/lead.ts';
import { TimelineEntry } from '#domain/timeline.ts';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import { timelineTable } from './keys.ts';
import { leadUpdate } from './lead-records.ts';
import { noteEdit } from './recent-edits.ts';
import { newEntry, putEntry } from './timeline.ts';
import { type TransactItem, transact } from './transaction.ts';

/** Who edits a lead, and when. */
export interface Editor {
  readonly admin: string;
  readonly now: string;
}

/** The customer was told of no appointment, or that it is canceled. */
const nothingToCallOff = {
  expression: 'attribute_not_exists(appointment_sent) OR attribute_exists(appointment_sent.canceled_at)',
};

/**
 * Writes the given fields of a lead and no others, so that two admins on different fields do not meet; on
 * the same field the later one wins. A new status is told to the customer in the timeline: that entry is
 * answered. A new address has no mail problem any more. `false`, nothing written, when the lead is gone, or when it would be canceled while its customer
 * still counts on an appointment: that takes a mail.
 */
export async function editLead(
  lead: Lead,
  changes: LeadUpdate,
  { admin, now }: Editor,
): Promise<{ entry: TimelineEntry | undefined } | false> {
  const { status } = changes;
  const isNew = status !== undefined && status !== lead.status;
  const entry = isNew ? newEntry({ lead_id: lead.id, status, is_public: true }, admin, now) : undefined;
  const corrected = changes.email !== undefined && changes.email !== lead.email;
  const correction = newEntry({ lead_id: lead.id, status: 'Email corrected', is_public: false }, admin, now);
  const condition = status === 'CANCELED' ? { condition: nothingToCallOff } : {};
  await noteEdit(lead.id, now);
  const refused = await transact([
    {
      Update: leadUpdate(
        lead.id,
        { ...changes, ...(corrected && { mail_problem: null }), updated_at: now },
        condition,
      ),
    },
    ...(entry ? [putEntry(entry)] : []),
    ...(corrected ? [putEntry(correction)] : []),
  ]);
  return refused.length === 0 && { entry };
}

/** One timeline entry of a lead, strongly consistent. */
export async function entryOf(leadId: string, entryId: string): Promise<TimelineEntry | undefined> {
  const { Item } = await documents().send(
    new GetCommand({
      TableName: env(timelineTable.env),
      Key: { lead_id: leadId, id: entryId },
      ConsistentRead: true,
    }),
  );
  return Item && TimelineEntry.parse(Item);
}

/**
 * Takes a status change back: the lead gets the given fields (its status before), the entry of the change
 * goes. Answers false, nothing changed, when somebody has set another status since or the entry is gone.
 */
export async function undoStatus(
  lead: Lead,
  changes: LeadUpdate,
  entry: TimelineEntry,
  { now }: Editor,
): Promise<boolean> {
  const removal: TransactItem = {
    Delete: {
      TableName: env(timelineTable.env),
      Key: { lead_id: lead.id, id: entry.id },
      ConditionExpression: 'attribute_exists(id)',
    },
  };
  const condition = {
    expression: '#status = :undone',
    names: { '#status': 'status' },
    values: { ':undone': entry.status },
  };
  await noteEdit(lead.id, now);
  const refused = await transact([
    { Update: leadUpdate(lead.id, { ...changes, updated_at: now }, { condition }) },
    removal,
  ]);
  return refused.length === 0;
}
