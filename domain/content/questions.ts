import * as z from 'zod';
import { ItemId, listChanges, listOf } from './list-content.ts';
import { pricedLine, pricedLines } from './typed-text.ts';

export const longestQuestion = 120;
export const longestAnswer = 1000;
const maxItems = 40;

/** What customers ask before they book, in the order shown. */
export const QuestionContent = listOf(
  z.strictObject({ id: ItemId, question: pricedLine(longestQuestion), answer: pricedLines(longestAnswer) }),
  maxItems,
).refine(({ items }) => new Set(items.map(({ question }) => question.toLowerCase())).size === items.length, {
  path: ['items'],
  error: 'Two questions are the same.',
});
export type Question = z.infer<typeof QuestionContent>['items'][number];

export const questionChanges = listChanges<Question>({
  one: 'question',
  many: 'questions',
  nameOf: ({ question }) => question,
});
