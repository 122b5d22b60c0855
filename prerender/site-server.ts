import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Content } from '#domain/content/content.ts';
import type { SiteFile } from '#domain/content/site-renderer.ts';
import { renderPage, routeOf } from '#web/entries/server.tsx';
import { documentOf } from './document.ts';
import { shellWith } from './shell.ts';
import { knownContent, partsFile, pathsOf, type SiteParts } from './site-parts.ts';

const readParts = async (): Promise<SiteParts> =>
  JSON.parse(await readFile(new URL(partsFile, import.meta.url), 'utf8')) as SiteParts; // written by the same build

const fileOf = (path: string): string =>
  path === '/404' ? '404.html' : `${path.slice(1)}/index.html`.replace(/^\//, '');

/** Every page and shell, with this content. */
export async function renderSite(content: Content): Promise<readonly SiteFile[]> {
  const parts = await readParts();
  const known = knownContent(parts, content);
  const files: SiteFile[] = [];
  for (const path of pathsOf(known.posts)) {
    // On one machine calls are answered by the same process.
    await setImmediate();
    const assets = parts.assets[routeOf(path).file];
    if (!assets) throw new Error(`The build has no files for ${path}.`);
    files.push({ file: fileOf(path), text: documentOf(path, await renderPage(path, known), assets) });
  }
  const shells = Object.entries(parts.shells);
  return [...files, ...shells.map(([file, html]) => ({ file, text: shellWith(html, content) }))];
}

export { routeOf };
