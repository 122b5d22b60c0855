import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** Copies do not know about later erasures, so each is also recorded beside them, by ids only. */
const Line = z.object({ erased_at: z.string(), lead_ids: z.array(z.string()) });

const fileIn = (directory: string): string => path.join(directory, 'erasures.jsonl');

export async function noteErasure(directory: string, lead_ids: readonly string[], erased_at: string) {
  if (lead_ids.length === 0) return;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await appendFile(fileIn(directory), `${JSON.stringify({ erased_at, lead_ids })}\n`, { mode: 0o600 });
}

/** Throws on a broken line, which could hide an erasure. */
export async function notedErasures(directory: string): Promise<Set<string>> {
  const text = await readFile(fileIn(directory), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return new Set(lines.flatMap((line) => Line.parse(JSON.parse(line)).lead_ids));
}
