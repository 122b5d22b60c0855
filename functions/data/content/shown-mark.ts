import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { contentKinds } from '#domain/content/content.ts';
import type { SiteContent } from '#domain/content/shown-content.ts';
import { env } from '../../runtime/env.ts';
import { readRow } from '../batch-read.ts';
import { documents } from '../clients.ts';
import { contentRow, contentTable } from '../keys.ts';
import { builtContent } from './whole-content.ts';

const key = { kind: contentRow.shown, row: contentRow.shown };

function markOf(shown: SiteContent): string {
  const parts = [
    ...contentKinds.map((kind) => shown[kind]),
    shown.approved,
    shown.profile_url,
    shown.answer_time,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** What the site's pages are made of; after a failure some may be of one content and some of another. */
export const putShown = (shown: SiteContent | 'mixed') => ({
  Put: {
    TableName: env(contentTable.env),
    Item: { ...key, mark: shown === 'mixed' ? shown : markOf(shown) },
  },
});

export async function noteShown(shown: SiteContent): Promise<void> {
  await documents().send(new PutCommand(putShown(shown).Put));
}

/** Whether the pages are made of other content: as long as nothing was published, of the build's. */
export async function showsOther(shown: SiteContent): Promise<boolean> {
  const item = await readRow(contentTable, key);
  return (item?.mark ?? markOf(builtContent)) !== markOf(shown);
}
