/** Recognizes a person's data for privacy requests: docs/data.md. */
import { mailboxKey } from '../mail/mailbox-key.ts';

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** These identify one person; phone and name may be another customer's as well. */
export const certainSigns = ['email', 'slug', 'ids'] as const;
export const sharedSigns = ['phone', 'name'] as const;
export const signKinds = [...certainSigns, ...sharedSigns] as const;
export type SignKind = (typeof signKinds)[number];

/** Patterns that reveal a person in a text. */
export type Signs = Readonly<Record<SignKind, RegExp | undefined>>;

/** Whole words only: ana@example.com is not in juliana@example.com or ana@example.com.mx. */
function anyOf(values: readonly (string | undefined)[]): RegExp | undefined {
  const words = values
    .filter((value) => value !== undefined && value.trim() !== '')
    .map((value) => `${value}`);
  if (words.length === 0) return undefined;
  const escaped = words.map((word) => folded(word).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const before = '(?<![\\p{L}\\p{N}_%+-])(?<![\\p{L}\\p{N}]\\.)';
  return new RegExp(`${before}(?:${escaped.join('|')})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`, 'u');
}

/** Lists, because someone may have booked more than once. */
export type Known = { readonly [Kind in SignKind]: readonly (string | undefined)[] };

export const signsOf = (known: Known): Signs => ({
  email: anyOf(known.email),
  slug: anyOf(known.slug),
  ids: anyOf(known.ids),
  phone: anyOf(known.phone),
  name: anyOf(known.name),
});

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof Set) yield* textsIn([...value]);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      yield name;
      yield* textsIn(part);
    }
  }
}

const anyAddress = /[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+/gu;

/** A text plus the canonical mailboxes in it, so that unusual spellings match. */
const withMailboxes = (text: string): string =>
  [text, ...[...text.matchAll(anyAddress)].map(([address]) => mailboxKey(address))].join('\n');

/** Searches all texts in a value, field names included. */
export function signsIn(value: unknown, signs: Signs): SignKind[] {
  const text = folded(withMailboxes([...textsIn(value)].join('\n')));
  return signKinds.filter((kind) => signs[kind]?.test(text));
}
