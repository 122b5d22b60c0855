import { readdir, readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { appShell, fileOfPage, notFoundPage, routeRequest } from '#edge/route-request.ts';
import { routeTable } from '#edge/route-table.ts';
import type { OpenSite } from './open-site.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const POSTS = path.join(PROJECT, 'content/blog');
const SHELL_SOURCE = path.join(PROJECT, 'web/app.html');

/** The server's side of the site, below Vite's root: renders a prerendered page's whole document. */
const SERVER_ENTRY = '/entries/server.tsx';
type ServerEntry = { readonly renderPage: (path: string) => Promise<string> };

/** Takes the page over at once: in development its styles come with its modules. */
const TAKE_OVER = `<script type="module">import { hydratePage } from '/entries/hydrate.tsx'; hydratePage();</script>`;

/** Vite's dev server behind the same routes as the built site: changes show without a build. */
export async function openDevSite(server: Server, quotes: 'on' | 'off'): Promise<OpenSite> {
  const vite = await createServer({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server } },
  });
  const posts = (await readdir(POSTS)).map((name) => path.basename(name, '.md'));
  const table = routeTable({ posts, files: [], quotes: quotes === 'on' });
  const pageOfFile = new Map(table.pages.map((page) => [fileOfPage(page), page]));

  const documentOf = async (file: string): Promise<string> => {
    if (file === appShell) return readFile(SHELL_SOURCE, 'utf8');
    const { renderPage } = (await vite.ssrLoadModule(SERVER_ENTRY)) as ServerEntry;
    const html = await renderPage(pageOfFile.get(file) ?? notFoundPage);
    return html.replace('</body>', () => `${TAKE_OVER}</body>`);
  };

  return {
    close: () => vite.close(),
    serve: async (request, response) => {
      const [target = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
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
      const html = await vite.transformIndexHtml(target, await documentOf(route.file));
      response.writeHead(route.status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    },
  };
}
