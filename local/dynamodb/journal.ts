import { open } from 'node:fs/promises';
import { parseFile } from '../damaged-file.ts';
import type { Item, ItemKey } from './json.ts';

export interface BeforeImage {
  readonly item: ItemKey;
  readonly image?: Item;
}

/** Written before a transaction's first change, emptied after its last: what a crash tore is undone at the start. */
export interface Journal {
  begin(images: readonly BeforeImage[]): Promise<void>;
  clear(): Promise<void>;
  /** What an unfinished transaction left behind; empty when there is none. */
  unfinished(): Promise<readonly BeforeImage[]>;
  close(): Promise<void>;
}

export async function openJournal(path: string): Promise<Journal> {
  const file = await open(path, 'a+');
  let isKnownEmpty = false;

  const clear = async () => {
    if (isKnownEmpty) return;
    await file.truncate(0);
    isKnownEmpty = true;
  };

  return {
    begin: async (images) => {
      await clear();
      isKnownEmpty = false;
      await file.writeFile(`${JSON.stringify(images)}\n`);
      await file.datasync();
    },
    clear,
    unfinished: async () => {
      if (isKnownEmpty) return [];
      const { size } = await file.stat();
      const { buffer } = await file.read({ buffer: Buffer.alloc(size), position: 0 });
      const text = buffer.toString();
      // Without its line end the entry was never whole, hence no change of its transaction was made.
      return text.endsWith('\n') ? (parseFile(path, text) as BeforeImage[]) : [];
    },
    close: () => file.close(),
  };
}
