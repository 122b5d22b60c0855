import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { checkTyped } from '#domain/content/check-typed.ts';
import { contestedPaths, placedPath, valueAt, withSavedAt } from '#domain/content/content-path.ts';
import { laidOver } from '#domain/content/laid-over.ts';
import { hasFormOf } from '#domain/content/typed-shape.ts';

const { questions: over, announcement } = shippedContent;
const [first, second, third] = over.items;
if (!first || !second || !third) throw new Error('too few questions ship');
const beside = { published: over, now: '2026-11-27T12:00:00Z' };
const withAnswers = (answers: Readonly<Record<string, string>>) => ({
  items: over.items.map((item) => ({ ...item, answer: answers[item.id] ?? item.answer })),
});

test('an answer that both have changed waits for the choice with all that was typed, and the rest is saved', () => {
  const typed = withAnswers({ [first.id]: 'Mine, eight nine.', [second.id]: 'Mine too.' });
  const shown = withAnswers({ [first.id]: 'Theirs.', [third.id]: 'Theirs too.' });
  const contested = contestedPaths(over, typed, shown);
  expect(contested).toEqual([['items', first.id, 'answer']]);
  const now = { over: shown, finished: shown, typed: laidOver({ over, typed }, shown), contested };
  expect(valueAt(now.typed, ['items', first.id, 'answer'])).toBe('Mine, eight nine.');
  expect(placedPath(now.typed, contested[0] ?? [])).toBe('items.0.answer');
  const rest = { [second.id]: 'Mine too.', [third.id]: 'Theirs too.' };
  expect(checkTyped('questions', now, beside).content).toEqual(
    withAnswers({ ...rest, [first.id]: 'Theirs.' }),
  );
  expect(checkTyped('questions', { ...now, contested: [] }, beside).content).toEqual(now.typed);
  expect(withSavedAt(now.typed, shown, contested)).toEqual(withAnswers({ ...rest, [first.id]: 'Theirs.' }));
});

test('a new question without an answer waits alone, and all is kept', () => {
  const added = { id: 'added', question: 'Trailers?', answer: '' };
  const { items } = withAnswers({ [first.id]: 'Mine.' });
  const typedItems = withAnswers({ [first.id]: 'Mine. ' }).items;
  const { content, unfinished, problems } = checkTyped(
    'questions',
    { over, finished: over, typed: { items: [added, ...typedItems] } },
    beside,
  );
  expect(content).toEqual({ items });
  expect(unfinished).toEqual({ items: [added, ...items] });
  expect(problems).toEqual({ 'items.0.answer': 'Enter a text.' });
});

test('a service without a name waits with that alone, and both ends of a surcharge together', () => {
  const { packages, surcharges } = shippedContent;
  const typed = { ...packages, wash: { ...packages.wash, title: '', lede: 'Mine.' } };
  expect(
    checkTyped('packages', { over: packages, finished: packages, typed }, { ...beside, published: packages })
      .content,
  ).toEqual({ ...packages, wash: { ...packages.wash, lede: 'Mine.' } });
  const ranges = {
    ...surcharges,
    'condition Fair': {
      least: surcharges['condition Fair'].most + 1,
      most: surcharges['condition Fair'].most,
    },
    'condition Good': { ...surcharges['condition Good'], most: surcharges['condition Good'].most + 1 },
  };
  expect(
    checkTyped(
      'surcharges',
      { over: surcharges, finished: surcharges, typed: ranges },
      { ...beside, published: surcharges },
    ).content,
  ).toEqual({ ...ranges, 'condition Fair': surcharges['condition Fair'] });
});

test('a question that was changed here and removed there waits as well', () => {
  const typed = withAnswers({ [first.id]: 'Mine.' });
  const shown = { items: over.items.filter(({ id }) => id !== first.id) };
  const contested = contestedPaths(over, typed, shown);
  expect(contested).toEqual([['items', first.id]]);
  const now = { over: shown, finished: shown, typed: laidOver({ over, typed }, shown), contested };
  expect(checkTyped('questions', now, beside).content).toEqual(shown);
});

test('an announcement waits as a whole', () => {
  const [typed, shown] = ['Mine.', 'Theirs.'].map((text) => ({
    ...announcement,
    text,
    ends_at: '2099-01-01T08:00:00.000Z',
  }));
  if (!typed || !shown) throw new Error('none');
  const contested = contestedPaths(announcement, typed, shown);
  expect(contested).toEqual([['text']]);
  const now = {
    over: shown,
    finished: shown,
    typed: { ...typed, link: { label: 'Book', to: '/booking' } },
    contested,
  };
  expect(checkTyped('announcement', now, { ...beside, published: announcement }).content).toEqual(shown);
});

test('what is finished takes nothing along, and what is too much for a call stays on the device', () => {
  const typed = withAnswers({ [first.id]: 'Mine. ' });
  expect(checkTyped('questions', { over, finished: over, typed }, beside)).toMatchObject({
    content: withAnswers({ [first.id]: 'Mine.' }),
    unfinished: undefined,
  });
  const long = withAnswers({ [first.id]: 'x'.repeat(60_000), [second.id]: 'Mine too.' });
  expect(checkTyped('questions', { over, finished: over, typed: long }, beside)).toMatchObject({
    content: withAnswers({ [second.id]: 'Mine too.' }),
    unfinished: undefined,
  });
});

test.each([
  ['a text that is missing', { items: [{ id: 'a', question: '', answer: 'x'.repeat(2000) }] }, true],
  ['another field', { items: [{ id: 'a', question: '', answer: '', html: '' }] }, false],
  ['a list that is none', { items: 'all' }, false],
  ['a field that is missing', { items: [{ id: 'a', question: '' }] }, false],
])('of questions with %s it is known whether it can be gone on with', (_, typed, isForm) => {
  expect(hasFormOf('questions', typed)).toBe(isForm);
});

test('a percent that is no number yet can be gone on with', () => {
  const { surcharges } = shippedContent;
  const typed = { ...surcharges, 'condition Fair': { least: 'ten', most: 20 } };
  expect(hasFormOf('surcharges', typed)).toBe(true);
});
