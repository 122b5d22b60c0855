/** Free of zod: marketing pages show them. What they are called, what they cost and what is said of them is content. */

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
  /** /services/{slug}. */
  readonly slug: string;
  readonly services: readonly ServiceToken[];
}

export const packages: Record<PackageId, Package> = {
  complete: {
    id: 'complete',
    slug: 'complete-detail',
    services: ['deep-wash', 'protection', 'interior'],
  },
  exterior: {
    id: 'exterior',
    slug: 'exterior-only',
    services: ['deep-wash', 'protection'],
  },
  interior: {
    id: 'interior',
    slug: 'interior-only',
    services: ['deep-wash', 'interior'],
  },
  restorer: {
    id: 'restorer',
    slug: 'restorer',
    services: ['deep-wash', 'polishing', 'protection'],
  },
  wash: {
    id: 'wash',
    slug: 'maintenance-boat-wash',
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
