import type { PackageId } from '../price/packages.ts';

export function bookingLink(packageId: PackageId | undefined, lengthFt?: number): string {
  const query = new URLSearchParams({
    ...(packageId && { package: packageId }),
    ...(lengthFt !== undefined && { length: String(lengthFt) }),
  });
  return query.size > 0 ? `/booking?${query}` : '/booking';
}
