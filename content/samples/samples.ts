import type { Testimonial } from '#domain/content/testimonials.ts';
import type { TypedReview } from '#domain/content/typed-reviews.ts';
import { sampleReviews } from './reviews.ts';
import { sampleTestimonials } from './testimonials.ts';

/** Stand on pages until real ones take their places. */
export interface Samples {
  readonly testimonials: readonly Testimonial[];
  readonly reviews: readonly TypedReview[];
}

export const samples: Samples = { testimonials: sampleTestimonials, reviews: sampleReviews };
export const noSamples: Samples = { testimonials: [], reviews: [] };
