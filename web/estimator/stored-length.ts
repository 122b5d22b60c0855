import { parseStoredLength, storedLengthKey } from '#domain/estimates.ts';
import { browser } from '../storage/kept-text.ts';

/** The visitor's boat length in whole feet, remembered in this browser between pages. */
export const readStoredLength = (): number | undefined =>
  parseStoredLength(browser.recall(storedLengthKey) ?? null);

export const storeLength = (lengthFt: number): void =>
  browser.remember(storedLengthKey, String(Math.max(1, Math.round(lengthFt))));
