import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/admin-customer-save.ts';
import { aCustomer, boatId, customerId } from '../a-customer.ts';
import { asAdmin, canceled, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const { name, emails, phones, boats } = aCustomer();
const save = (changes: object = {}) =>
  asAdmin(handler, {
    path: { id: customerId },
    body: { version: 1, name, emails, phones, boats, ...changes },
  });

test('a save is the next version, if nobody else has made one, with new ways to find the customer', async () => {
  database.on(GetCommand).resolves({ Item: aCustomer() });
  const typed = '424 555 0100';
  const { status, body } = await save({ emails: ['Ana@Work.example'], phones: [...phones, { typed }] });
  expect(status).toBe(200);
  expect(body.customer).toMatchObject({
    version: 2,
    emails: ['Ana@work.example'],
    phones: [...phones, { typed, e164: '+14245550100' }],
  });
  const [put, ...pointers] = transactions()[0] ?? [];
  expect(put?.Put).toMatchObject({
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': 1 },
  });
  expect(pointers.map(({ Update }) => [Update?.Key?.id, Update?.UpdateExpression])).toEqual([
    ['email#ana@work.example', 'ADD customer_ids :customer'],
    ['phone#+14245550100', 'ADD customer_ids :customer'],
    ['email#ana@example.com', 'DELETE customer_ids :customer'],
    // A request may still carry the address.
    [expect.stringMatching(/^reached#/), 'ADD lead_ids :leads'],
  ]);
});

test('two spellings of a mailbox or a phone find the customer by one pointer', async () => {
  database.on(GetCommand).resolves({ Item: aCustomer() });
  const { status } = await save({
    emails: ['Ana@work.example', 'ana@work.example'],
    phones: [{ typed: '424-555-0100' }, { typed: '(424) 555-0100' }],
  });
  expect(status).toBe(200);
  const added = (transactions()[0] ?? []).filter(({ Update }) => Update?.UpdateExpression?.startsWith('ADD'));
  expect(added.map(({ Update }) => Update?.Key?.id)).toEqual([
    'email#ana@work.example',
    'phone#+14245550100',
    expect.stringMatching(/^reached#/),
  ]);
});

test.each([
  ['left out stays', {}, '4471#'],
  ['of null goes', { gate_code: null }, undefined],
  ['that is new replaces the one before', { gate_code: '0000' }, '0000'],
])('a gate code %s', async (_, berth, expected) => {
  database.on(GetCommand).resolves({ Item: aCustomer() });
  const { body } = await save({ boats: [{ id: boatId, berth: { slip: 'D-1', ...berth } }] });
  const [put] = transactions()[0] ?? [];
  expect(put?.Put?.Item?.boats[0].berth).toEqual({ slip: 'D-1', ...(expected && { gate_code: expected }) });
  expect(body.customer.boats[0]).toEqual({
    id: boatId,
    saved_at: expect.any(String),
    berth: { slip: 'D-1' },
    has_gate_code: expected !== undefined,
  });
});

test('the same said again writes nothing; another version, or one written meanwhile, is a conflict', async () => {
  database.on(GetCommand).resolves({ Item: aCustomer({ version: 2 }) });
  expect((await save()).body.customer.version).toBe(2);
  expect((await save({ name: 'Ana Maria Ortiz' })).status).toBe(409);
  expect(transactions()).toEqual([]);
  database.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed', 'None'));
  expect((await save({ version: 2, name: 'Ana Maria Ortiz' })).status).toBe(409);
});

test.each([
  ['no name', { name: ' ' }],
  ['an email that is none', { emails: ['ana'] }],
  ['an unknown field', { lead_ids: [] }],
])('%s is refused', async (_, changes) => {
  expect((await save(changes)).status).toBe(400);
});

test('a new boat whose answer was lost is not added twice', async () => {
  database.on(GetCommand).resolves({ Item: aCustomer() });
  const withNew = { boats: [...boats, { name: 'Second Wind', berth: { slip: '7', gate_code: '11#' } }] };
  const first = await save(withNew);
  expect(first.body.customer.boats).toHaveLength(2);
  const [put] = transactions()[0] ?? [];
  database.on(GetCommand).resolves({ Item: put?.Put?.Item });
  expect((await save(withNew)).body).toEqual(first.body);
  expect((await save({ boats: [...boats, { name: 'Third Wind', berth: {} }] })).status).toBe(409);
  expect(transactions()).toHaveLength(1);
});
