import type { OperationRequest } from '#domain/operations/index.ts';

let number = 0;

/** A key that no other booking of this run uses. */
export const freshKey = (): string => `test-${process.pid}-${Date.now()}-${++number}`;

/** A booking as the form sends it. Each has a key of its own. */
export const aBooking = (
  changes: Readonly<Record<string, unknown>> = {},
): OperationRequest<'lead-intake'> & Record<string, unknown> => ({
  packageId: 'complete',
  services: ['deep-wash', 'protection', 'interior'],
  fullName: 'Ana Ortiz',
  email: 'ana@example.com',
  phone: '(310) 555-0142',
  address: 'Basin C, slip 1204',
  city: 'Marina del Rey',
  state: 'CA',
  zip: '90292',
  boatType: 'Runabout',
  boatLengthFt: 24,
  conditionLevel: 'Good',
  photo_urls: [],
  hasWater: true,
  hasPower: true,
  acceptedTerms: true,
  source: 'website',
  metaEventId: freshKey(),
  ...changes,
});
