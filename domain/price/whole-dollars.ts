import * as z from 'zod';

export const WholeDollars = z
  .int('Whole dollars only.')
  .min(0, 'Whole dollars only.')
  .max(1_000_000, 'At most $1,000,000.');
