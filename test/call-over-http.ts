import { type OperationName, operationEntry } from '#domain/operations/table.ts';
import { requestOf } from '../bench/api-calls.ts';
import { credentialsFor } from '../bench/connect.ts';
import { freshKey } from './booking.ts';
import type { Answer } from './call-handler.ts';

/** Calls an operation over HTTP as the site does, and answers whatever comes back. */
export type CallOverHttp = (name: OperationName, input: Readonly<Record<string, unknown>>) => Promise<Answer>;

/** Calls to the product at `url`: as a visitor, or as the demo admin where an operation asks for one. */
export async function callsTo(url: string): Promise<CallOverHttp> {
  const credentials = await credentialsFor(url);
  return async (name, input) => {
    const { publicKey, adminToken } = await credentials();
    const { path, ...init } = requestOf(name, input);
    const bearer = operationEntry(name).auth === 'admin' ? adminToken : publicKey;
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': freshKey(),
      authorization: `Bearer ${bearer}`,
    };
    const response = await fetch(`${url}/api${path}`, { ...init, headers });
    return { status: response.status, body: await response.json() };
  };
}
