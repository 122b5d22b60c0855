import { areaOfAddress } from '#domain/place/area-places.ts';
import { cityOfArea } from '../content/content.tsx';

/** Names the city of a ZIP code that we know, until somebody types another. */
export function fillCity({ elements }: HTMLFormElement): void {
  const [zip, city] = [elements.namedItem('zip'), elements.namedItem('city')];
  if (!(zip instanceof HTMLInputElement && city instanceof HTMLInputElement)) return;
  if (city.value !== '' && city.value !== city.dataset.ofZip) return;
  const known = cityOfArea(areaOfAddress({ zip: zip.value })) ?? '';
  city.value = known;
  city.dataset.ofZip = known;
}
