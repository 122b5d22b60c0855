/** Nothing to fold but capitals: most texts, and by far the quickest. */
const isPlain = (text: string): boolean => /^[!-~]*(?: [!-~]+)*$/.test(text);

/** Lower case without accents, so that "Jose" finds "José". */
export const folded = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');

export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return /^\s*\+\s*1/.test(phone) || digits.length === 11 ? digits.replace(/^1/, '') : digits;
}

export interface SearchWords {
  readonly words: string;
  /** `1218` of `slip 1218`: a berth's number is stored without the word that screens print before it. */
  readonly berth: string | undefined;
  /** Set when it reads as a phone number or a part of one, in any form: three digits at least. */
  readonly digits: string | undefined;
}

/** `(310) 555-01` is looked for as it stands and as the digits 31055501. */
export function searchWords(q: string): SearchWords {
  const words = folded(q).trim();
  const digits = phoneDigits(words);
  const isPhone = /^\+?[\d\s().-]+$/.test(words) && digits.length >= 3;
  const [, berth] = /^(?:slip|dock) (.+)$/.exec(words) ?? [];
  return { words, berth, digits: isPhone && digits !== words ? digits : undefined };
}

export const holdsWords = (text: string, { words, berth, digits }: SearchWords): boolean =>
  text.includes(words) ||
  (berth !== undefined && text.includes(berth)) ||
  (digits !== undefined && text.includes(digits));
