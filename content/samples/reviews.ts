import type { Review } from '../reviews/reviews.ts';

/** Invented, to judge the page by. Never part of the production build: invented reviews are unlawful. */
export const sampleReviews: readonly Review[] = [
  {
    name: 'L. Sample',
    rating: 5,
    quote: 'Waterline stain gone, rails bright, dock left cleaner than it was.',
    date: '2026-09-14',
    sample: true,
  },
  {
    name: 'D. Sample',
    rating: 5,
    quote: 'Sent four photos, got a range the next day. The final price was inside it.',
    date: '2026-08-02',
    sample: true,
  },
  {
    name: 'K. Sample',
    rating: 4,
    quote: 'Had to move the date for rain, which cost nothing. Good work when it came.',
    date: '2026-06-21',
    sample: true,
  },
];
