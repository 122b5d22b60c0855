import type { Testimonial } from '#domain/content/testimonials.ts';
import { formatDay, formatMonthOfYear } from '#domain/los-angeles.ts';
import type { WholeContent } from '../content/whole-content.ts';

export interface ShownTestimonial extends Testimonial {
  readonly isSample: boolean;
}

/** Samples give way one by one. */
export const shownTestimonials = ({
  testimonials,
  samples,
}: Pick<WholeContent, 'testimonials' | 'samples'>): readonly ShownTestimonial[] => [
  ...testimonials.items.map((item) => ({ ...item, isSample: false })),
  ...samples.testimonials.slice(testimonials.items.length).map((item) => ({ ...item, isSample: true })),
];

export interface ShownReview {
  readonly id: string;
  readonly rating?: number | undefined;
  readonly quote?: string | undefined;
  /** `Dana, Marina del Rey, Mar 9, 2026`, or `Jim P., March 2026, on Google`. */
  readonly by: string;
  readonly isSample: boolean;
}

const noonOf = (day: string): string => `${day}T20:00:00.000Z`;

/** Those of customers here, then the owner's copies from elsewhere; samples give way one by one. */
export function shownReviews({
  approved,
  reviews,
  samples,
}: Pick<WholeContent, 'approved' | 'reviews' | 'samples'>): readonly ShownReview[] {
  const own = approved.map(({ written_at, signature, rating, words }) => {
    const id = `${written_at} ${signature}`;
    return { id, rating, quote: words, by: `${signature}, ${formatDay(written_at)}`, isSample: false };
  });
  const typed = reviews.items.map(({ id, name, rating, quote, date, source }) => {
    return {
      id,
      rating,
      quote,
      by: `${name}, ${formatMonthOfYear(noonOf(date))}, on ${source}`,
      isSample: false,
    };
  });
  const rest = samples.reviews.slice(own.length + typed.length).map(({ id, name, rating, quote, date }) => {
    return { id, rating, quote, by: `${name}, ${formatDay(noonOf(date))}`, isSample: true };
  });
  return [...own, ...typed, ...rest];
}
