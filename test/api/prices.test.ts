import { beforeEach, expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { captureLog } from '../log-lines.ts';
import { anAct, anAdminsAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { ask } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

partsForTests();

beforeEach(() => {
  captureLog();
});

test('a rate that never stood on the site counts for nothing, neither in a booking nor in an estimate', async () => {
  const ratePerFoot = prices.complete + 1;
  const { id } = await aLead({ ratePerFoot });
  expect((await leadOf(id))?.rate_per_foot).toBe(prices.complete);
  const body = { packageId: 'complete', lengthFt: 24, ratePerFoot };
  const { quoteId } = (await ask(anAct('quote-create', { body }))).body;
  const { subtotal } = (await ask(anAct('quote', { path: { quoteId } }))).body;
  expect(subtotal).toBe(prices.complete * 24 * 100);
});

test('a price of ten times what stands is taken for a slip', async () => {
  const content = { ...prices, complete: prices.complete * 10 };
  const save = { path: { kind: 'prices' }, body: { version: 0, content } };
  expect(await ask(anAdminsAct('admin-content-save', save))).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('ten times') },
  });
});
