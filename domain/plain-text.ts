/** Characters allowed in typed texts, and small forms of words. Free of zod. */

// Line breaks would end up in email headers and CSV cells; a lone surrogate is not text.
export const singleLine = /^[^\p{Cc}\p{Cs}]*$/u;

/** Tab and line breaks are allowed, other control characters are not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what is refused
export const severalLines = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]*$/u;

/** Direction marks, zero-width spaces, soft hyphens, fillers without ink, and tags, which can hide a whole text. */
const hiddenMarks =
  /\u00ad|\u034f|\u061c|\u115f|\u1160|\u180e|\u200b|\u200e|\u200f|[\u202a-\u202e]|[\u2060-\u206f]|\u2800|\u3164|\ufeff|\uffa0|[\u{1d173}-\u{1d17a}]|[\u{e0000}-\u{e007f}]/gu;

/** U+FE0F turns the sign before it into an emoji; behind any other character nobody sees it. */
const emojiMarks = /((?:\p{Extended_Pictographic}|[0-9#*](?=\ufe0f\u20e3))\ufe0f)|\ufe0f/gu;

/** Removed, not refused: address books put them around phone numbers. Joiners that scripts and emoji need stay. */
export const withoutHiddenMarks = (text: string): string =>
  text
    .replace(hiddenMarks, '')
    .replace(emojiMarks, '$1')
    .replace(/[\u2028\u2029]/g, ' ');

/** Puts a question mark's box for half a character. `toWellFormed` needs Firefox 119. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

export const asOneLine = (text: string): string =>
  withoutHiddenMarks(wellFormed(text)).replace(/\p{Cc}+/gu, ' ');

/** Only content has them filled in; anywhere else they would be read just like that. */
export const hasDoubleBraces = (text: string): boolean => /{{|}}/.test(text);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const wordsOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether they differ at most in capitals and spaces. */
export const isSameWords = (a: string, b: string): boolean => wordsOf(a) === wordsOf(b);

/** `Wax, wet vac`: things as one sentence lists them. */
export const listed = (things: readonly string[]): string =>
  things.map((thing, index) => (index === 0 ? thing : uncapitalized(thing))).join(', ');

/** Those that say something. */
export const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '');

/** `photos, notes, and 2 drafts`. */
export const joined = (things: Iterable<string>): string => new Intl.ListFormat('en-US').format(things);

/** A whole number as `1,234`. Not by Intl, whose formatters hold up the first screen on a phone. */
export const withCommas = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 boat`, `2 boats`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
