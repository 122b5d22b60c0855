import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DescribeTableCommand, DescribeTimeToLiveCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '#functions/data/keys.ts';
import { LOCAL_CREDENTIALS } from '#local/credentials.ts';
import { FolderInUse } from '#local/data-folder.ts';
import { type Product, startProduct } from '#local/product.ts';

let dataDirectory: string;
let product: Product;

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'product-'));
  product = await startProduct({ dataDirectory, site: 'none', empty: true });
});

afterAll(async () => {
  await product.stop();
  await rm(dataDirectory, { recursive: true });
});

const get = (target: string, init?: RequestInit) => fetch(`${product.url}${target}`, init);
const faults = (body: unknown) =>
  get('/_local/faults', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });

test.each(tables)('table $id stands as lib/ deploys it', async ({ id, partition, indexes, ttl }) => {
  const client = new DynamoDBClient({ credentials: LOCAL_CREDENTIALS });
  const { Table } = await client.send(new DescribeTableCommand({ TableName: id }));
  expect(Table?.TableStatus).toBe('ACTIVE');
  expect(Table?.KeySchema?.[0]?.AttributeName).toBe(partition);
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).sort() ?? []).toEqual(
    indexes.map(({ name }) => name).sort(),
  );
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: id }));
  expect(TimeToLiveDescription?.AttributeName).toBe(ttl);
  client.destroy();
});

test('the API answers on the port of the site', async () => {
  expect(await (await get('/api/health')).json()).toEqual({ ok: true });
});

test('the public settings name the pool in which the demo admin signs in', async () => {
  const config = await (await get('/config.json')).json();
  const client = new CognitoIdentityProviderClient({ endpoint: config.cognitoEndpoint });
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({
      ClientId: config.userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: product.admin.email, PASSWORD: product.admin.password },
    }),
  );
  client.destroy();
  const answer = await get('/api/admin-leads', {
    headers: { authorization: `Bearer ${AuthenticationResult?.AccessToken}` },
  });
  expect(answer.status).toBe(200);
  expect(config).toMatchObject({ publicKey: expect.any(String), features: { quotes: false } });
});

test('a service is broken and repaired by the switch', async () => {
  const { publicKey } = await (await get('/config.json')).json();
  const status = async () =>
    (await get(`/api/lead-status/${'a'.repeat(22)}`, { headers: { authorization: `Bearer ${publicKey}` } }))
      .status;
  expect(await status()).toBe(404);
  expect((await faults({ database: 'down' })).status).toBe(200);
  expect(await status()).toBe(500);
  await faults({ database: 'up' });
  expect(await status()).toBe(404);
  expect(await readFile(path.join(dataDirectory, 'functions.log'), 'utf8')).toContain('operation failed');
});

test.each([[{ mail: 'broken' }], [{ network: 'down' }], ['no json']])(
  'the switch refuses %j',
  async (body) => {
    expect((await faults(body)).status).toBe(400);
  },
);

/** The status of a call as a page of another site, or under another name, would make it. */
const foreign = (target: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = request(`${product.url}${target}`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject).end(method === 'POST' ? '{"now":null}' : undefined);
  });

test('no other site’s page may set the clock or read the inbox, whatever it calls this machine', async () => {
  const text = { 'content-type': 'text/plain', origin: 'https://evil.example' };
  expect(await foreign('/_local/clock', text, 'POST')).toBe(403);
  expect(await foreign('/_local/clock', { 'content-type': 'text/plain' }, 'POST')).toBe(200);
  expect(await foreign('/_local/inbox', { host: 'evil.example:3000' })).toBe(403);
  expect(await foreign('/_local/inbox.json', { host: `localhost:${new URL(product.url).port}` })).toBe(200);
});

test('the inbox is there, and nothing else under /_local', async () => {
  expect((await get('/_local/inbox')).status).toBe(200);
  expect(await (await get('/_local/inbox.json')).json()).toEqual([]);
  expect((await get('/_local/anything')).status).toBe(404);
});

test('the data folder serves one product at a time', async () => {
  await expect(startProduct({ dataDirectory, site: 'none' })).rejects.toBeInstanceOf(FolderInUse);
});
