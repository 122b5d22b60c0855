import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

type RequestContext = APIGatewayProxyEventV2['requestContext'];
export interface JwtAuthorizer {
  readonly jwt: { readonly claims: Readonly<Record<string, string>>; readonly scopes: null };
}

export interface EventParts {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly routeKey: string;
  readonly pathParameters: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  readonly requestId: string;
  readonly authorizer: JwtAuthorizer | undefined;
  readonly extraHeaders: Readonly<Record<string, string>>;
}

const textType = /^(text\/|application\/(json|xml|javascript|x-www-form-urlencoded)|[^;]*\+json)/i;

function headersOf(headers: IncomingHttpHeaders): Record<string, string> {
  const { cookie: _, ...others } = headers;
  return Object.fromEntries(
    Object.entries(others).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : (value ?? ''),
    ]),
  );
}

/** Repeated parameters are joined by commas, as API Gateway does. */
function queryOf({ searchParams }: URL): Record<string, string> {
  const names = new Set(searchParams.keys());
  return Object.fromEntries([...names].map((name) => [name, searchParams.getAll(name).join(',')]));
}

function isText({ headers }: IncomingMessage): boolean {
  const type = headers['content-type'];
  return type === undefined || textType.test(type);
}

/** API Gateway's form of a claim: everything is a string, a list is `[a b]`. */
export function authorizerOf(claims: Readonly<Record<string, unknown>>): JwtAuthorizer {
  const form = (value: unknown) => (Array.isArray(value) ? `[${value.join(' ')}]` : String(value));
  const entries = Object.entries(claims).map(([name, value]) => [name, form(value)]);
  return { jwt: { claims: Object.fromEntries(entries), scopes: null } };
}

export function createEvent(parts: EventParts): APIGatewayProxyEventV2 {
  const { request, url, routeKey, body, requestId, authorizer, pathParameters } = parts;
  const { cookie } = request.headers;
  const now = new Date();
  const requestContext: RequestContext & { authorizer?: JwtAuthorizer } = {
    accountId: '000000000000',
    apiId: 'local',
    domainName: request.headers.host ?? '',
    domainPrefix: 'local',
    http: {
      method: request.method ?? 'GET',
      path: url.pathname,
      protocol: 'HTTP/1.1',
      sourceIp: request.socket.remoteAddress ?? '',
      userAgent: request.headers['user-agent'] ?? '',
    },
    requestId,
    routeKey,
    stage: '$default',
    time: now.toUTCString(),
    timeEpoch: now.getTime(),
    ...(authorizer ? { authorizer } : {}),
  };
  const text = isText(request);
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers: { ...headersOf(request.headers), ...parts.extraHeaders },
    requestContext,
    isBase64Encoded: body.length > 0 && !text,
    ...(cookie === undefined ? {} : { cookies: cookie.split(/;\s*/) }),
    ...(url.search === '' ? {} : { queryStringParameters: queryOf(url) }),
    ...(Object.keys(pathParameters).length === 0 ? {} : { pathParameters: { ...pathParameters } }),
    ...(body.length === 0 ? {} : { body: body.toString(text ? 'utf8' : 'base64') }),
  };
}
