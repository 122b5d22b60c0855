import { browser, tab } from '../../storage/kept-text.ts';

const prefix = 'bdla:typed:';

/** Where a form keeps what was typed and the server has not taken; `of` names it and what it is about. */
export const typedPlaceOf = (of: string): string => `${prefix}${of}`;

const placesIn = (storage: typeof browser): readonly string[] =>
  storage.names().filter((name) => name.startsWith(prefix));

/** The names of the forms of which a storage keeps something. */
export const formsIn = (storage: typeof browser): readonly string[] =>
  placesIn(storage).map((place) => place.slice(prefix.length));

export const countTyped = (): number => placesIn(browser).length + placesIn(tab).length;

export function forgetAllTyped(): void {
  for (const storage of [browser, tab]) for (const place of placesIn(storage)) storage.forget(place);
}
