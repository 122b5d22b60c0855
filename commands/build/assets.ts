import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What a page loads from /assets. */
export interface PageAssets {
  /** All styles of the page, to be inlined. */
  readonly css: string;
  /** The style files that `css` already holds. */
  readonly cssFiles: readonly string[];
  readonly script: string;
  /** What the script imports: asked for beside it, not after it. */
  readonly preload: readonly string[];
}

/** Style files and modules of a chunk with everything that it imports statically. */
function collect(manifest: Manifest, key: string, css: Set<string>, modules: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the client build has no ${key}`);
  if (modules.has(chunk.file)) return;
  modules.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, css, modules);
  for (const file of chunk.css ?? []) css.add(file);
}

/** Where the manifest keeps a route: under its file, or under its name when another chunk imports it too. */
function keyOf(manifest: Manifest, route: string): string {
  const name = route.slice(route.lastIndexOf('/') + 1, -'.tsx'.length);
  const shared = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  return manifest[route] ? route : (shared ?? route);
}

/** The assets of a page that shows a route. The booking page is taken over once painted, others on intent. */
export async function pageAssets(site: string, manifest: Manifest, route: string): Promise<PageAssets> {
  const entry = route === 'routes/booking.tsx' ? 'entries/booking.tsx' : 'entries/public.ts';
  const css = new Set<string>();
  const modules = new Set<string>();
  // All pages share the styles that come with React's take-over.
  collect(manifest, 'entries/hydrate.tsx', css, modules);
  collect(manifest, keyOf(manifest, route), css, modules);
  const scripts = new Set<string>();
  collect(manifest, entry, new Set(), scripts);
  const [script = '', ...preload] = scripts;
  const texts = await Promise.all([...css].map((file) => readFile(join(site, file), 'utf8')));
  return { css: texts.join('').trim(), cssFiles: [...css], script, preload };
}
