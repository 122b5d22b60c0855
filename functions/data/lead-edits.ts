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

/** The customer knows of no appointment, or of its cancellation. */
const nothingToCallOff =
  '(attribute_not_exists(appointment_sent) OR attribute_exists(appointment_sent.canceled_at))';

/** Otherwise the timeline would record a change that never happened, or twice. */
const statusAsRead = (lead: Lead, next: Lead['status']): LeadCondition => ({
  expression: `#status = :read${next === 'CANCELED' ? ` AND ${nothingToCallOff}` : ''}`,
  names: { '#status': 'status' },
  values: { ':read': lead.status },
});

const sameAsRead = (lead: Lead, field: keyof Lead): LeadCondition =>
  lead[field] === undefined
    ? { expression: `attribute_not_exists(#${field})`, names: { [`#${field}`]: field } }
    : {
        expression: `#${field} = :read_${field}`,
        names: { [`#${field}`]: field },
        values: { [`:read_${field}`]: lead[field] },
      };

export interface WrittenEdit {
  readonly entries: readonly TimelineEntry[];
}

/**
 * Writes only the given fields, so that admins editing different fields do not collide; on the same field the last
 * one wins. Undefined, with nothing written, when the lead is gone, its status or what `asRead` names has changed, or it
 * would be canceled while the customer still expects an appointment: that takes an email.
 */
export async function writeEdit(
  lead: Lead,
  { fields, entries, tasks, asRead = [] }: LeadChange,
  now: string,
): Promise<WrittenEdit | undefined> {
  const { status } = fields;
  const told = entries.map((entry) => withId(entry));
  const added = await addedTasks(lead.id, tasks);
  const condition = allOf(
    status ? statusAsRead(lead, status) : undefined,
    added.condition,
    ...asRead.map((field) => sameAsRead(lead, field)),
  );
  const refused = await noteAndWrite(lead.id, now, () =>
    transact({
      lead: { Update: leadUpdate(lead.id, fields, { condition, extra: added.extra }) },
      entries: told.map(putEntry),
    }),
  );
  return refused.length === 0 ? { entries: told } : undefined;
}

/** Strongly consistent. */
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

/** False, with nothing written, when the lead was edited or emailed since it was read, or the entry is gone. */
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
