import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { SiteContent } from '#domain/content/shown-content.ts';
import type { SiteFile, SiteRenderer } from '#domain/content/site-renderer.ts';
import { renderPage, routeOf } from '#web/entries/server.tsx';
import type { KnownContent } from '#web/known-content.ts';
import { documentOf } from './document.ts';
import { shellWith } from './shell.ts';
import { knownContent, partsFile, pathsOf, type SiteParts } from './site-parts.ts';
import { sitemap, sitemapFile } from './sitemap.ts';

const readParts = async (): Promise<SiteParts> =>
  JSON.parse(await readFile(new URL(partsFile, import.meta.url), 'utf8')) as SiteParts; // written by the same build

let parts: Promise<SiteParts> | undefined;
const known = new WeakMap<SiteContent, KnownContent>();

async function siteOf(content: SiteContent): Promise<{ parts: SiteParts; known: KnownContent }> {
  parts ??= readParts();
  const whole = await parts;
  const all = known.get(content) ?? knownContent(whole, content);
  known.set(content, all);
  return { parts: whole, known: all };
}

const fileOf = (path: string): string =>
  path === '/404' ? '404.html' : `${path.slice(1)}/index.html`.replace(/^\//, '');

async function pageOf(path: string, { parts, known }: Awaited<ReturnType<typeof siteOf>>): Promise<string> {
  const assets = parts.assets[routeOf(path).file];
  if (!assets) throw new Error(`The build has no files for ${path}.`);
  return documentOf(path, await renderPage(path, known), assets);
}

/** Every page and shell, with this content. */
export const renderSite: SiteRenderer['renderSite'] = async (content) => {
  const site = await siteOf(content);
  const files: SiteFile[] = [];
  const { hidden, paths } = pathsOf(site.known);
  for (const path of paths) {
    // On one machine calls are answered by the same process.
    await setImmediate();
    files.push({ file: fileOf(path), path, text: await pageOf(path, site) });
  }
  const shells = Object.entries(site.parts.shells);
  const notFound = await pageOf('/404', site);
  return [
    ...files,
    ...shells.map(([file, html]) => ({ file, text: shellWith(html, site.known.content) })),
    ...hidden.map((path) => ({ file: fileOf(path), path, text: notFound, isGone: true as const })),
    { file: sitemapFile, text: sitemap(paths, site.known.posts) },
  ];
};

export const renderPath: SiteRenderer['renderPath'] = async (path, content) => {
  const site = await siteOf(content);
  return pathsOf(site.known).paths.includes(path) ? pageOf(path, site) : undefined;
};

export { routeOf };
