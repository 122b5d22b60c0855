import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead, LeadUpdate } from '#domain/lead.ts';
import { correctsEmail } from '#domain/mail-problems.ts';
import { TimelineEntry } from '#domain/timeline.ts';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import { timelineTable } from './keys.ts';
import { type LeadCondition, leadUpdate } from './lead-records.ts';
import { noteEdit } from './recent-edits.ts';
import { newEntry, putEntry } from './timeline.ts';
import { type TransactItem, transact } from './transaction.ts';

/** Who edits a lead, and when. */
export interface Editor {
  readonly admin: string;
  readonly now: string;
}

/** The customer was told of no appointment, or that it is canceled. */
const nothingToCallOff =
  '(attribute_not_exists(appointment_sent) OR attribute_exists(appointment_sent.canceled_at))';

/** The status is the one that was read: else the timeline would tell of a change that never was, or twice. */
const statusAsRead = (lead: Lead, next: Lead['status']): LeadCondition => ({
  expression: `#status = :read${next === 'CANCELED' ? ` AND ${nothingToCallOff}` : ''}`,
  names: { '#status': 'status' },
  values: { ':read': lead.status },
});

/** The instant of an edit: now, but after what it has seen, whatever clock wrote that: the timeline sorts by it. */
const instantAfter = ({ updated_at }: Lead, now: string): string =>
  updated_at < now ? now : new Date(Date.parse(updated_at) + 1).toISOString();

/** An edit that was written, with the timeline entry that it made. */
export interface Edited {
  readonly entry?: TimelineEntry;
}

/**
 * Writes the given fields of a lead and no others, so that two admins on different fields do not meet; on
 * the same field the later one wins. A new status is told to the customer in the timeline: that entry is
 * answered. A new address has no mail problem any more. `false`, nothing written, when the lead is gone, when
 * it has another status than it was read with, or when it would be canceled while its customer still counts on
 * an appointment: that takes a mail.
 */
export async function editLead(
  lead: Lead,
  changes: LeadUpdate,
  { admin, now }: Editor,
): Promise<Edited | false> {
  const { status } = changes;
  const at = instantAfter(lead, now);
  const isNew = status !== undefined && status !== lead.status;
  const entry = isNew ? newEntry({ lead_id: lead.id, status, is_public: true }, admin, at) : undefined;
  const corrected = correctsEmail(lead, changes);
  const correction = newEntry({ lead_id: lead.id, status: 'Email corrected', is_public: false }, admin, at);
  await noteEdit(lead.id, now);
  const refused = await transact([
    {
      Update: leadUpdate(
        lead.id,
        { ...changes, ...(corrected && { mail_problem: null }), updated_at: at },
        status === undefined ? {} : { condition: statusAsRead(lead, status) },
      ),
    },
    ...(entry ? [putEntry(entry)] : []),
    ...(corrected ? [putEntry(correction)] : []),
  ]);
  return refused.length === 0 && (entry ? { entry } : {});
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
 * goes. Answers false, nothing changed, when the lead was edited or mailed to since it was read, or the entry
 * is gone.
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
    expression: '#status = :undone AND #updated_at = :read',
    names: { '#status': 'status', '#updated_at': 'updated_at' },
    values: { ':undone': entry.status, ':read': lead.updated_at },
  };
  await noteEdit(lead.id, now);
  const refused = await transact([
    { Update: leadUpdate(lead.id, { ...changes, updated_at: instantAfter(lead, now) }, { condition }) },
    removal,
  ]);
  return refused.length === 0;
}
