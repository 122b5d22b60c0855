import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { handler } from '#functions/customer-page.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aCustomer, boatId, customerId } from '../a-customer.ts';
import { aLead } from '../a-lead.ts';
import { aRecord } from '../a-record.ts';
import { callHandler } from '../call-handler.ts';
import { aPlan, planId } from '../domain/plan/a-plan.ts';
import { mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const key = 'K'.repeat(22);
const open = (asked = key) => callHandler(handler, { path: { key: asked } });

function given(page_key: string, of: Partial<Customer> = {}, more: Partial<Lead> = {}) {
  const done = aLead({
    status: 'COMPLETED',
    customer_id: customerId,
    boat_id: boatId,
    record: aRecord(),
    notes: 'Gate code 4471#',
  });
  const others = aLead({ id: '01JD3ZK8Q0000000000000000E', public_slug: 'E'.repeat(22) });
  const planned = aLead({
    id: '01JD3ZK8Q0000000000000000F',
    public_slug: 'F'.repeat(22),
    status: 'OFFER_SENT',
    customer_id: customerId,
    boat_id: boatId,
    ...more,
  });
  const leads = more.plan ? [done, others, planned] : [done, others];
  const lead_ids = leads.map(({ id }) => id);
  const customer = aCustomer({ page_key, note: 'Tips well', lead_ids, ...of });
  database
    .on(GetCommand)
    .resolves({})
    .on(GetCommand, { Key: { id: `page#${key}` } })
    .resolves({ Item: { id: `page#${key}`, customer_ids: new Set([customerId]) } })
    .on(GetCommand, { Key: { id: customerId } })
    .resolves({ Item: customer });
  database.on(BatchGetCommand).resolves({ Responses: { Leads: leads.map(leadRecord) } });
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

test('a boat’s plan stands on the page with its next visit, and whether times for that are offered', async () => {
  const plan = aPlan({ asked: { words: 'private', place: 'private', at: '2026-11-01T17:00:00.000Z' } });
  given(key, { plans: [plan] });
  const { body } = await open();
  expect(body.boats).toMatchObject([
    { plans: [{ requested_service: 'wash', every_weeks: 4, next_due: '2026-12-05' }] },
  ]);
  expect(JSON.stringify(body)).not.toContain('private');
  given(key, { plans: [plan] }, { plan: { id: planId, due: '2026-12-05', every_weeks: 4 } });
  expect((await open()).body.boats[0].plans).toMatchObject([
    { id: planId, visit: 'offered', slug: 'F'.repeat(22) },
  ]);
});

test('a boat that was sold is left out, its jobs stay without a reminder of wax', async () => {
  given(key);
  expect((await open()).body).toMatchObject({ records: [{ care: { remind: false } }] });
  given(key, { boats: aCustomer().boats.map((boat) => ({ ...boat, is_sold: true })) });
  const { body } = await open();
  expect(body).toMatchObject({ boats: [], requests: [{}], records: [{}] });
  expect(JSON.stringify(body)).not.toContain('remind');
});

test('an unknown key, a malformed one and one that was replaced are 404', async () => {
  given('L'.repeat(22));
  for (const asked of [key, 'U'.repeat(22), 'x']) expect(await open(asked)).toMatchObject({ status: 404 });
});
