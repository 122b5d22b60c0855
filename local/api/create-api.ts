import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import type { OperationName } from '#domain/operations/table.ts';
import { operationEntry, routeKeysOf } from '#domain/operations/table.ts';
import { localJwks } from '../cognito/jwks.ts';
import { BodyTooLarge, readBody } from '../front.ts';
import { authorizerOf, createEvent, type JwtAuthorizer } from './event.ts';
import { FunctionTimeout, type Handler, invoke, writeResult } from './invoke.ts';
import { createTurns } from './turns.ts';

export interface ApiOptions {
  readonly operations: readonly OperationName[];
  readonly importHandler: (name: OperationName) => Promise<Handler>;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** The CDN's header, added to every call. */
  readonly extraHeaders: Readonly<Record<string, string>>;
  readonly timeoutSeconds: (name: OperationName) => number;
  /** Reports a function that threw or timed out. */
  readonly report: (line: string) => void;
}

export type Api = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The HTTP API's own limit; the operations' is smaller. */
const gatewayBodyLimit = 10 * 1024 * 1024;

/** In AWS each has a process; here more would wait for sockets and processor until the clients give up. */
const functionsAtOnce = 10;

const refuse = (response: ServerResponse, status: number, message: string) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
};

/** Routes of the operation table under `/api`, token checks for `admin`, API Gateway's events. */
export function createApi(options: ApiOptions): Api {
  const verifier = CognitoJwtVerifier.create({
    userPoolId: options.userPoolId,
    clientId: options.userPoolClientId,
    tokenUse: null,
  });
  verifier.cacheJwks(localJwks);
  const inTurn = createTurns(functionsAtOnce);

  const router = findMyWay({ maxParamLength: 2048 });
  for (const name of options.operations) {
    for (const routeKey of routeKeysOf(operationEntry(name))) {
      const [method = '', path = ''] = routeKey.split(' ');
      const pattern = path.replace(/\{(\w+)\}/g, ':$1');
      router.on(method as HTTPMethod, pattern, () => undefined, { name, routeKey });
    }
  }

  const authorize = async ({ headers }: IncomingMessage): Promise<JwtAuthorizer | undefined> => {
    const [, token] = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (token === undefined) return undefined;
    const claims = await verifier.verify(token).catch(() => undefined);
    return claims && authorizerOf(claims);
  };

  return async (request, response) => {
    const requestId = randomUUID();
    response.setHeader('apigw-requestid', requestId);
    const url = new URL(request.url ?? '/', 'http://local');
    const found = router.find((request.method ?? 'GET') as HTTPMethod, url.pathname);
    if (!found) return refuse(response, 404, 'Not Found');
    const { name, routeKey } = found.store as { name: OperationName; routeKey: string };
    const entry = operationEntry(name);
    const authorizer = entry.auth === 'admin' ? await authorize(request) : undefined;
    if (entry.auth === 'admin' && !authorizer) return refuse(response, 401, 'Unauthorized');
    try {
      const body = await readBody(request, gatewayBodyLimit);
      const { extraHeaders } = options;
      const pathParameters = found.params;
      const event = createEvent({
        request,
        url,
        routeKey,
        pathParameters,
        body,
        requestId,
        authorizer,
        extraHeaders,
      });
      const handler = await options.importHandler(name);
      const result = await inTurn(() => invoke(name, handler, event, options.timeoutSeconds(name)));
      writeResult(response, result);
    } catch (error) {
      if (error instanceof BodyTooLarge) {
        response.setHeader('connection', 'close');
        return refuse(response, 413, 'Request Entity Too Large');
      }
      const cause = error instanceof FunctionTimeout ? 'timed out' : String(error);
      options.report(`${name} ${cause}`);
      refuse(response, 500, 'Internal Server Error');
    }
  };
}
