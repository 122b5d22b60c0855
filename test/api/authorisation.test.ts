import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationNames } from '#domain/operations/table.ts';
import { env } from '#functions/runtime/env.ts';
import { type Product, startProduct } from '#local/product.ts';
import { authorisationMatrix, unknownField } from '../callers.ts';

let dataDirectory: string;
let product: Product;

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'authorisation-'));
  product = await startProduct({ dataDirectory, empty: true, site: 'none', quotes: true });
});

afterAll(async () => {
  await product.stop();
  await rm(dataDirectory, { recursive: true });
});

/** Calls over HTTP, by way of the gateway and its authorizer. */
async function call(method: string, target: string, authorization: string | undefined) {
  const hasBody = method !== 'GET';
  const url = `${product.url}/api${target.replace(/\{\w+\}/, '01JD0000000000000000000000')}`;
  const answer = await fetch(hasBody ? url : `${url}?${unknownField}=1`, {
    method,
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(hasBody && { 'content-type': 'application/json' }),
      // Forged: the CDN writes its own over it.
      'x-origin-verify': 'guess',
    },
    ...(hasBody && { body: JSON.stringify({ [unknownField]: true }) }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.each(operationNames)('%s lets in over HTTP whom the table says, and nobody else', async (name) => {
  const attempts = authorisationMatrix.filter((attempt) => attempt.name === name);
  for (const { who, method, path: target, authorization, status } of attempts) {
    const answer = await call(method, target, authorization('local-pool', env('PUBLIC_KEY')));
    expect([who, answer.status]).toEqual([who, status]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(JSON.parse(answer.text)).sort()).toEqual(
      status === 400 ? ['error', 'fields'] : [expect.stringMatching(/^(error|message)$/)],
    );
  }
});
