import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/admin-customer.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aCustomer, customerId } from '../a-customer.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const read = () => asAdmin(handler, { path: { id: customerId } });

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
  const done = aLead({ status: 'COMPLETED', est_price_min: 600, visits: [visit] });
  const canceled = aLead({ id: '01JD3ZK8Q0000000000000000E', status: 'CANCELED', est_price_min: 900 });
  database.on(GetCommand).resolves({ Item: aCustomer({ lead_ids: [done.id, canceled.id] }) });
  database.on(BatchGetCommand).resolves({ Responses: { Leads: [done, canceled].map(leadRecord) } });
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body.leads.map(({ id }: { id: string }) => id)).toEqual([canceled.id, done.id]);
  expect(body).toMatchObject({
    customer: { name: 'Ana Ortiz', boats: [{ has_gate_code: true, berth: { slip: 'C-1204' } }] },
    visits: [{ id: visit.id, lead_id: done.id, name: 'Ana Ortiz', area: 'marina-del-rey' }],
    sums: { jobs: 1, offered_min: 600 },
  });
  expect(JSON.stringify(body)).not.toContain('4471#');
});

test('a customer that is gone is 404', async () => {
  database.on(GetCommand).resolves({ Item: { id: customerId, deleted: true } });
  expect(await read()).toEqual({ status: 404, body: { error: 'We couldn’t find this customer.' } });
});
