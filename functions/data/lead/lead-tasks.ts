import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { LeadId } from '#domain/ids.ts';
import type { Lead } from '#domain/lead.ts';
import { type LeadFields, leadAfter } from '#domain/lead-change.ts';
import { isSameTask, type Task } from '#domain/tasks.ts';
import type { NewTimelineEntry } from '#domain/timeline.ts';
import { markNotified, visitToTell } from '#domain/visit/visit-notice.ts';
import { env } from '../../runtime/env.ts';
import { documents } from '../clients.ts';
import { answerIfWritten } from '../conditional-write.ts';
import { digestShard, leadsTable, linksShard, owedShard, photosShard } from '../keys.ts';
import {
  allOf,
  changedTasks,
  leadOfRecord,
  leadUpdate,
  tasksAsRead,
  tasksOfRow,
  tasksVersionOf,
} from '../lead-records.ts';
import { putEntry, withId } from '../timeline.ts';
import { transact } from '../transaction.ts';
import { visitWrites } from '../visit/visit-writes.ts';
import { rowOf } from './leads.ts';
import { owedRowIds } from './owed-index.ts';

/** Longer than any job runs; after a crash the lead is free again. */
export const leaseSeconds = 60;
const [, owedIndex] = leadsTable.indexes;

/** A lead that one worker has until `lease`, which starts with its expiry instant. */
export interface LeasedLead {
  readonly lead: Lead;
  readonly tasks: readonly Task[];
  readonly tasksVersion: string | undefined;
  readonly lease: string;
}

