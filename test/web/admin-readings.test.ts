import { expect, test } from 'vitest';
import { readDollars, readEmail, readHours, readNotes, readWallClock } from '#web/admin/lead/readings.ts';

test.each([
  ['', null],
  [' 650 ', 650],
  ['$1,250', 1250],
  ['0', 0],
  ['1000000', 1_000_000],
])('"%s" as a price is %s', (text, value) => {
  expect(readDollars(text)).toEqual({ value });
});

test.each(['12.5', '-3', '1,2', 'about 600', '1000001'])('"%s" is no price', (text) => {
  expect(readDollars(text)).toHaveProperty('problem');
});

test.each([
  ['', null],
  ['2', 2],
  ['2,5', 2.5],
  ['24', 24],
])('"%s" as hours is %s', (text, value) => {
  expect(readHours(text)).toEqual({ value });
});

test.each(['0', '0.25', '25', 'two'])('"%s" are no hours', (text) => {
  expect(readHours(text)).toHaveProperty('problem');
});

test.each([
  ['', null],
  ['2026-07-04T09:00', '2026-07-04T16:00:00.000Z'],
  ['2026-12-04T09:00', '2026-12-04T17:00:00.000Z'],
  ['2026-03-08T02:30', '2026-03-08T10:30:00.000Z'],
  ['2026-11-01T01:30', '2026-11-01T08:30:00.000Z'],
])('the wall clock "%s" is the instant %s', (text, value) => {
  expect(readWallClock(text)).toEqual({ value });
});

test('blank notes are none', () => {
  expect(readNotes(' \n')).toEqual({ value: null });
  expect(readNotes('x'.repeat(10_001))).toHaveProperty('problem');
});

test('an address is read without the blanks around it, and half of one is none', () => {
  expect(readEmail(' ana@example.com ')).toEqual({ value: 'ana@example.com' });
  for (const text of ['', 'ana', 'ana@example', `${'a'.repeat(250)}@example.com`]) {
    expect(readEmail(text)).toHaveProperty('problem');
  }
});
