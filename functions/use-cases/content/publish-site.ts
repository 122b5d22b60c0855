import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Content } from '#domain/content/content.ts';
import type { Publish } from '#domain/content/publish.ts';
import { publishedAs } from '#domain/content/published-as.ts';
import { type SiteContent, shownContent } from '#domain/content/shown-content.ts';
import type { SiteFile, SiteRenderer as WholeRenderer } from '#domain/content/site-renderer.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { cacheControlOf, contentTypeOf, metadataOf } from '#edge/file-headers.ts';
import { notFoundPage } from '#edge/site-pages.ts';
import { releaseLease, takeLease } from '../../data/content/publish-lease.ts';
import { builtContent, publishedContent } from '../../data/content/published-content.ts';
import { endPublish, noteProgress, publishes } from '../../data/content/publishes.ts';
import { noteShown } from '../../data/content/shown-mark.ts';
import { storedHashes, writeSiteFile } from '../../data/site/site-files.ts';
import * as clock from '../../runtime/clock.ts';
import type { JobContext } from '../../runtime/job.ts';
import { causeOf, log } from '../../runtime/log.ts';
import { recordMetric } from '../../runtime/metric.ts';
import { besideContent, siteContent } from './site-content.ts';

/** More presses than this never wait at once. */
const looksBack = 100;
/** Pages that are written at once; then it is noted how far it has come. */
const atOnce = 10;
/** What a deployment needs once the lease is its own; how often it asks for it. */
const deploymentMs = 60_000;
const askEveryMs = 1000;

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

async function writeAll(files: readonly SiteFile[], note: (pages: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < files.length; from += atOnce) {
    const some = files.slice(from, from + atOnce);
    await Promise.all(some.map(write));
    await note(from + some.length);
  }
}

const draftsOf = ({ changes }: Publish): Partial<Content> =>
  Object.fromEntries(changes.map(({ kind, draft }) => [kind, draft.content]));

/** Puts back what a failed publish has replaced; whatever cannot be put back, the next publish mends. */
async function putBack(renderer: SiteRenderer, published: SiteContent): Promise<void> {
  const old = await renderer.renderSite(published);
  const stored = await storedHashes();
  const replaced = old.filter((one) => stored.has(one.file) && stored.get(one.file) !== hashOf(one));
  for (const file of replaced) await write(file);
}

/** Made of what is published by now, so that a run that was killed comes to the same. */
const asPublished = (publish: Publish, published: Content): Publish => ({
  ...publish,
  changes: publish.changes.map(({ kind, draft, before }) => {
    const content = publishedAs(kind, draft.content, published[kind], dayOf(publish.asked_at));
    return { kind, draft: { ...draft, content }, before };
  }),
});

async function perform(asked: Publish, renderer: SiteRenderer): Promise<void> {
  const now = clock.now();
  const published = await publishedContent();
  const publish = asPublished(asked, published);
  const beside = await besideContent();
  const shown = shownContent({ ...published, ...draftsOf(publish) }, beside, now);
  try {
    const after = await renderer.renderSite(shown);
    const files = await changedFiles(after, () => renderer.renderSite(builtContent));
    await noteProgress(publish, 0, files.length);
    await writeAll(files, (pages) => noteProgress(publish, pages, files.length));
    const done = { state: 'done', pages: files.length, of: files.length, ended_at: clock.now() } as const;
    await endPublish({ ...publish, ...done }, shown);
    log.info('published', { publish_id: publish.id, count_pages: files.length });
  } catch (error) {
    log.error('not published', { publish_id: publish.id, cause: causeOf(error) });
    recordMetric('publishesFailed', 1);
    await putBack(renderer, shownContent(published, beside, now)).catch(() => undefined);
    const sentence = 'Not published. The site is as it was, and your drafts are safe. Try again in a minute.';
    await endPublish({ ...publish, state: 'failed', error: sentence, ended_at: clock.now() });
  }
}

/** Those that wait, oldest first. */
const waiting = async (): Promise<readonly Publish[]> =>
  (await publishes(looksBack)).filter(({ state }) => state === 'running').toReversed();

/** A new build: every page that is missing or was made of the build before is written, with what is published. */
async function deploy(renderer: SiteRenderer): Promise<void> {
  const shown = await siteContent(clock.now());
  const files = await changedFiles(await renderer.renderSite(shown), async () => []);
  await writeAll(files, async () => undefined);
  await noteShown(shown);
}

/** A press of Publish comes again by itself; a deployment does not, so it waits for the run before it. */
async function takeTurn(
  reason: Reason,
  { awsRequestId, getRemainingTimeInMillis }: JobContext,
): Promise<boolean> {
  for (;;) {
    const now = Date.parse(clock.now());
    const left = getRemainingTimeInMillis();
    if (await takeLease(awsRequestId, now, now + left)) return true;
    if (reason === 'publish' || left < deploymentMs) return false;
    await sleep(askEveryMs);
  }
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
  if (!(await takeTurn(reason, context))) return false;
  try {
    if (reason === 'deployment') await deploy(renderer);
    for (let next = await waiting(); next.length > 0; next = await waiting()) {
      for (const publish of next) await perform(publish, renderer);
    }
    return true;
  } finally {
    await releaseLease(context.awsRequestId);
  }
}
