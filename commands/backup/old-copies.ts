import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The tables' own recovery window: after it no backup contains erased people any more. */
export const copyDays = 35;

const dayMs = 86_400_000;

/** NaN for anything that is not a copy. */
function timeOfName(name: string): number {
  const [, hour, minute, second] = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/.exec(name) ?? [];
  return Date.parse(`${hour}:${minute}:${second}`);
}

/** Copies older than {@link copyDays}. */
export async function oldCopies(directory: string, now: string): Promise<string[]> {
  const oldest = Date.parse(now) - copyDays * dayMs;
  const names = await readdir(directory);
  return names.filter((name) => timeOfName(name) < oldest).map((name) => path.join(directory, name));
}

export async function removeCopies(copies: readonly string[]): Promise<void> {
  for (const copy of copies) await rm(copy, { recursive: true });
}

/** How the folder of a copy begins while it is written. */
export const unfinishedPrefix = '.unfinished-';

/** An export that was killed leaves customers' data behind. A running one is younger than a day. */
export async function removeUnfinishedCopies(directory: string, now: string): Promise<void> {
  for (const name of (await readdir(directory)).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    const { mtimeMs } = await stat(path.join(directory, name));
    if (Date.parse(now) - mtimeMs > dayMs) await rm(path.join(directory, name), { recursive: true });
  }
}
