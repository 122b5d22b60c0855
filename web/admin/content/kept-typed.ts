import { useSyncExternalStore } from 'react';
import { type ContentKind, contentKinds } from '#domain/content/content.ts';
import type { TypedContent } from '#domain/content/laid-over.ts';
import { onDevice } from '../device/store.ts';

/** In IndexedDB: what is in localStorage a browser writes only seconds later, and a killed one never. */
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
  const write = (kind: ContentKind) =>
    onDevice(async (store) => {
      const transaction = store.transaction('typed', 'readwrite', { durability: 'strict' });
      const content = kept.get(kind);
      const written = content ? transaction.store.put(content, kind) : transaction.store.delete(kind);
      // At once: a page that is left ends what is not committed.
      transaction.commit();
      await Promise.all([written, transaction.done]);
    });
  const changed = (kind: ContentKind) => {
    for (const listener of listeners) listener();
    write(kind).catch(tellNotKept);
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

/** A browser may keep nothing: then it is in the page alone. */
const tellNotKept = (error: unknown): void =>
  console.warn('What was typed is not kept', error instanceof Error ? error.name : 'unknown cause');

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
