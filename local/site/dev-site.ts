import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { shownSlugs } from '#domain/content/shown-areas.ts';
import { isHiddenPage } from '#domain/site/area-pages.ts';
import { routeRequest } from '#edge/route-request.ts';
import { routeTable } from '#edge/route-table.ts';
import { adminShell, appShell, fileOfPage } from '#edge/site-pages.ts';
import * as clock from '#functions/runtime/clock.ts';
import { siteContent } from '#functions/use-cases/content/site-content.ts';
import { documentOf } from '#prerender/document.ts';
import { readFiles } from '#prerender/read-content.ts';
import { shellWith } from '#prerender/shell.ts';
import { knownContent } from '#prerender/site-parts.ts';
import type { OpenSite } from './site.ts';
import { openSiteFiles } from './site-files.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The server's side of the site, below Vite's root. */
const serverEntry = '/entries/server.tsx';
interface ServerEntry {
  readonly renderPage: (
    page: string,
    known: ReturnType<typeof knownContent>,
  ) => Promise<Parameters<typeof documentOf>[1]>;
}

/** Every page is taken over at once: in development its styles come with its modules. */
const devAssets = {
  css: '',
  cssFiles: [],
  scripts: ['<script type="module" src="/entries/booking.tsx"></script>'],
} as const;
/** The build copies the rendered pictures under their version. */
const pictureAddress = /^\/assets\/pictures\/[^/]+(\/.+)$/;

/** Vite's dev server behind the same routes as the built site: changes show without a build. */
export async function openDevSite(server: Server, quotes: 'on' | 'off'): Promise<OpenSite> {
  const vite = await createServer({
    configFile: path.join(project, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server } },
  });
  const pictures = await openSiteFiles(path.join(project, 'web/pictures/rendered'));
  const { posts } = await readFiles(true);
  const table = routeTable({ posts: posts.map(({ slug }) => slug), files: [], quotes: quotes === 'on' });
  const pageOfFile = new Map(table.pages.map((page) => [fileOfPage(page), page]));

  const render = async (file: string): Promise<string> => {
    if (file === adminShell) return readFile(path.join(project, 'web', file), 'utf8');
    const known = knownContent(await readFiles(true), await siteContent(clock.now()));
    if (file === appShell)
      return shellWith(await readFile(path.join(project, 'web', file), 'utf8'), known.content);
    const asked = pageOfFile.get(file) ?? '/404';
    const page = isHiddenPage(asked, shownSlugs(known.content.areas)) ? '/404' : asked;
    const { renderPage } = (await vite.ssrLoadModule(serverEntry)) as ServerEntry;
    return documentOf(page, await renderPage(page, known), devAssets);
  };

  return {
    close: () => vite.close(),
    // Each page is rendered when it is asked for.
    replace: () => undefined,
    // Vite's own pages go out without a policy.
    scriptHashes: [],
    serve: async (request, response) => {
      const [target = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
      const picture = pictures.read(pictureAddress.exec(target)?.[1] ?? '');
      if (picture) {
        response.writeHead(200, { 'content-type': picture.type }).end(picture.content);
        return;
      }
      // Vite answers what is a file of its own: modules, styles, public/.
      await new Promise<void>((resolve, reject) => {
        response.once('finish', resolve);
        vite.middlewares(request, response, (error?: Error) => (error ? reject(error) : resolve()));
      });
      if (response.writableEnded) return;
      const route = routeRequest(target, query, table);
      if (route.kind === 'redirect') {
        response.writeHead(301, { location: route.location }).end();
        return;
      }
      const html = await vite.transformIndexHtml(target, await render(route.file));
      response.writeHead(route.status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    },
  };
}
