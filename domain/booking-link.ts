import type { PackageId } from './packages.ts';

export const bookingLink = (packageId: PackageId, lengthFt?: number): string =>
  `/booking?package=${packageId}${lengthFt === undefined ? '' : `&length=${lengthFt}`}`;
