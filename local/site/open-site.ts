import type { Server } from 'node:http';
import type { SiteHosts } from '#edge/content-security.ts';
import { configFile } from '#edge/file-headers.ts';
import { responseHeaders } from '#edge/response-headers.ts';
import { createSite } from './create-site.ts';
import { ensureBuilt } from './ensure-built.ts';
import type { OpenSite } from './site.ts';
import { siteFolder } from './site-folder.ts';

export type SiteKind = 'built' | 'dev' | 'none';

export interface SiteSettings {
  readonly server: Server;
  readonly quotes: boolean;
  readonly config: object;
  readonly hosts: Omit<SiteHosts, 'scriptHashes'>;
}

async function openPages(kind: SiteKind, { quotes, hosts, server }: SiteSettings): Promise<OpenSite> {
  if (kind === 'dev') {
    // Vite and its plugins are loaded only where they are wanted.
    const { openDevSite } = await import('./dev-site.ts');
    return openDevSite(server, quotes ? 'on' : 'off');
  }
  if (kind === 'none') {
    return {
      serve: async (_, response) => {
        response.writeHead(404).end();
      },
      close: async () => undefined,
      replace: () => undefined,
      scriptHashes: [],
    };
  }
  await ensureBuilt(siteFolder);
  const site = await createSite({ folder: siteFolder, quotes, hosts });
  return { ...site, close: async () => undefined };
}

/** The site behind the front: the built one, Vite's dev server, or none; `/config.json` in any case. */
export async function openSite(kind: SiteKind, settings: SiteSettings): Promise<OpenSite> {
  const pages = await openPages(kind, settings);
  const body = JSON.stringify(settings.config);
  const { close, replace, scriptHashes } = pages;
  const headers = responseHeaders(configFile, configFile, { ...settings.hosts, scriptHashes });
  return {
    close,
    replace,
    scriptHashes,
    serve: async (request, response) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (request.url?.split('?')[0] !== configFile || !isRead) return pages.serve(request, response);
      response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(body);
    },
  };
}
