import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

export interface PageAssets {
  /** Inlined into the page. */
  readonly css: string;
  readonly cssFiles: readonly string[];
  /** Elements of the head. */
  readonly scripts: readonly string[];
}

/** Stylesheets and modules of a chunk and its static imports. */
function collect(manifest: Manifest, key: string, css: Set<string>, modules: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the client build has no ${key}`);
  if (modules.has(chunk.file)) return;
  modules.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, css, modules);
  for (const file of chunk.css ?? []) css.add(file);
}

/** A route is listed by file, or by name if another chunk imports it too. */
function keyOf(manifest: Manifest, route: string): string {
  const name = route.slice(route.lastIndexOf('/') + 1, -'.tsx'.length);
  const shared = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  return manifest[route] ? route : (shared ?? route);
}

const modulesOf = (manifest: Manifest, key: string): readonly string[] => {
  const modules = new Set<string>();
  collect(manifest, key, new Set(), modules);
  return [...modules];
};

/** After the fonts and pictures: the first paint does not need the script. */
function lateScript([script = '', ...imports]: readonly string[]): readonly string[] {
  return [
    ...imports.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
    `<script type="module" src="/${script}" fetchpriority="low"></script>`,
  ];
}

/** Booking hydrates after the paint, others at an interaction: `starter` is told the files, so its hash stays. */
export async function pageAssets(
  site: string,
  manifest: Manifest,
  route: string,
  starter: string,
): Promise<PageAssets> {
  const css = new Set<string>();
  const modules = new Set<string>();
  collect(manifest, 'entries/hydrate.tsx', css, modules);
  collect(manifest, keyOf(manifest, route), css, modules);
  const later = [...modules].map((file) => `/${file}`).join(' ');
  const scripts =
    route === 'routes/booking.tsx'
      ? lateScript(modulesOf(manifest, 'entries/booking.tsx'))
      : [`<script type="module" data-hydrate="${later}">${starter}</script>`];
  const texts = await Promise.all([...css].map((file) => readFile(join(site, file), 'utf8')));
  return { css: texts.join('').trim(), cssFiles: [...css], scripts };
}
