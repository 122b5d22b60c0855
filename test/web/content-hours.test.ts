import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { appointmentHours } from '#domain/visit/visit-hours.ts';

const article = readFileSync('content/blog/what-a-detail-costs-per-foot.md', 'utf8');
const texts = `${JSON.stringify(shippedContent)}\n${article}`;
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

test('the hours that texts say of a boat are the ones its appointment takes', () => {
  const examples = [...texts.matchAll(/\b(two|three|four|five|six)(?: hours)? for (?:an? )?(\d+) ft\b/g)];
  expect(examples.length).toBeGreaterThan(5);
  for (const [sentence, hours = '', feet] of examples)
    expect(numbers.indexOf(hours), sentence).toBe(appointmentHours(Number(feet)));
});

test('the rule that texts state is the one appointments follow', () => {
  const rules = texts.match(/about one hour per 10 feet, rounded up, and at least two\b/g) ?? [];
  expect(rules).toHaveLength(7);
  expect(texts.match(/\bhours? per\b/g)).toHaveLength(rules.length);
  expect([1, 20, 21, 40].map(appointmentHours)).toEqual([2, 2, 3, 4]);
});
