import { expect, test } from 'vitest';
import { shownReviews } from '#web/home/owners-words.ts';

test('a review that was copied from elsewhere says the month, as Google and others tell no day', () => {
  const review = {
    id: 'jim',
    name: 'Jim P.',
    rating: 5,
    quote: 'It shines.',
    date: '2026-11-12',
    source: 'Google',
  };
  const shown = shownReviews({
    approved: [],
    reviews: { items: [review] },
    samples: { testimonials: [], reviews: [] },
  });
  expect(shown.map(({ by }) => by)).toEqual(['Jim P., November 2026, on Google']);
});
