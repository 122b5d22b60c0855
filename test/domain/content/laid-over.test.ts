import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { laidOver } from '#domain/content/laid-over.ts';

const over = shippedContent.prices;
const [first, second, third, ...rest] = shippedContent.questions.items;

test('what only one of two has changed stays changed, and what both have changed is as it was typed', () => {
  const typed = { ...over, complete: 29, wash: 8 };
  expect(laidOver({ over, typed }, { ...over, complete: 30, interior: 15 })).toEqual({
    ...over,
    complete: 29,
    wash: 8,
    interior: 15,
  });
});

test('of one service only what both have changed is as it was typed', () => {
  const { packages } = shippedContent;
  const wash = (words: object) => ({ ...packages, wash: { ...packages.wash, ...words } });
  const mine = { over: packages, typed: wash({ blurb: 'Mine.', lede: 'Mine.' }) };
  const theirs = wash({ lede: 'Theirs.', search: 'theirs' });
  expect(laidOver(mine, theirs)).toEqual(wash({ blurb: 'Mine.', lede: 'Mine.', search: 'theirs' }));
});

test('a list keeps the order that was typed, what others added and what they removed', () => {
  if (!first || !second || !third) throw new Error('too few questions ship');
  const edited = { ...first, answer: 'Mine.' };
  const added = { ...first, id: 'added', question: 'Theirs?' };
  const before = { items: [first, second, third, ...rest] };
  const mine = { over: before, typed: { items: [third, edited, second] } };
  const theirs = { items: [{ ...first, answer: 'Theirs.' }, third, ...rest, added] };
  expect(laidOver(mine, theirs)).toEqual({ items: [third, edited, added] });
});

test('of one question what only they have changed comes along', () => {
  if (!first) throw new Error('no question ships');
  const mine = { over: { items: [first] }, typed: { items: [{ ...first, question: 'Mine?' }] } };
  expect(laidOver(mine, { items: [{ ...first, answer: 'Theirs.' }] })).toEqual({
    items: [{ ...first, question: 'Mine?', answer: 'Theirs.' }],
  });
});

test('a list that was not put in another order keeps the one that others gave it', () => {
  if (!first || !second || !third) throw new Error('too few questions ship');
  const edited = { ...first, answer: 'Mine.' };
  const added = { ...first, id: 'added', question: 'Mine?' };
  const mine = { over: { items: [first, second, third] }, typed: { items: [edited, added, second, third] } };
  expect(laidOver(mine, { items: [third, second, first] })).toEqual({
    items: [third, second, edited, added],
  });
});
