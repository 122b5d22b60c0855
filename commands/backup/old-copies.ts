import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** As long as tables can be put back: afterwards who was erased is in no backup any more. */
export const copyDays = 35;

/** The time that names a copy; NaN for whatever else lies beside the copies. */
function timeOfName(name: string): number {
  const [, hour, minute, second] = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/.exec(name) ?? [];
  return Date.parse(`${hour}:${minute}:${second}`);
}

/** Copies in a folder that are older than any backup should be. */
export async function oldCopies(directory: string, now: string): Promise<string[]> {
  const oldest = Date.parse(now) - copyDays * 86_400_000;
  const names = await readdir(directory);
  return names.filter((name) => timeOfName(name) < oldest).map((name) => path.join(directory, name));
}

export async function removeCopies(copies: readonly string[]): Promise<void> {
  for (const copy of copies) await rm(copy, { recursive: true });
}
