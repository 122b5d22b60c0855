import type { PackageId } from './packages.ts';

/** The booking page with a service and a length filled in. */
export const bookingLink = (packageId: PackageId, lengthFt?: number): string =>
  `/booking?package=${packageId}${lengthFt === undefined ? '' : `&length=${lengthFt}`}`;
