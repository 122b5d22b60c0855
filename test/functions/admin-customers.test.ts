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
