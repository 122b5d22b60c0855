import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { shippedContent } from '#content/shipped.ts';
import { type AnyContent, type Content, type ContentKind, contentKinds } from '#domain/content/content.ts';
import { Draft, Live } from '#domain/content/publish.ts';
import { hasFormOf } from '#domain/content/typed-shape.ts';
import { withDefaults } from '#domain/content/with-defaults.ts';
import { env } from '../../runtime/env.ts';
import { readKeys } from '../batch-read.ts';
import { documents } from '../clients.ts';
import { isWritten } from '../conditional-write.ts';
import { contentRow, contentTable, draftAndLiveKeys } from '../keys.ts';
import { storedContent } from './stored-content.ts';

const ofKind = { kind: z.enum(contentKinds), content: z.unknown() };
const StoredDraft = Draft.strip().extend(ofKind);
const StoredLive = Live.strip().extend(ofKind);

type Row = Awaited<ReturnType<typeof readKeys>>[number];

function draftIn(row: Row): Draft {
  const { kind, ...draft } = StoredDraft.parse(row);
  return { ...draft, content: storedContent(kind, draft.content) };
}

/** Undefined as well where it was typed for fields that are others by now. */
function unfinishedIn(kind: ContentKind, { unfinished }: Row): AnyContent | undefined {
  if (unfinished === undefined) return undefined;
  const typed = withDefaults(unfinished, shippedContent[kind]);
  return hasFormOf(kind, typed) ? typed : undefined;
}

function liveIn(row: Row): Live {
  const { kind, ...live } = StoredLive.parse(row);
  return { ...live, content: storedContent(kind, live.content) };
}

interface Saved {
  /** What was saved last, published or not. */
  readonly draft: Draft | undefined;
  /** The same with what can't stand on the site yet. */
  readonly unfinished: AnyContent | undefined;
  readonly live: Live | undefined;
}

/** What the owner has made of each kind, read at once. */
export async function savedOf<Kind extends ContentKind>(
  kinds: readonly Kind[],
): Promise<readonly (Saved & { readonly kind: Kind })[]> {
  const rows = await readKeys(contentTable, draftAndLiveKeys(kinds));
  return kinds.map((kind) => {
    const find = (name: string) => rows.find((row) => row.kind === kind && row.row === name);
    const [draft, live] = [find(contentRow.draft), find(contentRow.live)];
    return {
      kind,
      draft: draft && draftIn(draft),
      unfinished: draft && unfinishedIn(kind, draft),
      live: live && liveIn(live),
    };
  });
}

/** Of each kind of which something was published. */
export async function lives(
  kinds: readonly ContentKind[] = contentKinds,
): Promise<ReadonlyMap<unknown, Live>> {
  const keys = kinds.map((kind) => ({ kind, row: contentRow.live }));
  const rows = await readKeys(contentTable, keys);
  return new Map(rows.map((row) => [row.kind, liveIn(row)]));
}

/** What the site shows of a kind; until something else is published, what ships. */
export const publishedOf = <Kind extends ContentKind>(kind: Kind, live: Live | undefined): Content[Kind] =>
  live ? (live.content as Content[Kind]) : shippedContent[kind]; // stored as one of that kind

interface DraftToStore {
  readonly draft: Draft;
  readonly unfinished: AnyContent | undefined;
  /** Whether it says anything that the site does not. */
  readonly isOpen: boolean;
}

/** False, nothing written, when another draft was saved since the version before. */
export async function storeDraft(
  kind: ContentKind,
  { draft, unfinished, isOpen }: DraftToStore,
): Promise<boolean> {
  const isFirst = draft.version === 1;
  return isWritten(
    documents().send(
      new PutCommand({
        TableName: env(contentTable.env),
        Item: { kind, row: contentRow.draft, ...draft, unfinished, is_open: isOpen },
        ConditionExpression: isFirst ? 'attribute_not_exists(kind)' : 'version = :seen',
        ...(!isFirst && { ExpressionAttributeValues: { ':seen': draft.version - 1 } }),
      }),
    ),
  );
}

export const putLive = (kind: ContentKind, live: Live) => ({
  Put: { TableName: env(contentTable.env), Item: { kind, row: contentRow.live, ...live } },
});
