import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { handler } from '#functions/admin-data-request-done.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const at = '2026-11-20T18:00:00.000Z';
const asked = { data_request: { wish: 'copy', at, due_at: '2027-01-04T18:00:00.000Z' } } as const;

const knows = (changes: Partial<Lead>) =>
  database.on(GetCommand, { Key: { id: aLead().id } }).resolves({ Item: leadRecord(aLead(changes)) });
const done = (headers: Record<string, string> = { 'idempotency-key': 'data-done-1' }, body: object = {}) =>
  asAdmin(handler, { path: { id: aLead().id }, body, headers });

beforeEach(() => {
  database.on(GetCommand).resolves({});
  database.on(QueryCommand).resolves({ Items: [] });
});

test('what was asked about data is closed once per key, and the customer is owed an email that says how', async () => {
  knows(asked);
  expect((await done()).status).toBe(200);
  const items = transactions()[0] ?? [];
  const update = items.find(({ Update }) => Update?.Key?.id === aLead().id)?.Update;
  expect(update?.UpdateExpression).toMatch(/REMOVE .*data_request/);
  const puts = items.flatMap(({ Put }) => Put?.Item ?? []);
  const told = {
    status: 'Data request closed',
    note: 'We’ve sent you the copy of your data.',
    is_public: true,
  };
  expect(puts).toContainEqual(expect.objectContaining(told));
  expect(JSON.stringify(update?.ExpressionAttributeValues)).toContain('"kind":"message"');
  expect(puts).toContainEqual(expect.objectContaining({ id: `act#${aLead().id}#data-done-1` }));
});

test('a deletion ends by the erasure alone, unless its customer took it back, which they are told', async () => {
  knows({ data_request: { ...asked.data_request, wish: 'deletion' } });
  expect(await done()).toEqual({
    status: 409,
    body: { error: 'This ends by itself once their data is deleted.' },
  });
  expect(transactions()).toEqual([]);
  expect((await done({ 'idempotency-key': 'data-done-2' }, { taken_back: true })).status).toBe(200);
  const note = 'You took back your request to have your data deleted, so it stays.';
  const puts = (transactions()[0] ?? []).flatMap(({ Put }) => Put?.Item ?? []);
  expect(puts).toContainEqual(expect.objectContaining({ note, message: { from: 'owner' } }));
});

test('where nothing was asked it is 409, and nothing is written', async () => {
  knows({});
  expect(await done()).toEqual({ status: 409, body: { error: 'No request about data is open.' } });
  expect(transactions()).toEqual([]);
});

test('without a key it is refused', async () => {
  knows(asked);
  expect((await done({})).status).toBe(400);
});
