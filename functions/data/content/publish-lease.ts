import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../../runtime/env.ts';
import { documents } from '../clients.ts';
import { contentRow, contentTable } from '../keys.ts';

const key = { kind: contentRow.lease, row: contentRow.lease };

/** The right to write the site's pages, until `until` in real milliseconds; false while another run has it. */
export async function takeLease(holder: string, now: number, until: number): Promise<boolean> {
  try {
    await documents().send(
      new PutCommand({
        TableName: env(contentTable.env),
        Item: { ...key, holder, until },
        ConditionExpression: 'attribute_not_exists(kind) OR #until < :now',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':now': now },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

export async function releaseLease(holder: string): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: env(contentTable.env),
      Key: key,
      UpdateExpression: 'SET #until = :past',
      ConditionExpression: 'holder = :holder',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':past': 0, ':holder': holder },
    }),
  );
}
