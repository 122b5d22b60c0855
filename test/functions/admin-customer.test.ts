import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { newEntry, type TimelineEntry } from '#domain/timeline.ts';
import { handler } from '#functions/admin-customer.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aCustomer, customerId } from '../a-customer.ts';
import { aLead } from '../a-lead.ts';
import { aRecord } from '../a-record.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const read = () => asAdmin(handler, { path: { id: customerId } });

beforeEach(() => database.on(QueryCommand).resolves({}));

test('a customer is shown with leads, visits and sums, and never with a gate code', async () => {
  const visit = {
    id: '01JD3ZK8Q0000000000000000V',
    uid: 'visit',
    sequence: 0,
    start: '2026-05-01T17:00:00.000Z',
    hours: 3,
    status: 'done',
    booked_at: '2026-04-01T17:00:00.000Z',
    moves: 0,
  } as const;
  const record = aRecord({ total: 109_500 });
  const done = aLead({ status: 'COMPLETED', est_price_min: 600, visits: [visit], record });
  const plan = {
    id: '01JD3ZK8Q0000000000000000P',
    due: '2026-12-05',
    every_weeks: 4,
    answer: 'skip',
  } as const;
  const canceled = aLead({
    id: '01JD3ZK8Q0000000000000000E',
    status: 'CANCELED',
    est_price_min: 900,
    plan,
  });
  database.on(GetCommand).resolves({ Item: aCustomer({ lead_ids: [done.id, canceled.id] }) });
  database.on(BatchGetCommand).resolves({ Responses: { Leads: [done, canceled].map(leadRecord) } });
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body.leads.map(({ id }: { id: string }) => id)).toEqual([canceled.id, done.id]);
  expect(body.leads[1]).toMatchObject({ receipt_total: 109_500 });
  expect(body.leads[0]).toMatchObject({ status: 'CANCELED', skipped: true, of_plan: true });
  expect(body.leads[0]).not.toHaveProperty('receipt_total');
  expect(body).toMatchObject({
    customer: { name: 'Ana Ortiz', boats: [{ has_gate_code: true, berth: { slip: 'C-1204' } }] },
    boats: [{ has_gate_code: true }],
    visits: [{ id: visit.id, lead_id: done.id, name: 'Ana Ortiz', area: 'marina-del-rey' }],
    sums: { jobs: 1, offered_min: 600 },
  });
  expect(JSON.stringify(body)).not.toContain('4471#');
});

test('what customer and owner wrote about all their leads stands on the page, newest first', async () => {
  const [now, later] = [aLead(), aLead({ id: '01JD3ZK8Q0000000000000000E' })];
  database.on(GetCommand).resolves({ Item: aCustomer({ lead_ids: [now.id, later.id] }) });
  database.on(BatchGetCommand).resolves({ Responses: { Leads: [now, later].map(leadRecord) } });
  const entryOf = (lead_id: string, day: string, entry: Partial<TimelineEntry>) => ({
    id: `${lead_id}${day}`,
    ...newEntry(
      { lead_id, status: 'Message', is_public: true, ...entry },
      'x',
      `2026-05-${day}T17:00:00.000Z`,
    ),
  });
  const asked: Partial<TimelineEntry> = {
    note: 'Is 9 fine?',
    message: { from: 'customer', photos: ['incoming/a', 'incoming/b'] },
  };
  const answered = { note: 'Yes.', message: { from: 'owner' } } as const;
  const called = { status: 'Called', is_public: false };
  database
    .on(QueryCommand, { ExpressionAttributeValues: { ':lead': now.id } })
    .resolves({ Items: [entryOf(now.id, '01', asked), entryOf(now.id, '02', called)] });
  database
    .on(QueryCommand, { ExpressionAttributeValues: { ':lead': later.id } })
    .resolves({ Items: [entryOf(later.id, '03', answered)] });
  const { body } = await read();
  expect(body.messages).toEqual([
    { lead_id: later.id, from: 'owner', text: 'Yes.', at: '2026-05-03T17:00:00.000Z', photos: 0 },
    { lead_id: now.id, from: 'customer', text: 'Is 9 fine?', at: '2026-05-01T17:00:00.000Z', photos: 2 },
  ]);
});

test('a customer that is gone is 404', async () => {
  database.on(GetCommand).resolves({ Item: { id: customerId, deleted: true } });
  expect(await read()).toEqual({ status: 404, body: { error: 'We couldn’t find this customer.' } });
});
