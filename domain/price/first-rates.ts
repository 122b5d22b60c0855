import type { PackageId } from './packages.ts';
import type { Prices } from './prices.ts';

/** Of leads that came in before the rate was kept with each. */
export const firstRates: Prices = { complete: 28, exterior: 14, interior: 14, restorer: 30, wash: 7 };

/** Of leads that came in before their service's name was kept with each. */
export const firstNames: Readonly<Record<PackageId, string>> = {
  complete: 'Complete Detail',
  exterior: 'Exterior Only',
  interior: 'Interior Only',
  restorer: 'Restorer',
  wash: 'Boat Wash',
};

/** Of leads and estimates from before it was kept with each whether their price is a minimum. */
export const firstFloors: readonly PackageId[] = ['restorer'];
