import { browser } from '../../storage/kept-text.ts';

const prefix = 'bdla:finish:';

/** Where a visit's pressed Finish is noted, and where sheets were before they were in IndexedDB. */
export const sheetPlaceOf = (id: string): string => `${prefix}${id}`;

const ofVisit = 'visit:';

export const visitPlaceOf = (visitId: string): string => sheetPlaceOf(`${ofVisit}${visitId}`);

export const isOfVisit = (id: string): boolean => id.startsWith(ofVisit);

const placesHere = (): readonly string[] => browser.names().filter((name) => name.startsWith(prefix));

export const idsInPlaces = (): readonly string[] => placesHere().map((place) => place.slice(prefix.length));

export function forgetPlaces(): void {
  for (const place of placesHere()) browser.forget(place);
}
