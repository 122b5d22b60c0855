import type { TypedReview } from '#domain/content/typed-reviews.ts';

/** Invented, to judge the page by. Never part of the production build: invented reviews are unlawful. */
export const sampleReviews: readonly TypedReview[] = [
  {
    id: 'sample-1',
    name: 'L. Sample',
    rating: 5,
    quote: 'Waterline stain gone, rails shining, dock cleaner than they found it.',
    date: '2026-09-14',
    source: 'nowhere',
  },
  {
    id: 'sample-2',
    name: 'D. Sample',
    rating: 5,
    quote: 'Sent four photos, got a price range the next day. The final price was right in it.',
    date: '2026-08-02',
    source: 'nowhere',
  },
  {
    id: 'sample-3',
    name: 'K. Sample',
    rating: 4,
    quote: 'Rain pushed our date back, no charge. Good work once they got here.',
    date: '2026-06-21',
    source: 'nowhere',
  },
];