/** The lease ran out, or the lead is being erased. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

function leasedLead(row: Readonly<Record<string, unknown>>, lease: string): LeasedLead | undefined {
  const lead = leadOfRecord(row);
  const tasks = tasksOfRow(row, String(row.owed_since));
  return lead && { lead, tasks, tasksVersion: tasksVersionOf(row), lease };
}

/** Undefined when the lead owes nothing or another worker has it. */
export async function leaseLead(leadId: string, now: string): Promise<LeasedLead | undefined> {
  const until = new Date(Date.parse(now) + leaseSeconds * 1000).toISOString();
  // Starts with its expiry, so that leases compare with instants.
  const lease = `${until}#${randomUUID()}`;
  const condition = {
    // A worker may take its own lease again: the client retries when an answer gets lost.
    expression:
      'attribute_exists(owed_shard) AND (attribute_not_exists(owed_lease) OR owed_lease < :now OR owed_lease = :mine)',
    values: { ':now': now, ':mine': lease },
  };
  const leased = await answerIfWritten(
    documents().send(
      new UpdateCommand({
        ...leadUpdate(leadId, {}, { condition, extra: { owed_lease: lease, tasks_added: null } }),
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return leased && leasedLead({ ...leased.Attributes }, lease);
}

const stillLeased = ({ lease }: LeasedLead) => ({
  expression: 'owed_lease = :lease',
  values: { ':lease': lease },
});

/** The lead re-read under its lease, with tasks added since; none when all are done. */
async function leasedAnew(leased: LeasedLead): Promise<LeasedLead> {
  const row = await rowOf(leased.lead.id);
  const isAlive = leadOfRecord(row) !== undefined;
  if (isAlive && row?.owed === undefined) return { ...leased, tasks: [] };
  const again = isAlive && row?.owed_lease === leased.lease ? leasedLead(row, leased.lease) : undefined;
  if (!again) throw new LeaseLost('The lease of a lead ran out.');
  return again;
}

const asManyPhotos = ({ photo_urls }: Lead) => ({
  expression: 'size(photo_urls) = :photos_read',
  values: { ':photos_read': photo_urls.length },
});

/** A change of job photos that are not all checked owes the task anew, so that it is noticed. */
const hasSamePhotos = (a: Lead, b: Lead): boolean =>
  a.photo_urls.length === b.photo_urls.length && isDeepStrictEqual(a.job_photos, b.job_photos);

export interface TaskResult {
  /** The visit that the customer was emailed of, as it was then; `sent_at` when they really were. */
  readonly notified?: {
    readonly id: string;
    readonly sequence: number;
    readonly start: string;
    readonly sent_at: string | undefined;
  };
  readonly fields?: LeadFields;
  readonly entries?: readonly NewTimelineEntry[];
  /** Another task of which this one's email told as well. */
  readonly alsoDone?: Pick<Task, 'kind' | 'about'> | undefined;
  /** The instant for which the task is put off instead of being done. */
  readonly due_again?: string | undefined;
}

/** Records that a task is done, with its changes; the last one removes the lead from the index. Idempotent. */
export async function finishTask(
  leased: LeasedLead,
  task: Pick<Task, 'kind' | 'about'>,
  result: TaskResult,
): Promise<LeasedLead> {
  const { fields = {}, notified, entries = [], alsoDone, due_again } = result;
  if (!leased.tasks.some((other) => isSameTask(other, task))) return leased;
  const visits = notified && markNotified(leased.lead.visits ?? [], notified, notified.sent_at);
  const writes = visitWrites(leased.lead, visits);
  // One email tells of one visit: the next one is another turn.
  const isUnfinished =
    task.kind === 'visits' && visits !== undefined && visitToTell({ ...leased.lead, visits }) !== undefined;
  const isDone = (other: Task) => isSameTask(other, task) || (alsoDone && isSameTask(other, alsoDone));
  const putOff = due_again === undefined ? [] : [{ ...task, due_at: due_again }];
  const tasks = isUnfinished ? leased.tasks : [...leased.tasks.filter((other) => !isDone(other)), ...putOff];
  const changed = changedTasks(tasks);
  const extra = { ...changed, ...(tasks.length === 0 && { owed_lease: null }) };
  const condition = allOf(
    stillLeased(leased),
    tasksAsRead(leased.tasksVersion),
    writes.condition,
    fields.photo_urls ? asManyPhotos(leased.lead) : undefined,
  );
  const refused = await transact({
    lead: { Update: leadUpdate(leased.lead.id, { ...fields, ...writes.fields }, { condition, extra }) },
    entries: entries.map((entry) => putEntry(withId(entry))),
  });
  if (refused.length === 0) {
    const lead = leadAfter(leased.lead, { ...fields, ...(visits && { visits }) });
    return { ...leased, lead, tasks, tasksVersion: changed.tasks_version };
  }
  // The lease ran out, or a task was added.
  const again = await leasedAnew(leased);
  // Photos came in since: they are kept in another turn.
  const isOutdated = fields.photo_urls && !hasSamePhotos(again.lead, leased.lead);
  return isOutdated ? again : finishTask(again, task, result);
}

/** Releases a lead that still owes tasks, so that the next attempt need not wait for the lease to expire. */
export async function releaseLead(leased: LeasedLead): Promise<void> {
  const released = { condition: stillLeased(leased), extra: { owed_lease: null } };
  await transact({ lead: { Update: leadUpdate(leased.lead.id, {}, released) } });
}

/** Leads with a due task, longest due first: those that owe an email (now or later), or those that only wait for photos. */
export async function* dueLeadIds(waiting: 'emails' | 'photos', now: string): AsyncGenerator<string> {
  const shard = waiting === 'emails' ? owedShard : photosShard;
  for await (const id of owedRowIds(shard, now)) yield LeadId.parse(id);
}

async function countDueSince(shard: string, before: string): Promise<number> {
  const { Count } = await documents().send(
    new QueryCommand({
      TableName: env(leadsTable.env),
      IndexName: owedIndex.name,
      KeyConditionExpression: 'owed_shard = :shard AND owed_since < :before',
      ExpressionAttributeValues: { ':shard': shard, ':before': before },
      Select: 'COUNT',
    }),
  );
  return Count ?? 0;
}

/** Number of leads with a task due before an instant; counts at most two pages of 1 MB. */
export async function countOwingSince(before: string): Promise<number> {
  const counts = await Promise.all(
    [owedShard, photosShard, linksShard, digestShard].map((shard) => countDueSince(shard, before)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
