import { isGroup } from './with-defaults.ts';

/** What no reader sees, or sees in another form. */
const unread: readonly string[] = ['id', 'version', 'ends_at', 'date', 'avatar'];

function readTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(readTexts);
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => (unread.includes(name) ? [] : readTexts(inner)));
}

interface ComparedTexts {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The texts that only one of two contents of a kind has, in order. */
export function comparedTexts(one: unknown, other: unknown): ComparedTexts {
  const [before, after] = [readTexts(one), readTexts(other)];
  return {
    before: before.filter((text) => !after.includes(text)),
    after: after.filter((text) => !before.includes(text)),
  };
}
