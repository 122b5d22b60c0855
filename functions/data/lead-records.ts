import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Lead } from '#domain/lead.ts';
import type { ComparedField, LeadFields } from '#domain/lead-change.ts';
import { firstDue, owesEmail, Task, taskKinds, tasksOfNewLead } from '#domain/tasks.ts';
import { env } from '../runtime/env.ts';
import { leadsTable, listShardOf, owedShard, photosShard, tasksAdded } from './keys.ts';
import type { TransactItem } from './transaction.ts';

/** They put a lead into the `owed` index by the time the first is due; `null` for none. The names predate `task`. */
const taskAttributes = (tasks: readonly Task[]) => {
  const due = firstDue(tasks);
  return due === undefined
    ? { owed: null, owed_shard: null, owed_since: null }
    : { owed: tasks, owed_shard: owesEmail(tasks) ? owedShard : photosShard, owed_since: due };
};

/** `tasks_version` tells each state of `owed` from every other; absent while unchanged since the booking. */
export const changedTasks = (tasks: readonly Task[]) => ({
  ...taskAttributes(tasks),
  tasks_version: randomUUID(),
});

/** The lead still owes what it owed when it was read: nobody has finished or added a task since. */
export const tasksAsRead = (version: string | undefined): LeadCondition =>
  version === undefined
    ? { expression: 'attribute_not_exists(tasks_version)' }
    : { expression: 'tasks_version = :tasks_read', values: { ':tasks_read': version } };

const TasksVersion = z.string().optional();

export const tasksVersionOf = (row: Readonly<Record<string, unknown>> | undefined): string | undefined =>
  TasksVersion.parse(row?.tasks_version);

/** What tells the stream of tasks that the lead did not owe before: it takes them up at once. */
export const announcedTasks = (tasks: readonly Task[]) => ({
  tasks_added: tasks.length > 0 ? tasksAdded : null,
});

const OwedTasks = z.array(z.union([Task, z.enum(taskKinds)])).default([]);

export const tasksOfRow = ({ owed }: Readonly<Record<string, unknown>>, dueSince: string): Task[] =>
  OwedTasks.parse(owed).map((task) => (typeof task === 'string' ? { kind: task, due_at: dueSince } : task));

function newTasks(lead: Lead) {
  const tasks = lead.quarantined ? [] : tasksOfNewLead(lead, lead.created_at);
  return tasks.length > 0 ? { ...taskAttributes(tasks), ...announcedTasks(tasks) } : {};
}

/** A new lead's row. Attributes beyond the Lead are internal to functions/data. */
export const leadRecord = (lead: Lead): Record<string, unknown> => ({
  ...lead,
  list_shard: listShardOf(lead.id),
  ...newTasks(lead),
});

const StoredLead = Lead.strip();

/** Undefined for no row and for a tombstone. */
export function leadOfRecord(record: Readonly<Record<string, unknown>> | undefined): Lead | undefined {
  return record === undefined || record.deleted === true ? undefined : StoredLead.parse(record);
}

const isThere = 'attribute_exists(id) AND attribute_not_exists(deleted)';

/** Condition in a transaction: the lead exists and is not deleted. */
export const leadIsThere = (id: string): TransactItem => ({
  ConditionCheck: { TableName: env(leadsTable.env), Key: { id }, ConditionExpression: isThere },
});

export interface LeadCondition {
  readonly expression: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

export const allOf = (...conditions: readonly (LeadCondition | undefined)[]): LeadCondition | undefined => {
  const demanded = conditions.filter((condition) => condition !== undefined);
  // DynamoDB rejects redundant parentheses around a single condition.
  if (demanded.length < 2) return demanded[0];
  return {
    expression: demanded.map(({ expression }) => `(${expression})`).join(' AND '),
    names: Object.assign({}, ...demanded.map(({ names }) => names)),
    values: Object.assign({}, ...demanded.map(({ values }) => values)),
  };
};

/** That a field is still as it was read. A claim is told from every other by its key. */
export function sameAsRead(lead: Lead, field: ComparedField): LeadCondition {
  const value = field === 'mail_claim' ? lead.mail_claim?.key : lead[field];
  if (value === undefined) {
    return { expression: `attribute_not_exists(#${field})`, names: { [`#${field}`]: field } };
  }
  const path = field === 'mail_claim' ? `#${field}.#key` : `#${field}`;
  return {
    expression: `${path} = :read_${field}`,
    names: { [`#${field}`]: field, ...(field === 'mail_claim' && { '#key': 'key' }) },
    values: { [`:read_${field}`]: value },
  };
}

/** An answer settles what was read: what the customer wrote since still waits for one. */
export const settlesAsRead = ({ unanswered }: Lead, fields: LeadFields): LeadCondition | undefined =>
  unanswered && fields.unanswered === null
    ? {
        expression: 'unanswered.#at = :settled_at',
        names: { '#at': 'at' },
        values: { ':settled_at': unanswered.at },
      }
    : undefined;

/** An offer takes the place of the one that was read: one that was made since would be in no list. */
export const replacesAsRead = ({ offer_sent }: Lead, fields: LeadFields): LeadCondition | undefined => {
  if (!fields.offer_sent) return undefined;
  return offer_sent
    ? { expression: 'offer_sent.sent_at = :replaced_at', values: { ':replaced_at': offer_sent.sent_at } }
    : { expression: 'attribute_not_exists(offer_sent)' };
};

/** `null` removes a field, undefined leaves it. Requires that the lead exists, is not deleted and meets `condition`. */
export function leadUpdate(
  id: string,
  fields: LeadFields,
  {
    condition,
    extra = {},
  }: { condition?: LeadCondition | undefined; extra?: Readonly<Record<string, unknown>> } = {},
): NonNullable<TransactItem['Update']> {
  const attributes = Object.entries({ ...fields, ...extra }).filter(([, value]) => value !== undefined);
  const set = attributes.filter(([, value]) => value !== null);
  const removed = attributes.filter(([, value]) => value === null);
  const clauses = [
    set.length > 0 ? `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}` : '',
    removed.length > 0 ? `REMOVE ${removed.map(([name]) => `#${name}`).join(', ')}` : '',
  ];
  const values = {
    ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
    ...condition?.values,
  };
  return {
    TableName: env(leadsTable.env),
    Key: { id },
    UpdateExpression: clauses.filter(Boolean).join(' '),
    ConditionExpression: condition ? `${isThere} AND (${condition.expression})` : isThere,
    ExpressionAttributeNames: {
      ...Object.fromEntries(attributes.map(([name]) => [`#${name}`, name])),
      ...condition?.names,
    },
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  };
}
