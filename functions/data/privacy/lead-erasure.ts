import { setTimeout as sleep } from 'node:timers/promises';
import { BatchWriteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expiryAfter } from '#domain/los-angeles.ts';
import { tombstoneDays, type WorkInHand } from '#domain/privacy/work-in-hand.ts';
import { env } from '../../runtime/env.ts';
import { patientDocuments } from '../clients.ts';
import { answerIfWritten } from '../conditional-write.ts';
import { leadsTable, listShardOf, type TableDefinition } from '../keys.ts';
import { noteAndWrite } from '../search/recent-edits.ts';
import type { Row } from './person-rows.ts';

/** No operation or job finds, changes or emails it from here on. Answers its worker; undefined when it is gone. */
export async function closeLead(leadId: string, now: string): Promise<WorkInHand | undefined> {
  const close = new UpdateCommand({
    TableName: env(leadsTable.env),
    Key: { id: leadId },
    UpdateExpression: 'SET deleted = :yes, updated_at = :now REMOVE owed, owed_shard, owed_since',
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeValues: { ':yes': true, ':now': now },
    ReturnValues: 'ALL_NEW',
  });
  const closed = await noteAndWrite(leadId, now, () => answerIfWritten(patientDocuments().send(close)));
  return closed?.Attributes;
}

/** DynamoDB's limit. */
const batchSize = 25;

/** Idempotent. Unconditional: an erasure deletes rows whatever their state. */
export async function eraseRows(table: TableDefinition, rows: readonly Row[]): Promise<void> {
  const name = env(table.env);
  const keys = table.sort === undefined ? [table.partition] : [table.partition, table.sort];
  const keyOf = (row: Row) => Object.fromEntries(keys.map((key) => [key, row[key]]));
  let wanted = rows.map((row) => ({ DeleteRequest: { Key: keyOf(row) } }));
  for (let retry = 0; wanted.length > 0; ) {
    if (retry > 0) await sleep(Math.min(5000, 50 * 2 ** retry));
    const { UnprocessedItems } = await patientDocuments().send(
      new BatchWriteCommand({ RequestItems: { [name]: wanted.slice(0, batchSize) } }),
    );
    const left = (UnprocessedItems?.[name] ?? []) as typeof wanted; // what comes back is what was sent
    retry = left.length > 0 ? retry + 1 : 0;
    wanted = [...wanted.slice(batchSize), ...left];
  }
}

/** The last step, as a lead is found by its email until then. The row tells the admin's list, then expires. */
export async function buryLead(leadId: string, now: string): Promise<void> {
  const bury = new PutCommand({
    TableName: env(leadsTable.env),
    Item: {
      id: leadId,
      deleted: true,
      updated_at: now,
      list_shard: listShardOf(leadId),
      expires_at: expiryAfter(now, tombstoneDays),
    },
    ConditionExpression: 'deleted = :yes',
    ExpressionAttributeValues: { ':yes': true },
  });
  await noteAndWrite(leadId, now, () => answerIfWritten(patientDocuments().send(bury)));
}
