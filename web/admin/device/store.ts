import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ContentKind } from '#domain/content/content.ts';
import type { TypedContent } from '#domain/content/laid-over.ts';
import type { KeptAnswer } from './kept-answer.ts';
import type { WaitingAct } from './waiting-act.ts';
import type { WaitingPhoto } from './waiting-photo.ts';

interface Stores extends DBSchema {
  answers: { key: string; value: KeptAnswer };
  /** In the order in which they were pressed: by a number that the device gives, for clocks are set back. */
  waiting: { key: number; value: WaitingAct; indexes: { id: string } };
  photos: { key: number; value: WaitingPhoto; indexes: { id: string } };
  /** Of the photos, by their ids. */
  bytes: { key: string; value: ArrayBuffer };
  /** By the kind of content. */
  typed: { key: ContentKind; value: TypedContent };
  /** By what is finished. */
  sheets: { key: string; value: string };
}

type Store = IDBPDatabase<Stores>;

let opening: Promise<Store> | undefined;

const closed = () => {
  opening = undefined;
};

const inOrder = { keyPath: 'place', autoIncrement: true } as const;

function open(): Promise<Store> {
  opening ??= openDB<Stores>('bdla-device', 4, {
    upgrade: (store, before) => {
      if (before < 1) {
        store.createObjectStore('answers', { keyPath: 'name' });
        store.createObjectStore('waiting', inOrder).createIndex('id', 'id', { unique: true });
      }
      if (before < 2) {
        store.createObjectStore('photos', inOrder).createIndex('id', 'id', { unique: true });
        store.createObjectStore('bytes');
      }
      if (before < 3) store.createObjectStore('typed');
      store.createObjectStore('sheets');
    },
    // Another tab's newer version, or an erasure, must not wait for this one.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close(); // the event's target is the database
      closed();
    },
    terminated: closed,
  }).catch((error: unknown) => {
    closed();
    throw error;
  });
  return opening;
}

/** Safari drops connections of apps in the background, and says so only when one is used. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name);

/** Runs a transaction; on a lost connection once more. What `work` writes it names by an id, so that it is there once. */
export async function onDevice<T>(work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(await open());
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    closed();
    return work(await open());
  }
}

/**
 * Puts what is typed on the disk, or takes it away. Not in localStorage, which a browser writes only seconds later, and a
 * killed one never.
 */
export const writeTyped = <Name extends 'typed' | 'sheets'>(
  name: Name,
  key: Stores[Name]['key'],
  value: Stores[Name]['value'] | undefined,
): Promise<void> =>
  onDevice(async (store) => {
    const transaction = store.transaction(name, 'readwrite', { durability: 'strict' });
    const written = value === undefined ? transaction.store.delete(key) : transaction.store.put(value, key);
    // At once: a page that is left ends what is not committed.
    transaction.commit();
    await Promise.all([written, transaction.done]);
  });

/** A browser may keep nothing: then it is in the page alone. */
export const tellNotKept = (error: unknown): void =>
  console.warn('What was typed is not kept', error instanceof Error ? error.name : 'unknown cause');
