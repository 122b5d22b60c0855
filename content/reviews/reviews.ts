/** A review copied from the business profile. `sample: true` marks invented text: the production build leaves it out. */
export interface Review {
  readonly name: string;
  /** Stars from 1 to 5. */
  readonly rating: number;
  readonly quote: string;
  /** The day it was written, as YYYY-MM-DD. */
  readonly date: string;
  readonly sample: boolean;
}

export const reviews: readonly Review[] = [
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

/** Stands in the section when there is no review to show. */
export const reviewsFallback =
  'Reviews from our business profile will stand here. Until then, our prices and our answers on this page say how we work.';
