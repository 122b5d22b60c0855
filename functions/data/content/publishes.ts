import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import * as z from 'zod';
import { type AnyContent, type Content, type ContentKind, contentKinds } from '#domain/content/content.ts';
import { Draft, type Live, Publish } from '#domain/content/publish.ts';
import type { SiteContent } from '#domain/content/shown-content.ts';
import { env } from '../../runtime/env.ts';
import { readRow } from '../batch-read.ts';
import { documents } from '../clients.ts';
import { contentRow, contentTable, publishWaits } from '../keys.ts';
import { transact } from '../transaction.ts';
import { putLive } from './contents.ts';
import { putShown } from './shown-mark.ts';
import { storedContent } from './stored-content.ts';

/** Publishes, for what stood there once. */
const looksBack = 100;

const StoredChange = z
  .object({
    kind: z.enum(contentKinds),
    draft: Draft.strip().extend({ content: z.unknown() }),
    before: z.unknown(),
  })
  .transform(({ kind, draft, before }) => ({
    kind,
    draft: { ...draft, content: storedContent(kind, draft.content) },
    before: storedContent(kind, before),
  }));
const StoredPublish = Publish.strip().extend({ changes: z.array(StoredChange) });
const kind = contentRow.publishes;
const keyOf = (id: string) => ({ kind, row: id });

const itemOf = (publish: Publish) => ({
  ...keyOf(publish.id),
  ...publish,
  ...(publish.state === 'running' && { waits: publishWaits }),
});

/** Asks for a publish, whose row wakes the job. Its id sorts by when it was asked for. */
export async function askToPublish({
  author,
  asked_at,
  changes,
}: Pick<Publish, 'author' | 'asked_at' | 'changes'>): Promise<Publish> {
  const id = ulid(Date.parse(asked_at));
  const publish: Publish = { id, state: 'running', author, asked_at, changes, pages: 0, of: 0 };
  await documents().send(
    new PutCommand({
      TableName: env(contentTable.env),
      Item: itemOf(publish),
      ConditionExpression: 'attribute_not_exists(kind)',
    }),
  );
  return publish;
}

export async function publishOf(id: string): Promise<Publish | undefined> {
  const item = await readRow(contentTable, keyOf(id));
  return item && StoredPublish.parse(item);
}

/** Newest first. */
export async function publishes(limit: number): Promise<readonly Publish[]> {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: env(contentTable.env),
      KeyConditionExpression: 'kind = :kind',
      ExpressionAttributeValues: { ':kind': kind },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: limit,
    }),
  );
  return Items.map((item) => StoredPublish.parse(item));
}

/** What stood on the site of a kind, as far as the last publishes tell. */
export async function publishedBefore(of: ContentKind): Promise<readonly AnyContent[]> {
  const changes = (await publishes(looksBack)).flatMap((publish) => publish.changes);
  return changes.filter((change) => change.kind === of).map(({ before }) => before);
}

/** What has stood on the site of each kind, as far as the last publishes tell. */
export async function stoodOnSite(): Promise<{ readonly [Kind in ContentKind]?: readonly Content[Kind][] }> {
  const contents = (await publishes(looksBack)).flatMap(({ state, changes }) =>
    changes.flatMap(({ kind, before, draft }) =>
      [before, ...(state === 'failed' ? [] : [draft.content])].map((content) => ({ kind, content })),
    ),
  );
  const found = contentKinds.map((kind) => [
    kind,
    contents.filter((one) => one.kind === kind).map(({ content }) => content),
  ]);
  return Object.fromEntries(found);
}

export async function noteProgress({ id }: Publish, pages: number, of: number): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: env(contentTable.env),
      Key: keyOf(id),
      UpdateExpression: 'SET pages = :pages, #of = :of',
      ExpressionAttributeNames: { '#of': 'of' },
      ExpressionAttributeValues: { ':pages': pages, ':of': of },
    }),
  );
}

/**
 * Ends it; what went up is from here on what functions go by, and `shown` what pages are made of, or that they differ.
 * False, nothing written, when another run has ended it.
 */
export async function endPublish(ended: Publish, shown?: SiteContent | 'mixed'): Promise<boolean> {
  const { state, changes, author, ended_at } = ended;
  const lives = state === 'done' && ended_at !== undefined ? changes : [];
  const refused = await transact({
    publish: {
      Put: {
        TableName: env(contentTable.env),
        Item: itemOf(ended),
        ConditionExpression: '#state = :running',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':running': 'running' },
      },
    },
    lives: lives.map((change) => {
      const live: Live = { ...change.draft, published_by: author, published_at: ended.ended_at ?? '' };
      return putLive(change.kind, live);
    }),
    shown: shown ? [putShown(shown)] : [],
  });
  return refused.length === 0;
}
