/** How a person's data is recognised. For the answers to privacy requests; see docs/data.md. */

/** The same text for one mailbox, however it was typed. */
export const mailboxKey = (email: string): string =>
  email.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

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

/** The kinds of signs that any text in a value shows, names of fields included. */
export function signsIn(value: unknown, signs: Signs): SignKind[] {
  const text = folded([...textsIn(value)].join('\n'));
  return signKinds.filter((kind) => signs[kind]?.test(text));
}
