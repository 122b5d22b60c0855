import { expect, test } from 'vitest';
import { extraState } from '#web/admin/offer/extra-state.ts';

const now = '2027-03-18T16:20:00.000Z';
const asked = { sent_at: '2027-03-18T15:30:00.000Z' };
const answer_by = '2027-03-18T16:00:00.000Z';

test.each([
  ['asked', asked, false, 'Asked 8:30 AM. Don’t start until Kim approves.'],
  [
    'asked with a time ahead',
    { ...asked, answer_by: '2027-03-18T17:00:00.000Z' },
    false,
    'Asked 8:30 AM, answer by 10:00 AM. Don’t start until Kim approves.',
  ],
  [
    'not answered in time',
    { ...asked, answer_by },
    false,
    'No answer by 9:00 AM, so it’s a no. If Kim wants it after all, ask again.',
  ],
  ['never answered', { ...asked, answer_by }, true, 'Asked 8:30 AM. Kim didn’t answer.'],
  [
    'approved',
    { ...asked, answer_by, answer: 'approve', answered_at: '2027-03-18T15:40:00.000Z' },
    false,
    'Approved 8:40 AM.',
  ],
] as const)(
  'extra work that was %s says the same wherever the owner reads of it',
  (_, extra, isOver, text) => {
    expect(extraState(extra, { name: 'Kim Lee', now, isOver })).toBe(text);
  },
);
