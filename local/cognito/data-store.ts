import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import { readJsonFile } from '../damaged-file.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

const reviveDates = (key: string, value: unknown) =>
  key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value;

const partsOf = (key: string | string[]) => (typeof key === 'string' ? [key] : key);

/** Replaces whole files: cognito-local writes in place, and after a crash halfway nobody could sign in any more. */
export function createDataStores(directory: string): DataStoreFactory {
  const open = async (id: string, defaults: object): Promise<DataStore> => {
    await mkdir(directory, { recursive: true });
    const file = path.join(directory, `${id}.json`);
    const root = ((await readJsonFile(file, reviveDates)) ?? { ...defaults }) as Node; // written by this file alone
    let saved: Promise<void> = Promise.resolve();

    const save = () => {
      const text = JSON.stringify(root);
      // A full disk fails one save, not all that follow.
      const before = saved.catch(() => undefined);
      saved = before.then(async () => {
        await writeFile(`${file}.new`, text);
        await rename(`${file}.new`, file);
      });
      return saved;
    };
    const nodeAt = (parts: readonly string[]): Node =>
      parts.reduce<Node>((node, part) => {
        const next = node[part];
        if (isNode(next)) return next;
        const made: Node = {};
        node[part] = made;
        return made;
      }, root);
    const read = (parts: readonly string[]): unknown =>
      parts.reduce<unknown>((node, part) => (isNode(node) ? node[part] : undefined), root);

    await save();
    return {
      getRoot: async <T>() => structuredClone(root) as T,
      get: async (_: unknown, key: string | string[], fallback?: unknown) =>
        structuredClone(read(partsOf(key)) ?? fallback ?? null) as never,
      set: async (_, key, value) => {
        const parts = partsOf(key);
        nodeAt(parts.slice(0, -1))[parts.at(-1) ?? ''] = structuredClone(value);
        await save();
      },
      delete: async (_, key) => {
        const parts = partsOf(key);
        delete nodeAt(parts.slice(0, -1))[parts.at(-1) ?? ''];
        await save();
      },
    };
  };
  return { create: (_, id, defaults) => open(id, defaults) };
}
