import { expect, test } from 'vitest';
import { handler } from '#functions/review.ts';
import { leadPage } from './lead-page.ts';

const { act, leadIs, told, written, transactions } = leadPage();

test('stars and words are stored, and the owner is told', async () => {
  leadIs({ status: 'COMPLETED' });
  const answer = await act(handler, { rating: 5, words: 'Like new.', publish: true });
  expect(answer).toMatchObject({ status: 200 });
  expect(Object.values(written() ?? {})).toContainEqual(
    expect.objectContaining({ rating: 5, words: 'Like new.', consent: expect.objectContaining({}) }),
  );
  expect(told()).toMatchObject([{ status: 'Review', is_public: false }, { status: 'Review may be shown' }]);
});

test('a review before the work is done is 409, an empty one 400', async () => {
  leadIs({ status: 'SCHEDULED' });
  expect(await act(handler, { rating: 5, publish: false })).toMatchObject({ status: 409 });
  leadIs({ status: 'COMPLETED' });
  expect(await act(handler, { publish: true })).toMatchObject({
    status: 400,
    body: { fields: { rating: 'Pick your stars, or write a few words.' } },
  });
  expect(await act(handler, { rating: 6, publish: true })).toMatchObject({ status: 400 });
  expect(transactions()).toEqual([]);
});
