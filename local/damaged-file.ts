import { readFile } from 'node:fs/promises';

/** A truncated or missing file of the data folder. Starting over could lose more. */
export class DamagedFile extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} is damaged.`);
    this.file = file;
  }
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Throws DamagedFile for a truncated text. */
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

/** Undefined when there is no file. Throws DamagedFile when it is truncated. */
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
