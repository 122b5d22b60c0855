import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { compress } from '#local/site/compress.ts';
import { createSite } from '#local/site/create-site.ts';

export interface SecureSite {
  readonly url: string;
  close(): Promise<void>;
}

/** The page without any script: what the site's pages are measured against. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script type="module"[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');

/** `/plain/locations/malibu` names the script-less twin of `/locations/malibu`. */
const plainPrefix = '/plain';

/**
 * Serves the built site over HTTP/2 with brotli and a certificate made for this run, as the CDN does; beside
 * each page its twin without scripts.
 */
export async function startSecureSite(folder: string): Promise<SecureSite> {
  const certificate = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const site = await createSite({
    folder,
    quotes: false,
    hosts: { photos: 'https://127.0.0.1', cognito: 'https://127.0.0.1' },
  });

  const servePlain = async (path: string, response: Http2ServerResponse) => {
    const html = await readFile(join(folder, path, 'index.html'), 'utf8');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'br');
    response.end(await compress(Buffer.from(withoutScripts(html)), 'br'));
  };
  const serve = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    if (request.url.startsWith(plainPrefix))
      return servePlain(request.url.slice(plainPrefix.length), response);
    if (request.url === '/config.json') {
      response.setHeader('content-type', 'application/json');
      response.end('{"publicKey":"bench","userPoolId":"","userPoolClientId":"","features":{"quotes":false}}');
      return;
    }
    if (request.url.startsWith('/api/')) {
      response.setHeader('content-type', 'application/json');
      // No articles, no plans, and no pause, which has no field.
      response.end('{"posts":[],"plans":[]}');
      return;
    }
    // Node's HTTP/2 compatibility layer has the parts of HTTP/1 that the site's handler uses.
    await site.serve(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  };

  const server = createSecureServer(
    { key: certificate.private, cert: certificate.cert },
    (request, response) => {
      serve(request, response).catch((error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      });
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP
  return {
    url: `https://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
