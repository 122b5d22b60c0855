import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';

const LinesFile = z.object({
  file: z.string().regex(/^[\w-]+\.jsonl\.gz$/),
  lines: z.int(),
  /** Of the compressed file. */
  bytes: z.int(),
  sha256: z.string(),
});
export type LinesFile = z.infer<typeof LinesFile>;

/** `manifest.json`, written last: a folder without it is incomplete. */
export const Manifest = z.object({
  format: z.literal(1, 'This copy was made by another version of backup:export.'),
  schema: z.int(),
  made_at: z.iso.datetime(),
  made_of: z.string(),
  tables: z.record(z.string(), LinesFile),
  photos: LinesFile.optional(),
});
export type Manifest = z.infer<typeof Manifest>;

/** `file` is a number: keys may differ by case alone, which file names may not. */
export const PhotoLine = z.object({
  key: z.string(),
  file: z.string().regex(/^\d+$/),
  type: z.string().optional(),
  bytes: z.int(),
  sha256: z.string(),
});
export type PhotoLine = z.infer<typeof PhotoLine>;

export const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Lines are joined into pieces of about this many characters: one at a time would take twice as long. */
const pieceLength = 64 * 1024;

export async function writeLines(
  path: string,
  lines: AsyncIterable<string>,
): Promise<Omit<LinesFile, 'file'>> {
  let count = 0;
  async function* pieces() {
    let piece = '';
    for await (const line of lines) {
      count += 1;
      piece += `${line}\n`;
      if (piece.length < pieceLength) continue;
      yield piece;
      piece = '';
    }
    yield piece;
  }
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(
    Readable.from(pieces(), { objectMode: false }),
    createGzip(),
    measure,
    createWriteStream(path, { mode: 0o600, flags: 'wx' }),
  );
  return { lines: count, bytes, sha256: hash.digest('hex') };
}

/** Splits at LF only: JSON may contain U+2028, at which readline splits. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const content = createGunzip().setEncoding('utf8');
  // Errors on the way are thrown where the lines are read.
  pipeline(createReadStream(path), content).catch(() => undefined);
  let rest = '';
  for await (const piece of content as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Throws if a file has changed since the copy was made. */
export async function verifyFile(path: string, { file, bytes, sha256 }: LinesFile): Promise<void> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  if (size !== bytes || hash.digest('hex') !== sha256) {
    throw new Error(`${file} is not what it was when the copy was made. Nothing was restored.`);
  }
}

/** Processes items concurrently. Rejects on the first failure, once all running work has ended. */
export async function inParallel<T>(
  items: AsyncIterable<T>,
  workers: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    try {
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        if (failures.length > 0) return;
        await work(next.value);
      }
    } catch (error) {
      failures.push(error);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  if (failures.length > 0) throw failures[0];
}

export async function* inGroups<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
