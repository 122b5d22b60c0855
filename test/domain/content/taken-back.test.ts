import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { contentChanges } from '#domain/content/content-changes.ts';
import { putBack, takenBack, undoneSince, whyNotBack } from '#domain/content/taken-back.ts';

const now = '2026-11-22T18:00:00.000Z';
const { prices, questions, packages, areas } = shippedContent;
const beside = { now, earlier: [] };

test('a price is taken back to what it was before, and prices that changed since stay', () => {
  const line = { content: { ...prices, complete: 30 }, without: prices };
  const published = { ...prices, complete: 32, wash: 9 };
  const back = takenBack(line, published);
  expect(back).toEqual({ ...prices, wash: 9 });
  expect(whyNotBack('prices', back, { ...beside, published })).toBeUndefined();
});

test('a question that was removed comes back, and one that changed since stays as it is, in its place', () => {
  const [first, second, third] = questions.items;
  if (!first || !second || !third) throw new Error('too few questions ship');
  const content = { items: [first, third] };
  const [removed] = contentChanges('questions', { items: [first, second, third] }, content, now, packages);
  if (!removed) throw new Error('no line for what was removed');
  const edited = { ...third, answer: 'Since then.' };
  expect(takenBack({ content, without: removed.without }, { items: [edited, first] })).toEqual({
    items: [edited, first, second],
  });
});

test('two questions that were dropped one after the other come back in any order', () => {
  const [first, second, ...rest] = questions.items;
  if (!first || !second) throw new Error('too few questions ship');
  const draft = { items: [{ ...first, answer: 'One.' }, { ...second, answer: 'Two.' }, ...rest] };
  const lineIn = (content: typeof draft) => {
    const [line] = contentChanges('questions', questions, content, now, packages);
    if (!line) throw new Error('nothing changes');
    return { content, without: line.without as typeof draft };
  };
  const one = lineIn(draft);
  const two = lineIn(one.without);
  expect(two.without).toEqual(questions);
  expect(putBack(two, putBack(one, questions))).toEqual(draft);
  expect(putBack(one, putBack(two, questions))).toEqual(draft);
});

test('what cannot stand on the site as it was is told with its reason', () => {
  const ended = { text: 'Closed.', ends_at: '2026-11-21T18:00:00.000Z' };
  const none = { text: '' };
  const back = takenBack({ content: none, without: ended }, none);
  expect(back).toEqual(ended);
  expect(whyNotBack('announcement', back, { ...beside, published: none })).toContain('still ahead');
  const shows = (shown: boolean) => ({ items: areas.items.map((area) => ({ ...area, shown })) });
  expect(whyNotBack('areas', shows(false), { ...beside, published: areas })).toBe('Show one area at least.');
});

test('what was changed since a publish is told of going back to before it, and nothing else', () => {
  const publish = { before: prices, content: { ...prices, complete: 30, wash: 8 } };
  const undone = (shown: typeof prices) =>
    undoneSince('prices', publish, shown, now, packages).map(({ words }) => words);
  expect(undone(publish.content)).toEqual([]);
  expect(undone({ ...publish.content, complete: 32, exterior: 15 })).toEqual([
    'Complete Detail: $32 to $28 per foot',
    'Exterior Only: $15 to $14 per foot',
  ]);
});
