import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { contentChanges } from '#domain/content/content-changes.ts';
import { LegalContent, legalGuard, publishedLegal } from '#domain/content/legal.ts';

const section = (id: string, text = 'Some words.') => ({ id, heading: `Part ${id}`, text });
const legal = (...items: LegalContent['items']): LegalContent => ({ items, version: '2024-01-01' });
const before = legal(section('a'), section('b'));
const after = legal(section('a', 'Other words.'), section('b'));

test('another text is the version of its day, a further one that day counts on, the same text stays what it was', () => {
  const first = publishedLegal(after, before, '2026-11-25');
  expect(first).toEqual({ ...after, version: '2026-11-25' });
  const second = publishedLegal(before, first, '2026-11-25');
  expect(second.version).toBe('2026-11-25.2');
  expect(publishedLegal(after, second, '2026-11-25').version).toBe('2026-11-25.3');
  expect(publishedLegal(after, second, '2026-11-26').version).toBe('2026-11-26');
  expect(publishedLegal({ ...after, version: '2024-01-01' }, first, '2026-12-01')).toEqual(first);
});

test('each section that changes is a line, and dropping one keeps the version', () => {
  expect(contentChanges('terms', before, after, '', packages)).toEqual([
    { key: 'a', words: 'Terms, section changed: “Part a”', without: before },
  ]);
});

const textOf = (text: string) => legal(section('a', text));

test.each([
  'A list:\n\n- **one**\n- [two](/booking)',
  'Write to [{{email}}](mailto:{{email}}).',
  '<b>Plain</b> text',
])('%j may stand in a section', (text) => {
  expect(LegalContent.safeParse(textOf(text)).error).toBeUndefined();
  expect(legalGuard(textOf(text))).toEqual({});
});

test.each(['# Big', 'Words\n## Small', 'Words\n---', '![x](https://a.example/b.png)', '{{name}}', ' \u200b'])(
  '%j may not',
  (text) => {
    expect(LegalContent.safeParse(textOf(text)).success).toBe(false);
  },
);

test('only the beginning does without a heading, and no link leads nowhere', () => {
  const bare = { ...section('b'), heading: '' };
  expect(LegalContent.safeParse(legal({ ...bare, id: 'a' }, section('b'))).success).toBe(true);
  expect(LegalContent.safeParse(legal(section('a'), bare)).error?.issues[0]?.path).toEqual([
    'items',
    1,
    'heading',
  ]);
  expect(legalGuard(legal(section('a', 'See [this](/nowhere).')))).toHaveProperty(['items.0.text']);
});
