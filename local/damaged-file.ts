import { readFile } from 'node:fs/promises';

/** A file of the data folder that is cut, or gone where others need it. Starting over it could lose more. */
export class DamagedFile extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} is damaged.`);
    this.file = file;
  }
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Parses a text that a file holds. Throws DamagedFile when it is cut. */
export function parseFile(
  file: string,
  text: string,
  revive?: (key: string, value: unknown) => unknown,
): unknown {
  try {
    return JSON.parse(text, revive);
  } catch (error) {
    if (error instanceof SyntaxError) throw new DamagedFile(file);
    throw error;
  }
}

/** Reads a JSON file; undefined when there is none. Throws DamagedFile when it is cut. */
export async function readJsonFile(
  file: string,
  revive?: (key: string, value: unknown) => unknown,
): Promise<unknown> {
  try {
    return parseFile(file, await readFile(file, 'utf8'), revive);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
