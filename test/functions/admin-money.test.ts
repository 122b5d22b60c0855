import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler as money } from '#functions/admin-money.ts';
import { aRecord } from '../a-record.ts';
import { leadPage } from './lead-page.ts';
import { asAdmin } from './mocked-clients.ts';

const page = leadPage();

test('money lists the records of the leads that its months name', async () => {
  const lead = page.leadIs({ status: 'COMPLETED', record: aRecord() });
  page.rows.set('receipts#2026-12', { lead_ids: new Set([lead.id]) });
  page.database.on(BatchGetCommand).callsFake(({ RequestItems }) => ({
    Responses: {
      Leads: RequestItems.Leads.Keys.flatMap(({ id }: { id: string }) => page.rows.get(id) ?? []),
    },
  }));
  const { body } = await asAdmin(money, { query: { month: '2026-12' } });
  expect(body).toMatchObject({ done: 109_500, paid: 0, unpaid: 109_500, records: [{ number: '2026-0001' }] });
  expect(body).not.toHaveProperty('unbilled');
  expect((await asAdmin(money, { query: { month: '2026-13' } })).status).toBe(400);
});
