import { formatRate } from '../price/estimates.ts';
import { packageIds, packages } from '../price/packages.ts';
import type { ChangesOf } from './content-rules.ts';

export const priceChanges: ChangesOf<'prices'> = (before, after) =>
  packageIds
    .filter((id) => before[id] !== after[id])
    .map((id) => ({
      key: id,
      words: `${packages[id].title}: ${formatRate(before[id])} to ${formatRate(after[id])} per foot`,
      without: { ...after, [id]: before[id] },
    }));
