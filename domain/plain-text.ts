/** Characters allowed in typed texts. Free of zod. */

// Line breaks would end up in email headers and CSV cells; a lone surrogate is not text.
export const singleLine = /^[^\p{Cc}\p{Cs}]*$/u;

/** Tab and line breaks are allowed, other control characters are not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what is refused
export const severalLines = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]*$/u;

/** Direction marks, zero-width spaces, soft hyphens, and tags, which can hide a whole text. */
const hiddenMarks =
  /\u00ad|\u061c|\u200b|\u200e|\u200f|[\u202a-\u202e]|[\u2060-\u2064]|[\u2066-\u2069]|\ufeff|[\u{e0000}-\u{e007f}]/gu;

/**
 * Removes invisible characters: direction marks, which reverse what follows in a subject or table, and line breaks
 * that only some programs know. Address books put them around phone numbers, so they are removed, not refused. The
 * joiners that scripts and emoji need stay.
 */
export const withoutHiddenMarks = (text: string): string =>
  text.replace(hiddenMarks, '').replace(/[\u2028\u2029]/g, ' ');

export const asOneLine = (text: string): string =>
  withoutHiddenMarks(text.toWellFormed()).replace(/\p{Cc}+/gu, ' ');
