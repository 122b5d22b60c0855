/** `node commands/build.ts [--samples] [--out folder]`; sample testimonials and reviews never reach production. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, type Manifest } from 'vite';
import { shippedContent } from '#content/shipped.ts';
import { nothingBeside } from '#domain/content/shown-content.ts';
import { workerFile } from '#edge/file-headers.ts';
import { pageAssets } from '#prerender/assets.ts';
import { readFiles } from '#prerender/read-content.ts';
import { siteFiles } from '#prerender/site-files.ts';
import { partsFile, pathsOf, type SiteParts } from '#prerender/site-parts.ts';
import { picturesVersion } from '../web/pictures/manifest.ts';
import { adminChunks, adminShell, fileNamesOf } from './build/admin-build.ts';
import { adminWorker } from './build/admin-worker.ts';
import { withoutActs, withoutAdminCalls } from './build/browser-trims.ts';
import { inlineScript } from './build/inline-script.ts';

const { values } = parseArgs({
  options: { samples: { type: 'boolean', default: false }, out: { type: 'string', default: '.build/site' } },
});
// Test runs set another value, but pages need React's production build.
process.env.NODE_ENV = 'production';
const site = resolve(values.out);
await mkdir('.build', { recursive: true });

await build({
  logLevel: 'warn',
  plugins: [withoutAdminCalls],
  build: {
    outDir: site,
    emptyOutDir: true,
    rollupOptions: { input: ['web/entries/hydrate.tsx', 'web/entries/booking.tsx', 'web/app.html'] },
  },
});
const starter = await inlineScript('web/entries/public.ts');
const shell = await inlineScript('web/entries/admin-shell.ts', {}, [withoutActs]);
// Apart from the public pages, with which it would share dozens of small files: on a dock each one costs time.
const admin = await build({
  logLevel: 'warn',
  plugins: [adminShell(shell)],
  build: {
    copyPublicDir: false,
    outDir: site,
    emptyOutDir: false,
    manifest: false,
    // Vite warns of files over 500 kB, which the first screen's is on purpose.
    chunkSizeWarningLimit: 800,
    rollupOptions: { input: 'web/admin.html', output: { codeSplitting: adminChunks() } },
  },
});
const server = `${site}-server`;
await build({
  logLevel: 'warn',
  // Whole, with React as it is in production: it goes into functions, too, whose environment names no build of it.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    copyPublicDir: false,
    outDir: server,
    emptyOutDir: true,
    ssr: true,
    manifest: false,
    rollupOptions: { input: resolve('prerender/site-server.ts') },
  },
});

const { renderSite, routeOf }: typeof import('#prerender/site-server.ts') = await import(
  pathToFileURL(join(server, 'site-server.js')).href
);
const files = await readFiles(values.samples);
const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest;

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), text);
}

const { paths } = pathsOf({ ...files, content: shippedContent });
const routes = [...new Set(paths.map((path) => routeOf(path).file))];
const assets = routes.map(
  async (route) => [route, await pageAssets(site, manifest, route, starter)] as const,
);
const parts: SiteParts = {
  ...files,
  assets: Object.fromEntries(await Promise.all(assets)),
  shells: { 'app.html': await readFile(join(site, 'app.html'), 'utf8') },
};
await writeFile(join(server, partsFile), JSON.stringify(parts));
for (const { file, text } of await renderSite({ ...shippedContent, ...nothingBeside }))
  await write(file, text);
for (const [name, text] of Object.entries(siteFiles([starter, shell]))) await write(name, text);
await write(workerFile.slice(1), await adminWorker(site, fileNamesOf(admin)));
await cp('web/pictures/rendered', join(site, 'assets/pictures', picturesVersion), { recursive: true });
await rm(join(site, '.vite'), { recursive: true });

process.stdout.write(`Built ${paths.length - 1} pages into ${values.out}\n`);
if (!values.samples) {
  process.stdout.write(
    'Left out the sample testimonials and reviews. The owner adds real ones in the admin, under “Your site”; until then a sentence stands there.\n',
  );
}
