import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Content } from '#domain/content/content.ts';
import { env } from '../../runtime/env.ts';
import { readRow } from '../batch-read.ts';
import { documents } from '../clients.ts';
import { contentRow, contentTable } from '../keys.ts';

const key = { kind: contentRow.shown, row: contentRow.shown };

const markOf = (shown: Content): string => createHash('sha256').update(JSON.stringify(shown)).digest('hex');

/** What the site's pages are made of. */
export const putShown = (shown: Content) => ({
  Put: { TableName: env(contentTable.env), Item: { ...key, mark: markOf(shown) } },
});

export async function noteShown(shown: Content): Promise<void> {
  await documents().send(new PutCommand(putShown(shown).Put));
}

/** Whether the pages are made of other content; false as long as nothing was published. */
export async function showsOther(shown: Content): Promise<boolean> {
  const item = await readRow(contentTable, key);
  return item !== undefined && item.mark !== markOf(shown);
}
