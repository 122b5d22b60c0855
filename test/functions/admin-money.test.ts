import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { handler as money } from '#functions/admin-money.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { aRecord } from '../a-record.ts';
import { leadPage, winter } from './lead-page.ts';
import { asAdmin } from './mocked-clients.ts';

const page = leadPage();

const stored = (ids: readonly { readonly id: string }[] = []) =>
  ids.flatMap(({ id }) => page.rows.get(id) ?? []);

beforeEach(() => {
  page.database
    .on(BatchGetCommand)
    .callsFake(({ RequestItems }) => ({ Responses: { Leads: stored(RequestItems.Leads.Keys) } }));
});

test('money lists the records of the leads that its months name', async () => {
  const lead = page.leadIs({ status: 'COMPLETED', record: aRecord() });
  page.rows.set('receipts#2026-12', { lead_ids: new Set([lead.id]) });
  const { body } = await asAdmin(money, { query: { month: '2026-12' } });
  expect(body).toMatchObject({ done: 109_500, paid: 0, unpaid: 109_500, records: [{ number: '2026-0001' }] });
  expect(body).not.toHaveProperty('unbilled');
  expect((await asAdmin(money, { query: { month: '2026-13' } })).status).toBe(400);
});

test('another month says what is unpaid, of an earlier year too', async () => {
  const lead = page.leadIs({ status: 'COMPLETED', record: aRecord() });
  page.rows.set('receipts#2026-12', { lead_ids: new Set([lead.id]) });
  page.rows.set('receipts#unpaid', { lead_ids: new Set([lead.id]) });
  const { body } = await asAdmin(money, { query: { month: '2027-01' } });
  expect(body).toMatchObject({ records: [], open: [{ month: '2026-12', unpaid: 109_500, back: 0 }] });
});

test('a job without a receipt is listed, however many jobs with one have changed since', async () => {
  const ids = Array.from({ length: 1100 }, (_, place) => `01JD3ZK8Q0${String(place).padStart(16, '0')}`);
  const [unbilled = '', ...billed] = ids;
  const completed = { status: 'COMPLETED', completed_at: winter('01T08:00') } as const;
  const leads = ids.map((id, place) => {
    const updated_at = new Date(Date.parse(winter('01T08:00')) + place).toISOString();
    return aLead({ id, ...completed, updated_at, ...(id !== unbilled && { record: aRecord() }) });
  });
  for (const lead of leads) page.rows.set(lead.id, leadRecord(lead));
  page.rows.set('receipts#2026-11', { lead_ids: new Set(billed) });
  page.database.on(QueryCommand).callsFake(({ IndexName, ExpressionAttributeValues: values }) => ({
    Items: IndexName === 'list' && values[':shard'] === 's0' ? stored(leads) : [],
  }));
  const { body } = await asAdmin(money, { query: { month: '2026-12' } });
  expect(body.unbilled).toMatchObject([{ lead_id: unbilled }]);
  expect(body.records).toHaveLength(billed.length);
});
