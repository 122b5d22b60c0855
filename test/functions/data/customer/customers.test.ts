import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { customersLike } from '#functions/data/customer/customers.ts';
import { newCustomerIds } from '#functions/data/lead/new-ids.ts';
import { aCustomer } from '../../../a-customer.ts';
import { mockedClients } from '../../mocked-clients.ts';

const { database } = mockedClients();

test('the customer of an email is found, however many others have the phone', async () => {
  const ana = aCustomer();
  const others = Array.from({ length: 100 }, () => newCustomerIds('2020-01-01T00:00:00.000Z').customer);
  const rows = [
    { id: 'phone#+13105550142', customer_ids: new Set(others) },
    { id: 'email#ana@example.com', customer_ids: new Set([ana.id]) },
    ana,
  ];
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => {
    const wanted: string[] = RequestItems.Customers.Keys.map(({ id }: { id: string }) => id);
    return { Responses: { Customers: rows.filter(({ id }) => wanted.includes(id)) } };
  });
  const found = await customersLike({
    full_name: 'A. O.',
    email: 'ana@example.com',
    phone_e164: '+13105550142',
  });
  expect(found.map(({ id }) => id)).toEqual([ana.id]);
});
