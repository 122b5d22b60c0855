/** Free of zod: marketing pages show them. What they cost and what is said of them is content. */

export const packageIds = ['complete', 'exterior', 'interior', 'restorer', 'wash'] as const;
export type PackageId = (typeof packageIds)[number];

/** Values in the payload. */
export const serviceTokens = ['deep-wash', 'polishing', 'protection', 'interior'] as const;
export type ServiceToken = (typeof serviceTokens)[number];

export const serviceLabels: Record<ServiceToken, string> = {
  'deep-wash': 'Deep wash',
  polishing: 'Polishing',
  protection: 'Protection',
  interior: 'Interior',
};

export interface Package {
  readonly id: PackageId;
  readonly title: string;
  /** For the booking link and headings. */
  readonly shortTitle: string;
  /** /services/{slug}. */
  readonly slug: string;
  readonly menuLabel: string;
  readonly services: readonly ServiceToken[];
}

export const packages: Record<PackageId, Package> = {
  complete: {
    id: 'complete',
    title: 'Complete Detail',
    shortTitle: 'Complete',
    slug: 'complete-detail',
    menuLabel: 'Complete Detail',
    services: ['deep-wash', 'protection', 'interior'],
  },
  exterior: {
    id: 'exterior',
    title: 'Exterior Only',
    shortTitle: 'Exterior',
    slug: 'exterior-only',
    menuLabel: 'Exterior Only',
    services: ['deep-wash', 'protection'],
  },
  interior: {
    id: 'interior',
    title: 'Interior Only',
    shortTitle: 'Interior',
    slug: 'interior-only',
    menuLabel: 'Interior Only',
    services: ['deep-wash', 'interior'],
  },
  restorer: {
    id: 'restorer',
    title: 'Restorer',
    shortTitle: 'Restorer',
    slug: 'restorer',
    menuLabel: 'Restorer',
    services: ['deep-wash', 'polishing', 'protection'],
  },
  wash: {
    id: 'wash',
    title: 'Boat Wash',
    shortTitle: 'Wash',
    slug: 'maintenance-boat-wash',
    menuLabel: 'Boat Wash',
    services: ['deep-wash'],
  },
};

export const packageList: readonly Package[] = packageIds.map((id) => packages[id]);

export const defaultPackageId: PackageId = 'complete';

/** The package with exactly these services, in any order. */
export function packageOfServices(services: readonly ServiceToken[]): Package | undefined {
  const wanted = new Set(services);
  return packageList.find(
    (candidate) =>
      candidate.services.length === wanted.size && candidate.services.every((token) => wanted.has(token)),
  );
}

export function packageOfId(value: string | null | undefined): Package | undefined {
  return packageList.find(({ id }) => id === value);
}

/** The work includes a coat of wax. */
export const hasCoat = ({
  requested_service,
  services = [],
}: {
  readonly requested_service?: PackageId | undefined;
  readonly services?: readonly ServiceToken[] | undefined;
}): boolean => (requested_service ? packages[requested_service].services : services).includes('protection');
