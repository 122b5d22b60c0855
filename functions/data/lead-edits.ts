import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { env } from '../runtime/env.ts';
import { addedTasks } from './added-tasks.ts';
import { documents } from './clients.ts';
import { timelineTable } from './keys.ts';
import { allOf, type LeadCondition, leadUpdate } from './lead-records.ts';
import { noteAndWrite } from './recent-edits.ts';
import { entryOfRow, putEntry, withId } from './timeline.ts';
import { transact } from './transaction.ts';

/** The customer was told of no appointment, or that it is canceled. */
const nothingToCallOff =
  '(attribute_not_exists(appointment_sent) OR attribute_exists(appointment_sent.canceled_at))';

/** The status is the one that was read: else the timeline would tell of a change that never was, or twice. */
const statusAsRead = (lead: Lead, next: Lead['status']): LeadCondition => ({
  expression: `#status = :read${next === 'CANCELED' ? ` AND ${nothingToCallOff}` : ''}`,
  names: { '#status': 'status' },
  values: { ':read': lead.status },
});

/** An edit that was written, with its timeline entries. */
export interface WrittenEdit {
  readonly entries: readonly TimelineEntry[];
}

/**
 * Writes the given fields of a lead and no others, so that two admins on different fields do not meet; on
 * the same field the later one wins. Undefined, nothing written, when the lead is gone, when it has another
 * status than it was read with, or when it would be canceled while its customer still counts on an
 * appointment: that takes an email.
 */
export async function writeEdit(
  lead: Lead,
  { fields, entries, tasks }: LeadChange,
  now: string,
): Promise<WrittenEdit | undefined> {
  const { status } = fields;
  const told = entries.map((entry) => withId(entry));
  const added = await addedTasks(lead.id, tasks);
  const condition = allOf(status ? statusAsRead(lead, status) : undefined, added.condition);
  const refused = await noteAndWrite(lead.id, now, () =>
    transact({
      lead: { Update: leadUpdate(lead.id, fields, { condition, extra: added.extra }) },
      entries: told.map(putEntry),
    }),
  );
  return refused.length === 0 ? { entries: told } : undefined;
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
  return Item && entryOfRow(Item);
}

/**
 * Writes the undo of a status change and takes its entry away. Answers false, nothing changed, when the lead
 * was edited or mailed to since it was read, or the entry is gone.
 */
export async function writeUndo(
  lead: Lead,
  { fields }: LeadChange,
  entry: TimelineEntry,
  now: string,
): Promise<boolean> {
  const condition = {
    expression: '#status = :undone AND #updated_at = :read',
    names: { '#status': 'status', '#updated_at': 'updated_at' },
    values: { ':undone': entry.status, ':read': lead.updated_at },
  };
  const refused = await noteAndWrite(lead.id, now, () =>
    transact({
      lead: { Update: leadUpdate(lead.id, fields, { condition }) },
      entry: {
        Delete: {
          TableName: env(timelineTable.env),
          Key: { lead_id: lead.id, id: entry.id },
          ConditionExpression: 'attribute_exists(id)',
        },
      },
    }),
  );
  return refused.length === 0;
}
