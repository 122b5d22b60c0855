import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { tasksAfter } from '#domain/lead/tasks-after.ts';
import type { Lead } from '#domain/lead.ts';
import { type LeadChange, leadAfter } from '#domain/lead-change.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import type { TimeClash } from '#domain/visit/day-row.ts';
import { env } from '../../runtime/env.ts';
import { documents } from '../clients.ts';
import { timelineTable } from '../keys.ts';
import { allOf, type LeadCondition, leadUpdate, sameAsRead, settlesAsRead } from '../lead-records.ts';
import { reachedAt } from '../reached-leads.ts';
import { noteAndWrite } from '../search/recent-edits.ts';
import { entryOfRow, putEntry, withId } from '../timeline.ts';
import { type TransactItem, transact } from '../transaction.ts';
import type { Overlap } from '../visit/take-times.ts';
import { visitsAsRead, writeWithVisits } from '../visit/visit-writes.ts';
import { addedTasks } from './added-tasks.ts';

/** The status is the one that was read: else the timeline would tell of a change that never was, or twice. */
const statusAsRead = ({ status }: Lead): LeadCondition => ({
  expression: '#status = :read',
  names: { '#status': 'status' },
  values: { ':read': status },
});

interface EditOptions {
  readonly overlap?: Overlap;
  /** Rows written with the lead or not at all, by the name under which a refusal tells of them. */
  readonly beside?: Readonly<Record<string, TransactItem | readonly TransactItem[] | undefined>>;
}

export interface WrittenEdit {
  readonly entries: readonly TimelineEntry[];
}

/** Only the given fields, so edits don't collide. Undefined when the lead is gone or no longer as read. */
export async function writeEdit(
  lead: Lead,
  change: LeadChange,
  now: string,
  { overlap = false, beside = {} }: EditOptions = {},
): Promise<
  | ({ readonly state: 'written' } & WrittenEdit)
  | { readonly state: 'changed'; readonly refused: readonly string[] }
  | { readonly state: 'taken'; readonly conflicts: readonly TimeClash[] }
> {
  const { fields, visits, keepsDraft = false, entries, asRead = [] } = change;
  const stored = entries.map((entry) => withId(entry));
  const added = await addedTasks(lead.id, tasksAfter(lead, change, stored, now));
  // Canceling looks at the visits: one that was booked meanwhile takes an email.
  const looked = fields.status === 'CANCELED' && visits === undefined ? visitsAsRead(lead) : undefined;
  const result = await noteAndWrite(lead.id, now, () =>
    writeWithVisits(lead, { visits, leadAfter: leadAfter(lead, fields), overlap }, (writes) =>
      transact({
        lead: {
          Update: leadUpdate(
            lead.id,
            { ...fields, ...writes.fields, ...(keepsDraft && { scheduled_at: fields.scheduled_at }) },
            {
              condition: allOf(
                fields.status ? statusAsRead(lead) : undefined,
                added.condition,
                writes.condition,
                looked,
                settlesAsRead(lead, { ...fields, ...writes.fields }),
                ...asRead.map((field) => sameAsRead(lead, field)),
              ),
              extra: added.extra,
            },
          ),
        },
        days: writes.days,
        entries: stored.map(putEntry),
        reached: fields.email ? reachedAt(fields.email, [lead.id]) : undefined,
        ...beside,
      }),
    ),
  );
  if (result.state === 'written') return { state: 'written', entries: stored };
  return result.state === 'taken' ? result : { state: 'changed', refused: result.refused };
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
