import { areaOfAddress } from '#domain/place/area-places.ts';
import { areaOfSlug } from '#domain/place/areas.ts';

/** Names the city of a ZIP code that we know, until somebody types another. */
export function fillCity({ elements }: HTMLFormElement): void {
  const [zip, city] = [elements.namedItem('zip'), elements.namedItem('city')];
  if (!(zip instanceof HTMLInputElement && city instanceof HTMLInputElement)) return;
  if (city.value !== '' && city.value !== city.dataset.ofZip) return;
  const known = areaOfSlug(areaOfAddress({ zip: zip.value }))?.city ?? '';
  city.value = known;
  city.dataset.ofZip = known;
}
