import { parseStoredLength, storedLengthKey } from '#domain/estimates.ts';

/**
 * The visitor's boat length in whole feet, remembered in this browser between pages. Storage may be off or
 * full: then nothing is remembered, which is no failure that a visitor could act on.
 */
export function readStoredLength(): number | undefined {
  try {
    return parseStoredLength(localStorage.getItem(storedLengthKey));
  } catch {
    return undefined;
  }
}

export function storeLength(lengthFt: number): void {
  try {
    localStorage.setItem(storedLengthKey, String(Math.max(1, Math.round(lengthFt))));
  } catch {
    // see above
  }
}
