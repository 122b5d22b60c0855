import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/admin-lead-link.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aCustomer, boatId, customerId } from '../a-customer.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, canceled, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const lead = aLead({ id: '01JD3ZK8Q0000000000000000E' });
const link = (body: object) => asAdmin(handler, { path: { id: lead.id }, body });
const known = (changes: Parameters<typeof aLead>[0] = {}) =>
  database.on(GetCommand).callsFake(({ TableName }) => ({
    Item: TableName === 'Customers' ? aCustomer() : leadRecord({ ...lead, ...changes }),
  }));

test('a link holds only while lead and customer are as they were read, and is told in private', async () => {
  known();
  const { status, body } = await link({ customer_id: customerId });
  expect(status).toBe(200);
  expect(body.customer).toMatchObject({ id: customerId, version: 2, boats: [{ id: boatId }] });
  const [ofLead, ofCustomer, entry] = transactions()[0] ?? [];
  expect(ofLead?.Update?.ConditionExpression).toContain('attribute_not_exists(customer_id)');
  expect(ofCustomer?.Put?.ConditionExpression).toBe('version = :read');
  expect(entry?.Put?.Item).toMatchObject({ status: 'Linked to a known customer', is_public: false });
});

test('a lead or a customer that has changed meanwhile is a conflict', async () => {
  known();
  database.on(TransactWriteCommand).rejects(canceled('None', 'ConditionalCheckFailed', 'None'));
  expect((await link({ customer_id: customerId })).status).toBe(409);
});

test('a link that stands already, to this boat or to any, writes nothing', async () => {
  known({ customer_id: customerId, boat_id: boatId });
  expect((await link({ customer_id: customerId })).status).toBe(200);
  expect((await link({ customer_id: customerId, boat_id: boatId })).status).toBe(200);
  expect(transactions()).toEqual([]);
});

test('an unlinked lead has a customer of its own, and the one before keeps what the owner knows', async () => {
  known({ customer_id: customerId, boat_id: boatId });
  const { body } = await link({ customer_id: null });
  expect(body.customer).toMatchObject({ name: 'Ana Ortiz', version: 1, lead_ids: [lead.id] });
  expect(body.customer.id).not.toBe(customerId);
  const left = transactions()[0]?.find(({ Put }) => Put?.Item?.id === customerId);
  expect(left?.Put?.Item).toMatchObject({ version: 2, boats: [{ name: 'Second Wind' }] });
});

test('a lead in quarantine is linked to nobody', async () => {
  known({ quarantined: true });
  expect((await link({ customer_id: customerId })).status).toBe(409);
});
