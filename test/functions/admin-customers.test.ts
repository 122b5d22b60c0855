import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/admin-customers.ts';
import { aCustomer, customerId } from '../a-customer.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();

test.each([
  ['ortiz', 1],
  ['second wind', 1],
  ['(310) 555', 1],
  ['c-1204', 1],
  ['nobody', 0],
  ['', 0],
])('customers found by "%s": %i', async (q, count) => {
  const row = { ...aCustomer(), search_text: 'ana@example.com\nSecond Wind\nC-1204' };
  database.on(QueryCommand).callsFake(({ ExpressionAttributeValues }) => ({
    Items: ExpressionAttributeValues[':shard'] === 's1' ? [row] : [],
  }));
  database
    .on(BatchGetCommand)
    .callsFake(({ RequestItems }) =>
      RequestItems.Customers?.Keys.some(({ id }: { id: string }) => id === customerId)
        ? { Responses: { Customers: [aCustomer()] } }
        : {},
    );
  const { status, body } = await asAdmin(handler, { query: { q } });
  expect(status).toBe(200);
  const known = { id: customerId, name: 'Ana Ortiz', jobs: 0, boats: [{ name: 'Second Wind' }] };
  expect(body.customers).toMatchObject(count === 1 ? [known] : []);
});

test('who is called so stands above who has a boat that is', async () => {
  const called = (name: string, day: number) =>
    aCustomer({ id: `${customerId.slice(0, -1)}${day}`, name, updated_at: `2026-03-0${day}T17:00:00.000Z` });
  const found = [called('Ana Ortiz', 3), called('Mia Murray', 1), called('Ray Costa', 2)];
  const rows = found.map((customer) => ({ ...customer, search_text: 'Sea Ray' }));
  database.on(QueryCommand).callsFake(({ ExpressionAttributeValues }) => ({
    Items: ExpressionAttributeValues[':shard'] === 's1' ? rows : [],
  }));
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => {
    const asked = RequestItems.Customers?.Keys.map(({ id }: { id: string }) => id) ?? [];
    return { Responses: { Customers: found.filter(({ id }) => asked.includes(id)) } };
  });
  const { body } = await asAdmin(handler, { query: { q: 'ray' } });
  expect(body.customers.map(({ name }: { name: string }) => name)).toEqual([
    'Ray Costa',
    'Mia Murray',
    'Ana Ortiz',
  ]);
});
