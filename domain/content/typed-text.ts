import * as z from 'zod';
import { singleLine, withoutHiddenMarks } from '../plain-text.ts';

/** One line of plain text as the owner types it: hidden marks are taken out, line breaks and markup mean nothing. */
export const typedLine = (most: number) =>
  z
    .string('Enter a text.')
    .overwrite((text) => withoutHiddenMarks(text).trim())
    .max(most, `At most ${most} characters.`)
    .regex(singleLine, 'This must be one line.');

export const neededLine = (most: number) => typedLine(most).min(1, 'Enter a text.');
