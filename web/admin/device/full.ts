/** Said where the device takes no more. */
export const fullText = 'This device is full, so nothing was saved. Make room, then try again.';

export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

export function unlessFull(error: unknown): void {
  if (!isFull(error)) throw error;
}
