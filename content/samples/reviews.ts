import type { Review } from '../reviews/reviews.ts';

/** Invented, to judge the page by. Never part of the production build: invented reviews are unlawful. */
export const sampleReviews: readonly Review[] = [
  {
    name: 'L. Sample',
    rating: 5,
    quote: 'Waterline stain gone, rails shining, dock cleaner than they found it.',
    date: '2026-09-14',
    sample: true,
  },
  {
    name: 'D. Sample',
    rating: 5,
    quote: 'Sent four photos, got a price range the next day. The final price was right in it.',
    date: '2026-08-02',
    sample: true,
  },
  {
    name: 'K. Sample',
    rating: 4,
    quote: 'Rain pushed our date back, no charge. Good work once they got here.',
    date: '2026-06-21',
    sample: true,
  },
];
