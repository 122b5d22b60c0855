import { createHash } from 'node:crypto';
import type { Content } from '#domain/content/content.ts';
import type { Publish } from '#domain/content/publish.ts';
import { publishedAs } from '#domain/content/published-as.ts';
import { type SiteContent, shownContent } from '#domain/content/shown-content.ts';
import type { SiteFile, SiteRenderer as WholeRenderer } from '#domain/content/site-renderer.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { cacheControlOf, contentTypeOf, metadataOf } from '#edge/file-headers.ts';
import { notFoundPage } from '#edge/site-pages.ts';
import { endPublish, noteProgress, publishes, publishOf } from '../../data/content/publishes.ts';
import { noteShown } from '../../data/content/shown-mark.ts';
import { builtContent, publishedContent } from '../../data/content/whole-content.ts';
import { storedHashes, writeSiteFile } from '../../data/site/site-files.ts';
import * as clock from '../../runtime/clock.ts';
import type { JobContext } from '../../runtime/job.ts';
import { causeOf, log } from '../../runtime/log.ts';
import { recordMetric } from '../../runtime/metric.ts';
import { insist, type Turn, takeTurn } from './pages-turn.ts';
import { besideContent, siteContent } from './site-content.ts';

/** More presses than this never wait at once. */
const looksBack = 100;
/** Pages that are written at once; then it is noted how far it has come. */
const atOnce = 10;

type Reason = 'publish' | 'deployment';
type SiteRenderer = Pick<WholeRenderer, 'renderSite'>;

const hashOf = ({ text }: SiteFile): string => createHash('md5').update(text).digest('hex');

async function write({ file, text, isGone }: SiteFile): Promise<void> {
  const path = `/${file}`;
  await writeSiteFile(file, text, {
    contentType: contentTypeOf(path),
    cacheControl: cacheControlOf(path),
    metadata: { ...metadataOf(isGone ? notFoundPage : path) },
  });
}

/** Files that differ from what lies there; of those that were never written, the ones that differ from the build's. */
async function changedFiles(
  after: readonly SiteFile[],
  renderBuilt: () => Promise<readonly SiteFile[]>,
): Promise<readonly SiteFile[]> {
  const stored = await storedHashes();
  const isWritten = after.every(({ file }) => stored.has(file));
  const built = new Map((isWritten ? [] : await renderBuilt()).map((one) => [one.file, hashOf(one)]));
  return after.filter((one) => (stored.get(one.file) ?? built.get(one.file)) !== hashOf(one));
}

async function writeAll(
  files: readonly SiteFile[],
  turn: Turn,
  note: (pages: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < files.length; from += atOnce) {
    const some = files.slice(from, from + atOnce);
    if (turn.isOver()) throw new Error('The lease is over.');
    await Promise.all(some.map(write));
    await note(from + some.length);
  }
}

const draftsOf = ({ changes }: Publish): Partial<Content> =>
  Object.fromEntries(changes.map(({ kind, draft }) => [kind, draft.content]));

/** Puts back what a failed publish has replaced; false when that fails too. */
async function isPutBack(renderer: SiteRenderer, published: SiteContent): Promise<boolean> {
  try {
    const old = await renderer.renderSite(published);
    const stored = await storedHashes();
    const replaced = old.filter((one) => stored.has(one.file) && stored.get(one.file) !== hashOf(one));
    for (const file of replaced) await write(file);
    return true;
  } catch (error) {
    log.error('pages not put back', { cause: causeOf(error) });
    return false;
  }
}

/** Made of what is published by now, so that a run that was killed comes to the same. */
const asPublished = (publish: Publish, published: Content): Publish => ({
  ...publish,
  changes: publish.changes.map(({ kind, draft, before }) => {
    const content = publishedAs(kind, draft.content, published[kind], dayOf(publish.asked_at));
    return { kind, draft: { ...draft, content }, before };
  }),
});

/** What a publish came to grief at. */
type Step = 'read' | 'render' | 'write' | 'end';

const whatFailed: Readonly<Record<Step, string>> = {
  read: 'Not published: your drafts couldn’t be read.',
  render: 'Not published: a page couldn’t be made of it.',
  write: 'Not published: the connection dropped while pages were written.',
  end: 'Not published: it couldn’t be noted that the pages are up.',
};
const siteIsOld = 'The site is as it was, and your drafts are safe. Try again in a minute.';
const siteIsMixed =
  'Some pages may say the new already, and go back by themselves within minutes. Your drafts are safe. Try again in a minute.';

interface Run {
  readonly renderer: SiteRenderer;
  readonly turn: Turn;
  readonly context: JobContext;
}

/** Ends in a state of its own, whatever fails on the way; throws only when even that can't be stored. */
async function perform(asked: Publish, { renderer, turn, context }: Run): Promise<void> {
  const now = clock.now();
  let step: Step = 'read';
  let old: SiteContent | undefined;
  try {
    const published = await publishedContent();
    const publish = asPublished(asked, published);
    const beside = await besideContent();
    const shown = shownContent({ ...published, ...draftsOf(publish) }, beside, now);
    step = 'render';
    const after = await renderer.renderSite(shown);
    step = 'write';
    const files = await changedFiles(after, () => renderer.renderSite(builtContent));
    await noteProgress(publish, 0, files.length);
    old = shownContent(published, beside, now);
    await writeAll(files, turn, (pages) => noteProgress(publish, pages, files.length));
    step = 'end';
    const done = { state: 'done', pages: files.length, of: files.length, ended_at: clock.now() } as const;
    if (!(await endPublish({ ...publish, ...done }, shown))) throw new Error('Another run has ended it.');
    log.info('published', { publish_id: publish.id, count_pages: files.length });
  } catch (error) {
    if (turn.isOver()) throw error;
    // The answer may be lost of what was stored.
    if (step === 'end' && (await insist(() => publishOf(asked.id), context))?.state === 'done') return;
    log.error('not published', { publish_id: asked.id, cause: causeOf(error) });
    recordMetric('publishesFailed', 1);
    const isBack = old === undefined || (await isPutBack(renderer, old));
    const sentence = `${whatFailed[step]} ${isBack ? siteIsOld : siteIsMixed}`;
    const failed = { state: 'failed', error: sentence, ended_at: clock.now() } as const;
    await insist(() => endPublish({ ...asked, ...failed }, isBack ? undefined : 'mixed'), context);
  }
}

/** Those that wait, oldest first. */
const waiting = async (): Promise<readonly Publish[]> =>
  (await publishes(looksBack)).filter(({ state }) => state === 'running').toReversed();

/** A new build: every page that is missing or was made of the build before is written, with what is published. */
async function deploy(renderer: SiteRenderer, turn: Turn): Promise<void> {
  const shown = await siteContent(clock.now());
  const files = await changedFiles(await renderer.renderSite(shown), async () => []);
  await writeAll(files, turn, async () => undefined);
  await noteShown(shown);
}

/**
 * One run at a time writes the site's pages, so that what went up last stands everywhere. Answers false when another
 * run has the lease.
 */
export async function publishSite(
  renderer: SiteRenderer,
  reason: Reason,
  context: JobContext,
): Promise<boolean> {
  const turn = await takeTurn(reason, context);
  if (!turn) return false;
  try {
    if (reason === 'deployment') await deploy(renderer, turn);
    for (let next = await waiting(); next.length > 0; next = await waiting()) {
      for (const publish of next) await perform(publish, { renderer, turn, context });
    }
    return true;
  } finally {
    await turn.end();
  }
}
