import { formatRate } from '../price/estimates.ts';
import { packageIds } from '../price/packages.ts';
import type { ChangesOf } from './content-rules.ts';

export const priceChanges: ChangesOf<'prices'> = (before, after, _, names) =>
  packageIds
    .filter((id) => before[id] !== after[id])
    .map((id) => ({
      key: id,
      words: `${names[id].title}: ${formatRate(before[id])} to ${formatRate(after[id])} per foot`,
      without: { ...after, [id]: before[id] },
    }));
