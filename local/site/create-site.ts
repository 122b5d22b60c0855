import type { SiteHosts } from '#edge/content-security.ts';
import { hashedFolder, metadataOf } from '#edge/file-headers.ts';
import { policyFile } from '#edge/policy-file.ts';
import { redirectHeaders } from '#edge/redirect-headers.ts';
import { responseHeaders } from '#edge/response-headers.ts';
import { type Route, routeRequest } from '#edge/route-request.ts';
import { contentsOfSite, routeTable } from '#edge/route-table.ts';
import { chooseEncoding } from './compress.ts';
import type { OpenSite } from './site.ts';
import { openSiteFiles } from './site-files.ts';

export interface SiteOptions {
  /** Where the built site lies. */
  readonly folder: string;
  readonly quotes: boolean;
  readonly hosts: Omit<SiteHosts, 'scriptHashes'>;
}

/** What S3 says, and the CDN passes on, where a folder of files lacks one. */
const noSuchKey = '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code></Error>';

/** Path and query as the browser sent them: parsing would tidy up what the edge's router judges. */
function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

const bareTag = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether the browser holds the file already. The copy that it holds has its status too, so a 404 may be confirmed. */
const hasTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || bareTag(tag) === bareTag(etag));

const hashedFile = (file: string): Route => ({ kind: 'file', file, status: 200 });

/** Serves the built site by the rules of the edge: its routes, statuses, headers and compression. */
export async function createSite({
  folder,
  quotes,
  hosts,
}: SiteOptions): Promise<Pick<OpenSite, 'serve' | 'scriptHashes' | 'replace'>> {
  const files = await openSiteFiles(folder);
  const policy = files.read(`/${policyFile}`);
  const { scriptHashes } = JSON.parse(policy?.content.toString() ?? '{"scriptHashes":[]}') as {
    scriptHashes: readonly string[];
  };
  const served = files.paths.filter((path) => path !== policyFile);
  const table = routeTable({ ...contentsOfSite(served), quotes });

  const serve: OpenSite['serve'] = async (request, response) => {
    const { path, query } = splitUrl(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // As CloudFront does where it is configured for these two alone.
      response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end('Only GET and HEAD.\n');
      return;
    }
    // Hashed files pass no function at the edge.
    const isHashed = path.startsWith(hashedFolder);
    const route = isHashed ? hashedFile(path) : routeRequest(path, query, table);
    if (route.kind === 'redirect') {
      response.writeHead(301, redirectHeaders(route.location)).end();
      return;
    }
    const { file, status } = route;
    const headers = responseHeaders(path, file, { ...hosts, scriptHashes });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const content = files.read(file);
    if (!content) {
      response.removeHeader('cache-control');
      response.writeHead(404, { 'content-type': 'application/xml' }).end(noSuchKey);
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'], content.type, content.content.length);
    const body = encoding ? await files.encoded(file, encoding) : content.content;
    const etag = encoding ? `W/"${content.etag}"` : `"${content.etag}"`;
    response.setHeader('content-type', content.type);
    response.setHeader('etag', etag);
    response.setHeader('vary', 'Accept-Encoding');
    if (hasTag(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    if (encoding) response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body?.length ?? 0);
    response.writeHead(Number(metadataOf(file).status ?? content.status ?? status));
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  return { serve, scriptHashes, replace: files.replace };
}
