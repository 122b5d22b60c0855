import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { prices } from '#content/prices.ts';
import type { Content, ContentKind } from '#domain/content/content.ts';
import { Draft, Live } from '#domain/content/publish.ts';
import { env } from '../../runtime/env.ts';
import { readRow } from '../batch-read.ts';
import { documents } from '../clients.ts';
import { contentRow, contentTable } from '../keys.ts';

/** What the site shows until something else is published. */
const shipped: Content = { prices };

const StoredDraft = Draft.strip();
const StoredLive = Live.strip();

/** What was saved last, published or not. */
export async function draftOf(kind: ContentKind): Promise<Draft | undefined> {
  const item = await readRow(contentTable, { kind, row: contentRow.draft });
  return item && StoredDraft.parse(item);
}

export async function liveOf(kind: ContentKind): Promise<Live | undefined> {
  const item = await readRow(contentTable, { kind, row: contentRow.live });
  return item && StoredLive.parse(item);
}

export const publishedOf = <Kind extends ContentKind>(kind: Kind, live: Live | undefined): Content[Kind] =>
  live?.content ?? shipped[kind];

/** False, nothing written, when another draft was saved since the version before. */
export async function storeDraft(kind: ContentKind, draft: Draft): Promise<boolean> {
  const isFirst = draft.version === 1;
  try {
    await documents().send(
      new PutCommand({
        TableName: env(contentTable.env),
        Item: { kind, row: contentRow.draft, ...draft },
        ConditionExpression: isFirst ? 'attribute_not_exists(kind)' : 'version = :seen',
        ...(!isFirst && { ExpressionAttributeValues: { ':seen': draft.version - 1 } }),
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

export const putLive = (kind: ContentKind, live: Live) => ({
  Put: { TableName: env(contentTable.env), Item: { kind, row: contentRow.live, ...live } },
});
