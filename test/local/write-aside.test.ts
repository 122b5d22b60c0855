import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ObjectStore } from '@20minutes/s3rver';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAside } from '#local/s3/write-aside.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aside-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes half of what it gets, then is killed, unless it is told to go on. */
async function storeThat(ends: 'is killed' | 'goes on') {
  const store = {
    putContent: async (place: string, content: Readable) => {
      const whole = await text(content);
      await writeFile(place, ends === 'goes on' ? whole : whole.slice(0, whole.length / 2));
      if (ends === 'is killed') throw new Error('killed');
      return [whole.length, 'md5'];
    },
    getResourcePath: (bucket: string, key: string, resource: string) =>
      path.join(folder, bucket, key, resource),
    async putMetadata(
      this: Pick<ObjectStore, 'getResourcePath'>,
      bucket: string,
      key: string,
      metadata: object,
    ) {
      const whole = JSON.stringify(metadata);
      await writeFile(this.getResourcePath(bucket, key, 'object.md5'), 'md5');
      const written = ends === 'goes on' ? whole : whole.slice(0, whole.length / 2);
      await writeFile(this.getResourcePath(bucket, key, 'metadata.json'), written);
      if (ends === 'is killed') throw new Error('killed');
    },
    copyObject: async () => undefined,
  } as unknown as ObjectStore; // of the rest it asks nothing here
  await writeAside(store, path.join(folder, '.aside'));
  return store;
}

test('a write that is cut off leaves what was there, and nothing where nothing was', async () => {
  const [old, fresh] = [path.join(folder, 'old'), path.join(folder, 'fresh')];
  await writeFile(old, 'before');
  const store = await storeThat('is killed');
  for (const place of [old, fresh]) {
    await expect(store.putContent(place, Readable.from(['after it all']))).rejects.toThrow('killed');
  }
  expect(await readFile(old, 'utf8')).toBe('before');
  await expect(readFile(fresh)).rejects.toThrow('ENOENT');
});

test('a write that ends is there whole, in a folder that was deleted meanwhile, too', async () => {
  const place = path.join(folder, 'photos', 'one');
  await (await storeThat('goes on')).putContent(place, Readable.from(['after it all']));
  expect(await readFile(place, 'utf8')).toBe('after it all');
});

test('nobody reads half of what is known of an object', async () => {
  const place = path.join(folder, 'photos', 'one', 'metadata.json');
  const put = async (ends: 'is killed' | 'goes on', name: string) =>
    (await storeThat(ends)).putMetadata('photos', 'one', { name }, 'md5');
  await put('goes on', 'before');
  await expect(put('is killed', 'after it all')).rejects.toThrow('killed');
  expect(JSON.parse(await readFile(place, 'utf8'))).toEqual({ name: 'before' });
});
