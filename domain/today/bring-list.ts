import type { ConditionLevel, OxidationLevel } from '../choices.ts';
import { type PackageId, packages, type ServiceToken } from '../price/packages.ts';

const byService: Record<ServiceToken, readonly string[]> = {
  'deep-wash': ['Soap, brushes, 50 ft hose'],
  polishing: ['Both polishers', 'Compound and pads'],
  protection: ['Wax'],
  interior: ['Wet vac', 'Vinyl cleaner'],
};

function extras(
  services: readonly ServiceToken[],
  condition: ConditionLevel | undefined,
  oxidation: OxidationLevel | undefined,
): string[] {
  const worksOnGelcoat = services.includes('polishing') || services.includes('protection');
  const isHeavy = condition === 'Heavy oxidation' || oxidation === 'Heavy';
  return [
    ...(worksOnGelcoat && isHeavy ? ['Coarse compound', 'Wool pads'] : []),
    ...(worksOnGelcoat && !isHeavy && oxidation === 'Medium' ? ['Compound'] : []),
    ...(services.includes('interior') && condition === 'Fair' ? ['Mildew remover'] : []),
  ];
}

/** What to load for a job, in the order of the work; each thing once. Nothing until a service is chosen. */
export function bringList(boat: {
  readonly requested_service?: PackageId | undefined;
  readonly condition_level?: ConditionLevel | undefined;
  readonly oxidation_level?: OxidationLevel | undefined;
  readonly has_water?: boolean | undefined;
  readonly has_power?: boolean | undefined;
}): string[] {
  if (!boat.requested_service) return [];
  const { services } = packages[boat.requested_service];
  const needsPower = services.some((token) => token === 'polishing' || token === 'interior');
  return [
    ...new Set([
      ...services.flatMap((token) => byService[token]),
      ...extras(services, boat.condition_level, boat.oxidation_level),
      ...(needsPower ? [boat.has_power === false ? 'Generator' : '30 A adapter'] : []),
      ...(boat.has_water === false ? ['Water tank'] : []),
    ]),
  ];
}
