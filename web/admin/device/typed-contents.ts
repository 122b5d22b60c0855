import type { ContentKind } from '#domain/content/content.ts';
import type { TypedContent } from '#domain/content/laid-over.ts';
import { onDevice, tellNotKept, writeTyped } from './store.ts';
import { dropUnkept, keepTypedAt } from './unkept.ts';

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

const placeOf = (kind: ContentKind): string => `content:${kind}`;
const write = (kind: ContentKind): Promise<void> => writeTyped('typed', kind, kept.get(kind));

/** What is in an editor and not saved yet: the battery may die, the tab may be closed. */
export const typing = {
  /** Before anything is recalled. */
  load: (): Promise<void> => (loading ??= read().catch(tellNotKept)),
  recall: (kind: ContentKind): TypedContent | undefined => kept.get(kind),
  /** The kinds of which something is kept. */
  kinds: (): readonly ContentKind[] => [...kept.keys()],
  keep: (kind: ContentKind, content: TypedContent): void => {
    kept.set(kind, content);
    tellAll();
    void keepTypedAt(placeOf(kind), () => write(kind));
  },
  forget: (kind: ContentKind): void => {
    if (!kept.delete(kind)) return;
    tellAll();
    dropUnkept(placeOf(kind));
    write(kind).catch(tellNotKept);
  },
  /** Takes all of it off the device. */
  forgetAll: async (): Promise<void> => {
    for (const kind of kept.keys()) dropUnkept(placeOf(kind));
    kept.clear();
    tellAll();
    await onDevice((store) => store.clear('typed'));
  },
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
