import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instantOf } from '#domain/los-angeles.ts';
import type { VisitStatus } from '#domain/visit/visit.ts';
import { handler } from '#functions/admin-gate-code.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aCustomer, boatId, customerId } from '../a-customer.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, canceled, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const visit = (status: VisitStatus) => ({
  id: '01JD3ZK8Q0000000000000000V',
  uid: 'visit',
  sequence: 0,
  start: instantOf('2027-03-14T08:00'),
  hours: 3,
  status,
  booked_at: '2026-04-01T17:00:00.000Z',
  moves: 0,
});

function world(wallClock: string, status: VisitStatus = 'planned', customer = aCustomer()): void {
  vi.setSystemTime(instantOf(wallClock));
  const lead = aLead({ customer_id: customerId, boat_id: boatId, visits: [visit(status)] });
  database
    .on(GetCommand)
    .callsFake(({ TableName }) => ({ Item: TableName === 'Customers' ? customer : leadRecord(lead) }));
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const read = () => asAdmin(handler, { path: { id: aLead().id } });

// The day on which summer time begins.
test.each([
  ['2027-03-13T15:59', 'planned', 409],
  ['2027-03-13T16:00', 'planned', 200],
  ['2027-03-14T23:59', 'underway', 200],
  ['2027-03-14T12:00', 'done', 200],
  ['2027-03-15T00:00', 'planned', 409],
  ['2027-03-14T07:00', 'canceled', 409],
  ['2027-03-14T07:00', 'missed', 409],
] as const)('at %s, the visit %s: %i', async (wallClock, status, expected) => {
  world(wallClock, status);
  const answer = await read();
  expect(answer.status).toBe(expected);
  expect(transactions()).toHaveLength(expected === 200 ? 1 : 0);
  if (expected === 200) expect(answer.body).toEqual({ gate_code: '4471#' });
});

test('no code is shown that could not be noted, and a boat without one is 404', async () => {
  world('2027-03-14T07:00');
  database.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed', 'None'));
  const { status, body } = await read();
  expect([status, JSON.stringify(body).includes('4471#')]).toEqual([404, false]);
  world('2027-03-14T07:00', 'planned', aCustomer({ boats: [{ id: boatId, berth: {} }] }));
  expect((await read()).status).toBe(404);
});

test('a reading whose answer is lost is noted under one id, so that its repeat finds the note', async () => {
  world('2027-03-14T07:00');
  database.on(QueryCommand).resolves({ Items: [] });
  await asAdmin(handler, { path: { id: aLead().id }, headers: { 'idempotency-key': 'read-once' } });
  const [, note] = transactions()[0] ?? [];
  database.on(QueryCommand).resolves({ Items: [note?.Put?.Item ?? {}] });
  const again = await asAdmin(handler, {
    path: { id: aLead().id },
    headers: { 'idempotency-key': 'read-once' },
  });
  expect(again.body).toEqual({ gate_code: '4471#' });
  expect(transactions()).toHaveLength(1);
});
