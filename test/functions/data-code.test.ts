import { expect, test } from 'vitest';
import { handler } from '#functions/data-code.ts';
import { leadPage, winter } from './lead-page.ts';

const page = leadPage();

test('a code goes to the lead’s own address, and neither the answer nor the timeline has it', async () => {
  const answer = await page.act(handler, {});
  expect(answer).toEqual({ status: 200, body: { mailed_to: 'a•••@example.com' } });
  const { code, tries } = page.written()?.[':data_code'] ?? {};
  expect(code).toMatch(/^\d{6}$/);
  expect(tries).toBe(0);
  expect(page.owed()).toContain('data-code');
  expect(page.told()).toEqual([]);
});

test('another code replaces the one before', async () => {
  page.leadIs({ data_code: { code: '777777', sent_at: winter('01T08:00'), tries: 5 } });
  await page.act(handler, {});
  expect(page.written()).toMatchObject({ ':data_code': { tries: 0 } });
});

test('an email that was changed by the link has three days for an objection before a code goes to it', async () => {
  page.leadIs({ email_corrected_at: winter('01T08:00') });
  const { status, body } = await page.act(handler, {});
  expect([status, body]).toMatchObject([409, { error: expect.stringContaining('Fri, Dec 4, 8:00 AM') }]);
  expect(page.transactions()).toEqual([]);
  page.leadIs({ email_corrected_at: '2026-11-27T16:00:00.000Z' });
  expect((await page.act(handler, {})).status).toBe(200);
});

test('without an address there is nowhere to send it', async () => {
  page.leadIs({ email: undefined });
  expect((await page.act(handler, {})).status).toBe(409);
  expect(page.transactions()).toEqual([]);
});
