import { parseStoredLength, storedLengthKey } from '#domain/price/estimates.ts';
import { browser } from '../storage/kept-text.ts';

/** Event on this page's window when another length was stored. */
export const lengthStored = 'bdla:length-stored';

/** The visitor's boat length in whole feet, remembered in this browser. */
export const readStoredLength = (): number | undefined =>
  parseStoredLength(browser.recall(storedLengthKey) ?? null);

export function storeLength(lengthFt: number): void {
  browser.remember(storedLengthKey, String(Math.max(1, Math.round(lengthFt))));
  window.dispatchEvent(new Event(lengthStored));
}
