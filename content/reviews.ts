import type { TypedReview } from '#domain/content/typed-reviews.ts';

/** Real ones from elsewhere; the owner adds more in the admin. */
export const reviews: readonly Omit<TypedReview, 'id'>[] = [];
