import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '#local/site/ensure-built.ts';

/** Where the site lies that the local product serves; built when its sources have changed. */
export const builtFolder = fileURLToPath(new URL('../../.build/local-site', import.meta.url));

export interface BuiltSite {
  /** Paths of all files, as the browser asks for them: `/services/index.html`, `/robots.txt`. */
  readonly files: ReadonlySet<string>;
  /** The HTML of each prerendered page by its path: `/services`. */
  readonly pages: ReadonlyMap<string, string>;
  read(file: string): Promise<string>;
}

const pageOfFile = (file: string): string => file.replace(/\/index\.html$/, '') || '/';

/** The site as the build leaves it. */
export async function openBuiltSite(): Promise<BuiltSite> {
  await ensureBuilt(builtFolder);
  const files = new Set<string>();
  for await (const entry of glob('**/*', { cwd: builtFolder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    files.add(`/${path.relative(builtFolder, path.join(entry.parentPath, entry.name))}`);
  }
  const read = (file: string) => readFile(path.join(builtFolder, file), 'utf8');
  const pages = new Map<string, string>();
  for (const file of [...files].sort()) {
    if (file.endsWith('/index.html')) pages.set(pageOfFile(file), await read(file));
  }
  return { files, pages, read };
}

/** The values of an attribute in a page, with its entities resolved. */
export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
