import { randomUUID } from 'node:crypto';
import { CognitoError as LibraryError, UnsupportedError } from 'cognito-local/lib/errors.js';
import { type Front, readBody, startFront } from '../front.ts';
import { CognitoError } from './cognito-error.ts';
import type { Input } from './input.ts';
import { localJwks } from './jwks.ts';
import { createOperations } from './operations.ts';
import { openPool, type PoolOptions } from './pool.ts';

export type CognitoOptions = PoolOptions & {
  /** Origins whose pages may sign in. */
  readonly origins: readonly string[];
};

type Reply = { readonly status: number; readonly body: unknown };

const nameFields = new Set(['Username', 'USERNAME']);

/** The pool takes addresses in any case, as AWS pools do by default; cognito-local would tell them apart. */
function lowerCaseNames(key: string, value: unknown): unknown {
  if (nameFields.has(key) && typeof value === 'string') return value.toLowerCase();
  if (key !== 'UserAttributes' || !Array.isArray(value)) return value;
  return value.map((attribute: Input) =>
    attribute.Name === 'email' ? { ...attribute, Value: String(attribute.Value).toLowerCase() } : attribute,
  );
}

/** Instants travel as seconds. */
function secondsForDates(this: Input, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? Math.floor(original.getTime() / 1000) : value;
}

function refusal(error: unknown): Reply | undefined {
  if (error instanceof CognitoError || error instanceof LibraryError) {
    return { status: 400, body: { __type: error.code, message: error.message } };
  }
  if (error instanceof UnsupportedError) {
    return { status: 400, body: { __type: 'UnsupportedOperationException', message: error.message } };
  }
  return undefined;
}

/** Cognito for the real clients, Amplify in a browser included: one pool, SRP, refresh, sign-out, invitations. */
export async function startCognito({ origins, ...options }: CognitoOptions): Promise<Front> {
  const pool = await openPool(options);
  const operations = createOperations(pool);

  const answer = async (operation: string, input: Input): Promise<Reply> => {
    try {
      const own = operations.get(operation);
      return { status: 200, body: own ? await own(input) : await pool.forward(operation, input) };
    } catch (error) {
      const reply = refusal(error);
      if (!reply) throw error;
      return reply;
    }
  };

  return startFront({
    handle: async (request, response) => {
      const { origin } = request.headers;
      if (origin !== undefined && origins.includes(origin)) {
        response.setHeader('access-control-allow-origin', origin);
        response.setHeader('access-control-expose-headers', 'x-amzn-requestid,x-amzn-errortype');
        response.setHeader('vary', 'Origin');
      }
      if (request.method === 'OPTIONS') {
        const allowed = request.headers['access-control-request-headers'] ?? '';
        response.setHeader('access-control-allow-headers', allowed);
        response.setHeader('access-control-allow-methods', 'POST');
        response.writeHead(204).end();
        return;
      }
      if (request.method === 'GET') {
        const isKeys = request.url === `/${options.poolId}/.well-known/jwks.json`;
        response.writeHead(isKeys ? 200 : 404, { 'content-type': 'application/json' });
        response.end(isKeys ? JSON.stringify(localJwks) : '{}');
        return;
      }
      const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
      const payload = (await readBody(request)).toString() || '{}';
      const { status, body } = await answer(operation, JSON.parse(payload, lowerCaseNames) as Input);
      response.writeHead(status, {
        'content-type': 'application/x-amz-json-1.1',
        'x-amzn-requestid': randomUUID(),
      });
      response.end(JSON.stringify(body, secondsForDates));
    },
  });
}
