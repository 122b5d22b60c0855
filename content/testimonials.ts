import type { Testimonial } from '#domain/content/testimonials.ts';

/** Real ones; the owner adds more in the admin. */
export const testimonials: readonly Omit<Testimonial, 'id'>[] = [];
