/** How a person's data is recognised, to answer privacy requests: docs/data.md. */
import { mailedAddress } from './email-address.ts';

/** The same text for one mailbox, however it was typed or stored: by where its mail goes. */
export const mailboxKey = (email: string): string =>
  mailedAddress(email.normalize('NFKC').replace(/\s+/g, '')).toLowerCase();

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Signs of the first kinds are one person's alone; phone and name may be another customer's as well. */
export const certainSigns = ['email', 'slug', 'ids'] as const;
export const sharedSigns = ['phone', 'name'] as const;
export const signKinds = [...certainSigns, ...sharedSigns] as const;
export type SignKind = (typeof signKinds)[number];

/** What would give a person away in a text. */
export type Signs = Readonly<Record<SignKind, RegExp | undefined>>;

/**
 * Whole words only: ana@example.com is neither in juliana@example.com nor in ana@example.com.mx, and a full
 * stop after it ends the sentence.
 */
function anyOf(values: readonly (string | undefined)[]): RegExp | undefined {
  const words = values
    .filter((value) => value !== undefined && value.trim() !== '')
    .map((value) => `${value}`);
  if (words.length === 0) return undefined;
  const escaped = words.map((word) => folded(word).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const before = '(?<![\\p{L}\\p{N}_%+-])(?<![\\p{L}\\p{N}]\\.)';
  return new RegExp(`${before}(?:${escaped.join('|')})(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`, 'u');
}

/** What is known of a person, each a list because somebody may have booked more than once. */
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

/** A text, and the mailboxes of the addresses in it: an odd one is a person's if their mail went there. */
const withMailboxes = (text: string): string =>
  [text, ...[...text.matchAll(anyAddress)].map(([address]) => mailboxKey(address))].join('\n');

/** The kinds of signs that any text in a value shows, names of fields included. */
export function signsIn(value: unknown, signs: Signs): SignKind[] {
  const text = folded(withMailboxes([...textsIn(value)].join('\n')));
  return signKinds.filter((kind) => signs[kind]?.test(text));
}
