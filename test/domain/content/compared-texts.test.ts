import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { comparedTexts } from '#domain/content/compared-texts.ts';

const { questions, announcement, packages } = shippedContent;
const added = { id: 'added', question: 'Trailers?', answer: 'Yes.' };

test('texts that only one of two has are told, in order and without what nobody reads', () => {
  const [first, ...rest] = questions.items;
  const after = { items: [{ ...first, answer: 'Other words.' }, ...rest, added] };
  expect(comparedTexts(questions, after)).toEqual({
    before: [first?.answer],
    after: ['Other words.', 'Trailers?', 'Yes.'],
  });
  const closed = { text: 'Closed.', ends_at: '2026-12-01T18:00:00.000Z' };
  expect(comparedTexts(announcement, closed)).toEqual({ before: [], after: ['Closed.'] });
});

test('contents of which only the order differs have the same texts', () => {
  expect(comparedTexts(questions, { items: questions.items.toReversed() })).toEqual({
    before: [],
    after: [],
  });
  expect(comparedTexts(packages, packages)).toEqual({ before: [], after: [] });
});
