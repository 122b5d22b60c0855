import { expect, test } from 'vitest';
import { handler } from '#functions/admin-review.ts';
import { leadPage, winter } from './lead-page.ts';

const { leadIs, ask, owed, transactions } = leadPage();
const written_at = winter('01T08:00');
const reviewed = () => leadIs({ status: 'COMPLETED', review: { rating: 5, written_at } });

test('an answer is owed as an email', async () => {
  reviewed();
  expect(await ask(handler, { written_at, answer: 'Thanks, Ana.' })).toMatchObject({
    status: 200,
    body: { lead: { id: expect.any(String) }, mailed: true },
  });
  expect(owed()).toContain('message');
});

test('a review that the customer changed meanwhile, or doesn’t let be shown, is 409', async () => {
  reviewed();
  expect(await ask(handler, { written_at: winter('01T07:00') })).toMatchObject({ status: 409 });
  expect(await ask(handler, { written_at, site: true })).toMatchObject({ status: 409 });
  expect(transactions()).toEqual([]);
});
