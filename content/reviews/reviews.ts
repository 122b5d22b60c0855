/** A review copied from the business profile. */
export interface Review {
  readonly name: string;
  /** Stars from 1 to 5. */
  readonly rating: number;
  readonly quote: string;
  /** The day it was written, as YYYY-MM-DD. */
  readonly date: string;
  /** Invented: content/samples holds these, and the production build has none. */
  readonly sample?: true;
}

/** Newest first; the home page shows three. */
export const reviews: readonly Review[] = [];

/** Shown when there are no reviews. */
export const reviewsFallback = 'Reviews from real customers will appear here.';
