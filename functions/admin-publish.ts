import { contentKinds, isSameContent } from '#domain/content/content.ts';
import type { Publish } from '#domain/content/publish.ts';
import { draftBeside } from '#domain/content/published-as.ts';
import { contentOperations } from '#domain/operations/content.ts';
import { publishedOf, savedOf } from './data/content/contents.ts';
import { askToPublish, publishes } from './data/content/publishes.ts';
import { emailOfAdmin } from './runtime/admin-email.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { log } from './runtime/log.ts';

type Saved = Awaited<ReturnType<typeof savedOf>>[number];

/** A kind's draft, if the site does not show it yet. */
function changeOf({ kind, draft, live }: Saved, seen: number | undefined) {
  if (seen !== undefined && (draft?.version ?? 0) > seen) {
    throw new AppError('conflict', 'A draft was changed in the meantime. Please look at the changes again.');
  }
  const before = publishedOf(kind, live);
  const isNew = draft !== undefined && !isSameContent(draftBeside(kind, draft.content, before), before);
  return isNew ? [{ kind, draft, before }] : [];
}

type Changes = Publish['changes'];

/** A publish is one row, which holds 400 KB. */
const mostBytes = 380_000;

function unlessTooMuch(changes: Changes): void {
  if (Buffer.byteLength(JSON.stringify(changes)) <= mostBytes) return;
  throw new AppError(
    'too-large',
    'That’s too much at once. Drop a few changes, publish, then make them again.',
  );
}

const namesOf = (changes: Changes): string =>
  changes.map(({ kind, draft }) => `${kind} ${draft.version}`).join();

/** A press whose answer was lost, or that of somebody else a moment ago: it goes up once. */
async function samePublish(changes: Changes): Promise<Publish | undefined> {
  const [latest] = await publishes(1);
  if (!latest || latest.state === 'failed') return undefined;
  const isUp = changes.length === 0;
  return isUp || (latest.state === 'running' && namesOf(latest.changes) === namesOf(changes))
    ? latest
    : undefined;
}

export const handler = adminOperation('admin-publish', contentOperations, async ({ versions }, call) => {
  const wanted = contentKinds.filter((kind) => versions === undefined || versions[kind] !== undefined);
  const changes = (await savedOf(wanted)).flatMap((saved) => changeOf(saved, versions?.[saved.kind]));
  const same = await samePublish(changes);
  if (same) return { id: same.id, state: same.state };
  unlessTooMuch(changes);
  const { id, state } = await askToPublish({
    author: await emailOfAdmin(call),
    asked_at: call.now,
    changes,
  });
  log.info('publish asked for', { publish_id: id });
  return { id, state };
});
