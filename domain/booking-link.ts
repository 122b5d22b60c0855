import type { PackageId } from './packages.ts';

/** The booking page with a service and a length filled in, as far as they are known. */
export function bookingLink(packageId: PackageId | undefined, lengthFt?: number): string {
  const query = new URLSearchParams({
    ...(packageId && { package: packageId }),
    ...(lengthFt !== undefined && { length: String(lengthFt) }),
  });
  return query.size > 0 ? `/booking?${query}` : '/booking';
}
