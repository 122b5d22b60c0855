import * as z from 'zod';
import { maxTaxPercent } from './tax-rate.ts';

const sentence = 'Enter a percentage, like 9.5.';

/** Up to three decimals, as California's districts have them. */
export const TaxPercent = z
  .number(sentence)
  .min(0, sentence)
  .max(maxTaxPercent, sentence)
  .multipleOf(0.001, sentence);
