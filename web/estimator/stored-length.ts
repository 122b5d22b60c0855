import { parseStoredLength, storedLengthKey } from '#domain/estimates.ts';
import { browser } from '../storage/kept-text.ts';

/** Told to this page's window when it has stored another length. */
export const lengthStored = 'bdla:length-stored';

/** The visitor's boat length in whole feet, remembered in this browser between pages. */
export const readStoredLength = (): number | undefined =>
  parseStoredLength(browser.recall(storedLengthKey) ?? null);

export function storeLength(lengthFt: number): void {
  browser.remember(storedLengthKey, String(Math.max(1, Math.round(lengthFt))));
  window.dispatchEvent(new Event(lengthStored));
}
