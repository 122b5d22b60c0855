import { randomUUID } from 'node:crypto';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { env } from '../../runtime/env.ts';
import { documents } from '../clients.ts';
import { answerIfWritten } from '../conditional-write.ts';
import { leadsTable } from '../keys.ts';
import { leaseSeconds } from '../lead/lead-tasks.ts';

/** Changes a row beside the leads; undefined when its condition was not met. */
export const changeRow = (id: string, input: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
  answerIfWritten(
    documents().send(new UpdateCommand({ TableName: env(leadsTable.env), Key: { id }, ...input })),
  );

/** A row that owes an email, claimed by one worker until `lease`, which starts with its expiry. */
export interface LeasedRow {
  readonly id: string;
  readonly lease: string;
}

/** The row, leased while it has `field`; undefined when it was answered, or another worker has it. */
export async function leaseRow(id: string, field: string, now: string) {
  const until = new Date(Date.parse(now) + leaseSeconds * 1000).toISOString();
  const lease = `${until}#${randomUUID()}`;
  const leased = await changeRow(id, {
    UpdateExpression: 'SET owed_lease = :mine REMOVE tasks_added',
    ConditionExpression:
      'attribute_exists(#field) AND (attribute_not_exists(owed_lease) OR owed_lease < :now OR owed_lease = :mine)',
    ExpressionAttributeNames: { '#field': field },
    ExpressionAttributeValues: { ':mine': lease, ':now': now },
    ReturnValues: 'ALL_NEW',
  });
  return leased && { id, lease, row: { ...leased.Attributes } };
}

/** Leaves it to the next attempt, which need not wait for the lease to expire. */
export async function releaseRow({ id, lease }: LeasedRow): Promise<void> {
  await changeRow(id, {
    UpdateExpression: 'REMOVE owed_lease',
    ConditionExpression: 'owed_lease = :mine',
    ExpressionAttributeValues: { ':mine': lease },
  });
}
