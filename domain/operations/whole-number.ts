import * as z from 'zod';

/** Of a query: digits, up to a limit. */
export const wholeNumber = (fallback: number, max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'Must be a positive whole number.')
    .transform(Number)
    .pipe(z.number().max(max))
    .default(fallback);
