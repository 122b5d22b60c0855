import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { describeApi } from './openapi/describe-api.ts';

export const descriptionFile = 'docs/openapi.json';

/** A test compares the file with it. */
export const descriptionText = (): string => `${JSON.stringify(describeApi(), null, 2)}\n`;

if (import.meta.main) {
  await writeFile(descriptionFile, descriptionText());
  process.stdout.write(`${descriptionFile} says what the operation table says.\n`);
}
