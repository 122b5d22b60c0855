import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/admin-customer-page.ts';
import { aCustomer, customerId } from '../a-customer.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const renew = () => asAdmin(handler, { path: { id: customerId }, body: {} });

test('a new address takes the place of the old one, and is told to nobody', async () => {
  database.on(UpdateCommand).resolves({});
  database.on(GetCommand).resolves({ Item: aCustomer({ page_key: 'K'.repeat(22) }) });
  expect(await renew()).toEqual({ status: 200, body: {} });
  const [put, added, removed] = transactions()[0] ?? [];
  expect(put?.Put?.Item?.page_key).toMatch(/^[\w-]{22}$/);
  expect(put?.Put?.Item).toMatchObject({ version: 2 });
  expect(added?.Update?.Key?.id).toBe(`page#${put?.Put?.Item?.page_key}`);
  expect(removed?.Update).toMatchObject({
    Key: { id: `page#${'K'.repeat(22)}` },
    UpdateExpression: 'DELETE customer_ids :customer',
  });
});

test('a customer who is not known is 404', async () => {
  database.on(GetCommand).resolves({});
  expect(await renew()).toMatchObject({ status: 404 });
});
