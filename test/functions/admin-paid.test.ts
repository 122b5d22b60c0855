import { expect, test } from 'vitest';
import { handler as paid } from '#functions/admin-paid.ts';
import { aRecord } from '../a-record.ts';
import { leadPage } from './lead-page.ts';

const page = leadPage();
const record = () => page.written()?.[':record'];

test('paid is marked once, whoever saw it unpaid is told how it was paid, and it can be taken back', async () => {
  page.leadIs({ status: 'COMPLETED', record: aRecord() });
  await page.ask(paid, { how: 'transfer', paid_on: '2026-11-30' });
  expect(record()).toMatchObject({ paid_on: '2026-11-30', how: 'transfer' });
  page.leadIs({ status: 'COMPLETED', record: aRecord({ paid_on: '2026-11-30', how: 'cash' }) });
  const before = page.transactions().length;
  expect((await page.ask(paid, { how: 'cash', paid_on: '2026-11-30' })).status).toBe(200);
  expect((await page.ask(paid, { how: 'card' })).status).toBe(200);
  const otherwise = await page.ask(paid, { how: 'card', unpaid_seen: true });
  expect(otherwise.status).toBe(409);
  expect(JSON.stringify(otherwise.body)).toContain(
    'It’s marked as paid already: paid in cash on Nov 30. To change that, mark it unpaid first.',
  );
  expect(page.transactions()).toHaveLength(before);
  await page.ask(paid, { unpaid: true });
  expect(record()).not.toHaveProperty('paid_on');
  expect(page.told().at(-1)?.note).toBe('2026-0001, $1,095.00. Before: Paid in cash on Nov 30');
});

test('the customer is emailed of a payment, or of money that went back, only where the owner wants it', async () => {
  const owed = () => page.owed().filter((kind) => kind === 'payment');
  page.leadIs({ status: 'COMPLETED', record: aRecord() });
  await page.ask(paid, { how: 'check' });
  expect(owed()).toEqual([]);
  await page.ask(paid, { how: 'check', mail: true });
  expect(owed()).toEqual(['payment']);
  page.leadIs({ status: 'COMPLETED', record: aRecord({ paid_on: '2026-11-30', paid_total: 120_000 }) });
  await page.ask(paid, { settled_version: 1, mail: true });
  expect(owed()).toEqual(['payment']);
  await page.ask(paid, { unpaid: true, mail: true });
  expect(owed()).toEqual([]);
});

test('nothing is paid without a receipt, without a way or in the future', async () => {
  expect((await page.ask(paid, { how: 'cash' })).status).toBe(409);
  expect((await page.ask(paid, {})).status).toBe(400);
  expect((await page.ask(paid, { how: 'cash', paid_on: '2026-12-02' })).status).toBe(400);
});

test('a difference after a correction is settled once, of the version that was seen', async () => {
  const corrected = aRecord({ version: 2, paid_on: '2026-11-30', how: 'cash', paid_total: 120_000 });
  page.leadIs({ status: 'COMPLETED', record: corrected });
  expect(await page.ask(paid, { settled_version: 1 })).toMatchObject({
    status: 409,
    body: { reason: 'record-changed' },
  });
  expect((await page.ask(paid, { settled_version: 2 })).status).toBe(200);
  expect(record()).toMatchObject({ total: 109_500, paid_on: '2026-11-30', how: 'cash' });
  expect(record()).not.toHaveProperty('paid_total');
  expect(record()).toMatchObject({ settled: [{ on: '2026-12-01', cents: -10_500 }] });
  page.leadIs({ status: 'COMPLETED', record: record() });
  const before = page.transactions().length;
  expect((await page.ask(paid, { settled_version: 2 })).status).toBe(200);
  expect(page.transactions()).toHaveLength(before);
  expect((await page.ask(paid, { settled_version: 2, unpaid: true })).status).toBe(400);
  await page.ask(paid, { unpaid: true });
  expect(record()).not.toHaveProperty('settled');
  expect(page.told().at(-1)?.note).toContain('$105.00 given back on Dec 1');
  page.leadIs({ status: 'COMPLETED', record: corrected });
  await page.ask(paid, { settled_version: 2, how: 'check', paid_on: '2026-11-30' });
  expect(record()).toMatchObject({
    how: 'cash',
    settled: [{ on: '2026-11-30', cents: -10_500, how: 'check' }],
  });
});
