import { BatchGetCommand, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { linkLead } from '#domain/customer/customer-of-lead.ts';
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

test.each([
  ['goes once the lead is about another', lead.id, 1],
  ['stays for another lead', '01JD3ZK8Q0000000000000000F', 2],
])('a boat that a lead alone brought along %s', async (_, id, count) => {
  const brought = {
    ...lead,
    length_ft: 24.5,
    customer_id: customerId,
    boat_id: '01JD3ZK8Q0000000000000000D',
  };
  const { boats: added } = linkLead(
    aCustomer(),
    brought,
    { boat: brought.boat_id },
    lead.created_at,
  ).customer;
  const customer = aCustomer({ boats: added, lead_ids: [lead.id, id] });
  database
    .on(GetCommand)
    .callsFake(({ TableName }) => ({ Item: TableName === 'Customers' ? customer : leadRecord(brought) }))
    .on(BatchGetCommand)
    .resolves({ Responses: { Leads: [leadRecord({ ...brought, id })] } });
  const { body } = await link({ customer_id: customerId, boat_id: boatId });
  expect(body.customer.boats).toHaveLength(count);
  expect(body.customer.boats[0]).toMatchObject({ id: boatId });
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
