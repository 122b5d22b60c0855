import { expect, test } from 'vitest';
import { appVersion, isTooOld } from '#domain/operations/app-version.ts';

const versions = [
  { version: 1, since: '2026-11-25T08:00:00.000Z' },
  { version: 2, since: '2027-01-10T08:00:00.000Z' },
  { version: 3, since: '2027-05-01T08:00:00.000Z' },
];

test.each([
  ['the newest, however long ago it went out', '3', '2030-01-01T00:00:00.000Z', false],
  ['one before it, within 30 days of the newer one', '2', '2027-05-31T07:59:59.000Z', false],
  ['one before it, after 30 days', '2', '2027-05-31T08:00:00.000Z', true],
  ['one that two newer ones have followed', '1', '2027-02-10T00:00:00.000Z', true],
  ['a caller that is no app', undefined, '2030-01-01T00:00:00.000Z', false],
  ['what is no number', 'newest', '2030-01-01T00:00:00.000Z', false],
  ['one that this server has not heard of yet', '4', '2030-01-01T00:00:00.000Z', false],
])('%s', (_, named, now, isOld) => {
  expect(isTooOld(named, now, versions)).toBe(isOld);
});

test('this app is answered by its own server', () => {
  expect(isTooOld(String(appVersion), '2040-01-01T00:00:00.000Z')).toBe(false);
});
