import type { Surcharges } from '#domain/price/surcharges.ts';

/** In percent. A boat in good condition may still take a tenth longer. */
export const surcharges: Surcharges = {
  'condition Like new': { least: 0, most: 5 },
  'condition Good': { least: 0, most: 10 },
  'condition Fair': { least: 10, most: 20 },
  'condition Heavy oxidation': { least: 25, most: 40 },
  'oxidation Light': { least: 5, most: 15 },
  'oxidation Medium': { least: 15, most: 30 },
  'oxidation Heavy': { least: 25, most: 45 },
};
