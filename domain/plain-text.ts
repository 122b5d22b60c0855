/** What texts that people type may hold. Free of zod. */

// Line breaks in single-line texts would end up in mail headers and CSV cells; half a character (a lone
// surrogate) is no text at all.
export const singleLine = /^[^\p{Cc}\p{Cs}]*$/u;

/** Several lines: tab and line breaks are welcome, other control characters are not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what is refused
export const severalLines = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]*$/u;

/** Marks of direction, blanks of no width, soft hyphens, and tags, which can hide a whole text. */
const hiddenMarks =
  /\u00ad|\u061c|\u200b|\u200e|\u200f|[\u202a-\u202e]|[\u2060-\u2064]|[\u2066-\u2069]|\ufeff|[\u{e0000}-\u{e007f}]/gu;

/**
 * A text without what nobody typed and nobody sees: marks of direction, which turn around all that follows them
 * in a subject or a table, and line breaks that only some programs know. Address books put them around phone
 * numbers, so they are taken out rather than refused. The joiners that scripts and emoji need stay.
 */
export const withoutHiddenMarks = (text: string): string =>
  text.replace(hiddenMarks, '').replace(/[\u2028\u2029]/g, ' ');

/** Any text made to one line. */
export const asOneLine = (text: string): string =>
  withoutHiddenMarks(text.toWellFormed()).replace(/\p{Cc}+/gu, ' ');
