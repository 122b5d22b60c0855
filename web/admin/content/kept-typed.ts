import { useSyncExternalStore } from 'react';
import { type ContentKind, contentKinds } from '#domain/content/content.ts';
import type { TypedContent } from '#domain/content/laid-over.ts';
import { browser } from '../../storage/kept-text.ts';

/** Contents of each kind, on the device: the battery may die, the tab may be closed. */
function keptContents(place: string) {
  const kept = new Map<ContentKind, TypedContent | undefined>();
  const listeners = new Set<() => void>();
  const nameOf = (kind: ContentKind) => `${place} ${kind}`;
  const recall = (kind: ContentKind): TypedContent | undefined => {
    if (!kept.has(kind)) kept.set(kind, JSON.parse(browser.recall(nameOf(kind)) ?? 'null') ?? undefined);
    return kept.get(kind);
  };
  const put = (kind: ContentKind, content: TypedContent | undefined) => {
    kept.set(kind, content);
    if (content) browser.remember(nameOf(kind), JSON.stringify(content));
    else browser.forget(nameOf(kind));
    for (const listener of listeners) listener();
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { recall, keep: put, forget: (kind: ContentKind) => put(kind, undefined), listen };
}

/** What is in an editor and not saved yet. */
export const typing = keptContents('site-typed');

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
