import { redirectHeaders } from './redirect-headers.ts';
import { isPlain, routeRequest, withQuery } from './route-request.ts';
import type { RouteTable } from './route-table.ts';

/** Defined when the function is built. */
declare const ROUTE_TABLE: RouteTable;
/** Host name without `www.`; empty without a domain. */
declare const DOMAIN: string;

interface EdgeRequest {
  uri: string;
  readonly headers: Readonly<Record<string, { readonly value: string } | undefined>>;
  rawQueryString(): string | undefined;
}

const movedTo = (location: string) => {
  const sent = redirectHeaders(location);
  const headers: Record<string, { readonly value: string | undefined }> = {};
  Object.keys(sent).forEach((name) => {
    headers[name] = { value: sent[name] };
  });
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers };
};

/** True for `www.`, or for CloudFront's own name, once the stage has a domain. */
const isOtherName = (host: string | undefined): boolean =>
  DOMAIN !== '' && host !== undefined && (host === `www.${DOMAIN}` || host.endsWith('.cloudfront.net'));

/** CloudFront Function before the cache: redirects, or names the file to serve. */
export function handler(event: { request: EdgeRequest }) {
  const request = event.request;
  const query = request.rawQueryString() ?? '';
  const host = request.headers.host?.value.toLowerCase();
  if (isOtherName(host) && isPlain(request.uri)) {
    return movedTo(withQuery(`https://${DOMAIN}${request.uri}`, query));
  }
  const route = routeRequest(request.uri, query, ROUTE_TABLE);
  if (route.kind === 'redirect') return movedTo(route.location);
  request.uri = route.file;
  return request;
}
