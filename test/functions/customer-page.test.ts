import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/customer-page.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aCustomer, boatId, customerId } from '../a-customer.ts';
import { aLead } from '../a-lead.ts';
import { aRecord } from '../a-record.ts';
import { callHandler } from '../call-handler.ts';
import { mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const key = 'K'.repeat(22);
const open = (asked = key) => callHandler(handler, { path: { key: asked } });

function given(page_key: string, is_sold?: true) {
  const done = aLead({
    status: 'COMPLETED',
    customer_id: customerId,
    boat_id: boatId,
    record: aRecord(),
    notes: 'Gate code 4471#',
  });
  const others = aLead({ id: '01JD3ZK8Q0000000000000000E', public_slug: 'E'.repeat(22) });
  const boats = aCustomer().boats.map((boat) => ({ ...boat, ...(is_sold && { is_sold }) }));
  const customer = aCustomer({ page_key, note: 'Tips well', lead_ids: [done.id, others.id], boats });
  database
    .on(GetCommand)
    .resolves({})
    .on(GetCommand, { Key: { id: `page#${key}` } })
    .resolves({ Item: { id: `page#${key}`, customer_ids: new Set([customerId]) } })
    .on(GetCommand, { Key: { id: customerId } })
    .resolves({ Item: customer });
  database.on(BatchGetCommand).resolves({ Responses: { Leads: [done, others].map(leadRecord) } });
  return { done, others };
}

test('a customer sees boats, requests and records, with contact data masked and nothing private', async () => {
  const { done, others } = given(key);
  const { status, body } = await open();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    first_name: 'Ana',
    emails: ['a•••@example.com'],
    phone_ends: ['42'],
    boats: [{ id: boatId, name: 'Second Wind' }],
    requests: [{ slug: done.public_slug, status: 'COMPLETED', boat_id: boatId }],
    records: [{ slug: done.public_slug, number: '2026-0001', total: 109_500 }],
  });
  const text = JSON.stringify(body);
  for (const hidden of ['4471#', 'Ortiz', 'ana@', '555', 'C-1204', 'Tips', others.public_slug, key]) {
    expect(text).not.toContain(hidden);
  }
});

test('a boat that was sold is left out, its jobs stay without a reminder of wax', async () => {
  given(key);
  expect((await open()).body).toMatchObject({ records: [{ care: { remind: false } }] });
  given(key, true);
  const { body } = await open();
  expect(body).toMatchObject({ boats: [], requests: [{}], records: [{}] });
  expect(JSON.stringify(body)).not.toContain('remind');
});

test('an unknown key, a malformed one and one that was replaced are 404', async () => {
  given('L'.repeat(22));
  for (const asked of [key, 'U'.repeat(22), 'x']) expect(await open(asked)).toMatchObject({ status: 404 });
});
