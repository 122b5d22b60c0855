import { browser, tab } from '../../storage/kept-text.ts';
import { dropUnkept, keepTypedAt } from './unkept.ts';

type Keeper = typeof browser;

const prefix = 'bdla:typed:';

/** Where a form keeps what was typed and the server has not taken; `of` names it and what it is about. */
export const typedPlaceOf = (of: string): string => `${prefix}${of}`;

const unkept = new Map<string, string>();

const placesIn = (storage: Keeper): readonly string[] =>
  storage.names().filter((name) => name.startsWith(prefix));

/** The names of the forms of which a storage, or this page, keeps something. */
export const formsIn = (storage: Keeper): readonly string[] =>
  [...new Set([...placesIn(storage), ...unkept.keys()])].map((place) => place.slice(prefix.length));

export const textIn = (storage: Keeper, of: string): string =>
  unkept.get(typedPlaceOf(of)) ?? storage.recall(typedPlaceOf(of)) ?? '';

/** Keeps it before it returns: the page may be gone then. */
export function keepIn(storage: Keeper, of: string, text: string): void {
  const place = typedPlaceOf(of);
  unkept.set(place, text);
  void keepTypedAt(place, async () => {
    const latest = unkept.get(place);
    if (latest === undefined) return;
    if (!storage.keep(place, latest)) throw new DOMException('No room', 'QuotaExceededError');
    unkept.delete(place);
  });
}

export function forgetIn(storage: Keeper, of: string): void {
  const place = typedPlaceOf(of);
  unkept.delete(place);
  dropUnkept(place);
  storage.forget(place);
}

export const countTyped = (): number =>
  new Set([...placesIn(browser), ...placesIn(tab), ...unkept.keys()]).size;

export function forgetAllTyped(): void {
  for (const place of unkept.keys()) dropUnkept(place);
  unkept.clear();
  for (const storage of [browser, tab]) for (const place of placesIn(storage)) storage.forget(place);
}
