import { useSyncExternalStore } from 'react';
import { lengthStored, readStoredLength } from './stored-length.ts';

/** `storage` only fires in other tabs; this page needs its own event. */
const events = [lengthStored, 'storage'] as const;

function onStored(changed: () => void): () => void {
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** Undefined at prerender. */
export const useStoredLength = (): number | undefined =>
  useSyncExternalStore(onStored, readStoredLength, () => undefined);
