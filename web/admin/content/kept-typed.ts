import { useSyncExternalStore } from 'react';
import { type ContentKind, contentKinds } from '#domain/content/content.ts';
import type { TypedContent } from '#domain/content/laid-over.ts';
import { onDevice, tellNotKept, writeTyped } from '../device/store.ts';

function keptContents() {
  const kept = new Map<ContentKind, TypedContent>();
  const listeners = new Set<() => void>();
  let loading: Promise<void> | undefined;
  const read = async () => {
    const found = await onDevice(async (store) => {
      const { store: typed } = store.transaction('typed');
      return Promise.all([typed.getAllKeys(), typed.getAll()]);
    });
    const [kinds, contents] = found;
    for (const [place, content] of contents.entries()) {
      const kind = kinds[place];
      if (kind && !kept.has(kind)) kept.set(kind, content);
    }
  };
  const changed = (kind: ContentKind) => {
    for (const listener of listeners) listener();
    writeTyped('typed', kind, kept.get(kind)).catch(tellNotKept);
  };
  return {
    /** Before anything is recalled. */
    load: () => (loading ??= read().catch(tellNotKept)),
    recall: (kind: ContentKind) => kept.get(kind),
    keep: (kind: ContentKind, content: TypedContent) => {
      kept.set(kind, content);
      changed(kind);
    },
    forget: (kind: ContentKind) => {
      if (kept.delete(kind)) changed(kind);
    },
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What is in an editor and not saved yet: the battery may die, the tab may be closed. */
export const typing = keptContents();

/** Whoever presses to save what is typed, once more. */
export const saveNow = new EventTarget();

const typedKinds = (): string => contentKinds.filter((kind) => typing.recall(kind)).join();

/** What of each kind is not saved, as it is by now. */
export function useKeptTyped(): typeof typing.recall {
  useSyncExternalStore(typing.listen, typedKinds);
  return typing.recall;
}

export const useIsTyped = (kind: ContentKind): boolean =>
  useSyncExternalStore(typing.listen, () => typing.recall(kind) !== undefined);
