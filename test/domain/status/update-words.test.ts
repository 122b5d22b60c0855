import { expect, test } from 'vitest';
import { updatesOf } from '#domain/status/update-words.ts';

const at = '2026-11-25T18:00:00.000Z';
const sent = '2026-11-23T22:05:00.000Z';

test('a yes with a time is one line, and says what the customer booked', () => {
  const timeline = [
    { status: 'SCHEDULED', note: 'Monday, November 30, 8:00 AM to 11:00 AM', created_at: at },
    { status: 'Price accepted', note: 'Booked Mon, Nov 30, 8:00 AM. Please ring twice.', created_at: at },
    { status: 'OFFER_SENT', created_at: sent },
  ];
  expect(updatesOf(timeline)).toEqual([
    { at, title: 'You booked Mon, Nov 30, 8:00 AM', note: 'Please ring twice.' },
    { at: sent, title: 'Your price is ready', note: undefined },
  ]);
});

test('a time that we booked, and a yes without one, keep their own lines, and no status stands there raw', () => {
  const timeline = [
    { status: 'SCHEDULED', note: 'Monday, November 30, 8:00 AM to 11:00 AM', created_at: at },
    { status: 'Price accepted', note: 'Days that work: Dec 4', created_at: sent },
    { status: 'Called the dock', created_at: sent },
    { status: 'CONTACTED', created_at: sent },
    { status: 'IN_PROGRESS', created_at: sent },
    { status: 'COMPLETED', created_at: sent },
    { status: 'Visit done', note: 'Sun, Nov 29, 8:00 AM', created_at: sent },
    { status: 'Visit missed', note: 'Mon, Nov 30, 8:00 AM', created_at: sent },
  ];
  expect(updatesOf(timeline).map(({ title }) => title)).toEqual([
    'Scheduled',
    'You said yes',
    'Called the dock',
    'We got in touch',
    'We started work',
    'Your boat is done',
    'This visit is done',
    'We couldn’t do the work',
  ]);
});
