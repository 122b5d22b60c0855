import { useSyncExternalStore } from 'react';
import { lengthStored, readStoredLength } from './stored-length.ts';

/** Other tabs hear of a new length by `storage`, this page by its own event. */
const events = [lengthStored, 'storage'] as const;

function onStored(changed: () => void): () => void {
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** The remembered length, as it changes; unknown at prerender. */
export const useStoredLength = (): number | undefined =>
  useSyncExternalStore(onStored, readStoredLength, () => undefined);
