import { routeRequest } from './route-request.ts';
import type { RouteTable } from './route-table.ts';

/** Put in place by the build of the function. */
declare const ROUTE_TABLE: RouteTable;

interface EdgeRequest {
  uri: string;
  rawQueryString(): string | undefined;
}

/** CloudFront Function before the cache: redirects, or names the file to serve. */
export function handler(event: { request: EdgeRequest }) {
  const request = event.request;
  const route = routeRequest(request.uri, request.rawQueryString() ?? '', ROUTE_TABLE);
  if (route.kind === 'redirect') {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {
        location: { value: route.location },
        'cache-control': { value: 'public, max-age=3600' },
      },
    };
  }
  request.uri = route.file;
  return request;
}
