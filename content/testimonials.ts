import type { BoatType } from '#domain/choices.ts';

/** What a customer said. */
export interface Testimonial {
  readonly name: string;
  /** Name of an area as `domain/place/areas.ts` has it. */
  readonly area: string;
  readonly boatType: BoatType;
  readonly quote: string;
  /** Stars from 1 to 5; 5 when absent. */
  readonly rating?: number;
  /** Name of a picture; without it the first letter of the name is shown. */
  readonly avatar?: string;
  /** Invented: content/samples holds these, and the production build has none. */
  readonly sample?: true;
}

/** In customers' own words, in the order shown; the first one is shown large. */
export const testimonials: readonly Testimonial[] = [];
