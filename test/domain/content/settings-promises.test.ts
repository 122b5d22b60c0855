import { expect, test } from 'vitest';
import { faq } from '#content/faq.ts';
import { contradictions, textsIn } from '#domain/content/settings-promises.ts';
import { initialSettings as settings } from '#domain/settings.ts';

test.each([
  'We answer within one day.',
  'We reply within 24 hours.',
  'Tell us within 24 hours if something isn’t right.',
  'We work Mondays to Saturdays.',
  'We’re closed on Sundays.',
  'Closed Sunday, April 5.',
  'Come by on Sunday, April 12: we’re open that day.',
])('%s agrees with the settings', (text) => {
  expect(contradictions(text, settings)).toEqual([]);
});

test.each([
  ['We answer within two hours.', 'Your settings promise an answer within one day'],
  ['You’ll hear back from us within 30 minutes.', 'Your settings promise an answer within one day'],
  ['We work on Sundays.', 'Your settings have no working hours on Sunday'],
  ['Open every Sunday!', 'Your settings have no working hours on Sunday'],
  ['We’re here 7 days a week.', 'Your settings have no working hours on Sunday'],
  ['We don’t work on Saturdays.', 'Your settings have working hours on Saturday'],
])('%s does not, and is told with the sentence', (text, says) => {
  expect(contradictions(`Wax helps. ${text}`, settings)).toEqual([`“${text}” ${says}`]);
});

test('another answer time in the settings is what counts', () => {
  const quick = { ...settings, answer_time: 'within two hours' };
  expect(contradictions('We answer within 2 hours.', quick)).toEqual([]);
  expect(contradictions('We usually answer within one day.', quick)).toHaveLength(1);
});

test('nothing that ships contradicts the settings that ship', () => {
  expect(textsIn(faq).flatMap((text) => contradictions(text, settings))).toEqual([]);
});
