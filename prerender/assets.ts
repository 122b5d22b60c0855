import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

export interface PageAssets {
  /** Inlined into the page. */
  readonly css: string;
  /** Stylesheets that `css` contains. */
  readonly cssFiles: readonly string[];
  readonly script: string;
  /** Static imports of the script, fetched in parallel. */
  readonly preload: readonly string[];
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

/** The booking page hydrates after the first paint, others on interaction. */
export async function pageAssets(site: string, manifest: Manifest, route: string): Promise<PageAssets> {
  const entry = route === 'routes/booking.tsx' ? 'entries/booking.tsx' : 'entries/public.ts';
  const css = new Set<string>();
  const modules = new Set<string>();
  collect(manifest, 'entries/hydrate.tsx', css, modules);
  collect(manifest, keyOf(manifest, route), css, modules);
  const scripts = new Set<string>();
  collect(manifest, entry, new Set(), scripts);
  const [script = '', ...preload] = scripts;
  const texts = await Promise.all([...css].map((file) => readFile(join(site, file), 'utf8')));
  return { css: texts.join('').trim(), cssFiles: [...css], script, preload };
}
