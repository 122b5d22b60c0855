import { browser } from '../../storage/kept-text.ts';

const prefix = 'bdla:finish:';

/** Where sheets were before they were in IndexedDB. */
export const sheetPlaceOf = (id: string): string => `${prefix}${id}`;

const placesHere = (): readonly string[] => browser.names().filter((name) => name.startsWith(prefix));

export const idsInPlaces = (): readonly string[] => placesHere().map((place) => place.slice(prefix.length));

export function forgetPlaces(): void {
  for (const place of placesHere()) browser.forget(place);
}
