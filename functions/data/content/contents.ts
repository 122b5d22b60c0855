import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { shippedContent } from '#content/shipped.ts';
import {
  type AnyContent,
  type Content,
  type ContentKind,
  contentKinds,
  contentSchemas,
} from '#domain/content/content.ts';
import { Draft, Live } from '#domain/content/publish.ts';
import { env } from '../../runtime/env.ts';
import { readKeys, readRow } from '../batch-read.ts';
import { documents } from '../clients.ts';
import { contentRow, contentTable } from '../keys.ts';

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

/** Of each kind of which something was published. */
export async function lives(
  kinds: readonly ContentKind[] = contentKinds,
): Promise<ReadonlyMap<unknown, Live>> {
  const keys = kinds.map((kind) => ({ kind, row: contentRow.live }));
  const rows = await readKeys(contentTable, keys);
  return new Map(rows.map((row) => [row.kind, StoredLive.parse(row)]));
}

/** `content` was saved as one of that kind. */
const contentOf = <Kind extends ContentKind>(kind: Kind, content: AnyContent): Content[Kind] =>
  contentSchemas[kind].parse(content) as Content[Kind];

/** What the site shows of a kind; until something else is published, what ships. */
export const publishedOf = <Kind extends ContentKind>(kind: Kind, live: Live | undefined): Content[Kind] =>
  live ? contentOf(kind, live.content) : shippedContent[kind];

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
