import { useSyncExternalStore } from 'react';
import type { ContentKind } from '#domain/content/content.ts';
import { typing } from '../device/typed-contents.ts';

/** Whoever presses to save what is typed, once more. */
export const saveNow = new EventTarget();

/** What of each kind is not saved, as it is by now. */
export function useKeptTyped(): typeof typing.recall {
  useSyncExternalStore(typing.listen, () => typing.kinds().join());
  return typing.recall;
}

export const useIsTyped = (kind: ContentKind): boolean =>
  useSyncExternalStore(typing.listen, () => typing.recall(kind) !== undefined);
