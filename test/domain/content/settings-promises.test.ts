import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { contradictions, dearerPlans, textsIn } from '#domain/content/settings-promises.ts';
import { initialSettings as settings } from '#domain/settings.ts';

test.each([
  'We answer within one day.',
  'We reply within 24 hours.',
  'Tell us within 24 hours if something isn’t right.',
  'Moving or canceling is free up to 24 hours before your appointment.',
  'Cancel with a day’s notice.',
  'Cancel at least one day ahead.',
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
  [
    'Canceling is free up to 48 hours before your appointment.',
    'Your booking, emails and status page say 24 hours',
  ],
  ['Please give two days’ notice to reschedule.', 'Your booking, emails and status page say 24 hours'],
  ['Cancellations need a 12-hour notice.', 'Your booking, emails and status page say 24 hours'],
  [
    'If something isn’t right, tell us within three days.',
    'Your booking, emails and status page say 24 hours',
  ],
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

test('a plan that asks more for each visit than its service would cost once is named', () => {
  const premium = {
    holds: 'Outside.',
    requested_service: 'exterior',
    every_weeks: 4,
    rate_per_foot: 13,
  } as const;
  const plans = { ...settings.plans, premium };
  const said = (exterior: number, key = 'exterior') =>
    dearerPlans(key, { ...shippedContent.prices, exterior }, shippedContent.packages, { plans });
  expect(said(12)).toEqual([
    'Exterior Only would cost $12 a foot once, but $13 a foot for each visit of the Premium plan in your settings',
  ]);
  expect([...said(13), ...said(12, 'wash')]).toEqual([]);
});

test('nothing that ships contradicts the settings that ship', () => {
  const { privacy, ...content } = shippedContent;
  expect(textsIn(content).flatMap((text) => contradictions(text, settings))).toEqual([]);
});
