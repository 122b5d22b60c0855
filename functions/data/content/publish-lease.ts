import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../../runtime/env.ts';
import { readRow } from '../batch-read.ts';
import { documents } from '../clients.ts';
import { isWritten } from '../conditional-write.ts';
import { contentRow, contentTable } from '../keys.ts';

const key = { kind: contentRow.lease, row: contentRow.lease };

/** The right to write the site's pages, until `until` in milliseconds; false while another run has it. */
export const takeLease = (holder: string, now: number, until: number): Promise<boolean> =>
  isWritten(
    documents().send(
      new PutCommand({
        TableName: env(contentTable.env),
        Item: { ...key, holder, until },
        ConditionExpression: 'attribute_not_exists(kind) OR #until < :now',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':now': now },
      }),
    ),
  );

/** Has the lease end at another time, 0 to release it; false when another run has it by now. */
export const setLeaseEnd = (holder: string, until: number): Promise<boolean> =>
  isWritten(
    documents().send(
      new UpdateCommand({
        TableName: env(contentTable.env),
        Key: key,
        UpdateExpression: 'SET #until = :until',
        ConditionExpression: 'holder = :holder',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':until': until, ':holder': holder },
      }),
    ),
  );

/** Whether a run writes the site's pages. */
export async function isLeased(now: number): Promise<boolean> {
  const item = await readRow(contentTable, key);
  return Number(item?.until ?? 0) >= now;
}
