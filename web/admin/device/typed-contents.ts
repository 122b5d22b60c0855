import type { ContentKind } from '#domain/content/content.ts';
import type { TypedContent } from '#domain/content/laid-over.ts';
import { onDevice, tellNotKept, writeTyped } from './store.ts';

const kept = new Map<ContentKind, TypedContent>();
const listeners = new Set<() => void>();
let loading: Promise<void> | undefined;

async function read(): Promise<void> {
  const [kinds, contents] = await onDevice(async (store) => {
    const { store: typed } = store.transaction('typed');
    return Promise.all([typed.getAllKeys(), typed.getAll()]);
  });
  for (const [place, content] of contents.entries()) {
    const kind = kinds[place];
    if (kind && !kept.has(kind)) kept.set(kind, content);
  }
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function changed(kind: ContentKind): void {
  tellAll();
  writeTyped('typed', kind, kept.get(kind)).catch(tellNotKept);
}

/** What is in an editor and not saved yet: the battery may die, the tab may be closed. */
export const typing = {
  /** Before anything is recalled. */
  load: (): Promise<void> => (loading ??= read().catch(tellNotKept)),
  recall: (kind: ContentKind): TypedContent | undefined => kept.get(kind),
  /** The kinds of which something is kept. */
  kinds: (): readonly ContentKind[] => [...kept.keys()],
  keep: (kind: ContentKind, content: TypedContent): void => {
    kept.set(kind, content);
    changed(kind);
  },
  forget: (kind: ContentKind): void => {
    if (kept.delete(kind)) changed(kind);
  },
  /** Takes all of it off the device. */
  forgetAll: async (): Promise<void> => {
    kept.clear();
    tellAll();
    await onDevice((store) => store.clear('typed'));
  },
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
