import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/**
 * Copies know nothing of erasures made after them. So each is also written down beside them, in one line of
 * ids, which tell nothing of a person.
 */
const Line = z.object({ erased_at: z.string(), lead_ids: z.array(z.string()) });

const fileIn = (directory: string): string => path.join(directory, 'erasures.jsonl');

/** Remembers, in the folder of copies, that leads were erased. */
export async function noteErasure(directory: string, lead_ids: readonly string[], erased_at: string) {
  if (lead_ids.length === 0) return;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await appendFile(fileIn(directory), `${JSON.stringify({ erased_at, lead_ids })}\n`, { mode: 0o600 });
}

/** Ids of the leads that a folder of copies knows to be erased. A broken line fails: it hides an erasure. */
export async function notedErasures(directory: string): Promise<Set<string>> {
  const text = await readFile(fileIn(directory), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return new Set(lines.flatMap((line) => Line.parse(JSON.parse(line)).lead_ids));
}
