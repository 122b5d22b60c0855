import { parseStoredLength, storedLengthKey } from '#domain/price/estimates.ts';
import { browser } from '../storage/kept-text.ts';

/** Event on this page's window when another length was stored. */
export const lengthStored = 'bdla:length-stored';

export const readStoredLength = (): number | undefined =>
  parseStoredLength(browser.recall(storedLengthKey) ?? null);

export function storeLength(lengthFt: number): void {
  browser.remember(storedLengthKey, String(Math.max(1, Math.round(lengthFt))));
  window.dispatchEvent(new Event(lengthStored));
}
