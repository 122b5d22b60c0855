import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** The tables' own recovery window: after it no backup contains erased people any more. */
export const copyDays = 35;

/** NaN for anything that is not a copy. */
function timeOfName(name: string): number {
  const [, hour, minute, second] = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/.exec(name) ?? [];
  return Date.parse(`${hour}:${minute}:${second}`);
}

/** Copies older than {@link copyDays}. */
export async function oldCopies(directory: string, now: string): Promise<string[]> {
  const oldest = Date.parse(now) - copyDays * 86_400_000;
  const names = await readdir(directory);
  return names.filter((name) => timeOfName(name) < oldest).map((name) => path.join(directory, name));
}

export async function removeCopies(copies: readonly string[]): Promise<void> {
  for (const copy of copies) await rm(copy, { recursive: true });
}
