import * as z from 'zod';
import { taxRate } from './tax-rate.ts';

const sentence = 'Enter a percentage, like 9.5.';

/** Up to three decimals, as California's districts have them. */
export const TaxPercent = z.number(sentence).min(0, sentence).max(20, sentence).multipleOf(0.001, sentence);

/** What taxed before it was a setting. */
export const initialTaxPercent = Number((taxRate * 100).toFixed(3));
