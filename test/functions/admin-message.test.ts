import { expect, test } from 'vitest';
import { handler } from '#functions/admin-message.ts';
import { leadPage } from './lead-page.ts';

const page = leadPage();

test('a message stands in both timelines, by the admin who wrote it', async () => {
  expect((await page.ask(handler, { message: ' See you at nine. ' })).status).toBe(200);
  expect(page.told()).toMatchObject([
    { note: 'See you at nine.', is_public: true, message: { from: 'owner' } },
  ]);
  expect(page.told()[0]?.meta.updated_by).not.toBe('customer');
  expect(page.written()?.[':owed'].at(-1)).toMatchObject({ kind: 'message', about: page.told()[0]?.id });
});

test('an empty message, or one without end, is refused', async () => {
  for (const message of ['', '   ', 'x'.repeat(2001)]) {
    expect((await page.ask(handler, { message })).status).toBe(400);
  }
  expect(page.transactions()).toEqual([]);
});
