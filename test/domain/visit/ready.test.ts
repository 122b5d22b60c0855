import { expect, test } from 'vitest';
import { isReady, missingText, readyText, saidOnlyText, wrongText } from '#domain/visit/ready.ts';

const now = '2026-12-02T03:00:00.000Z';
const all = { water: true, power: true, access: true, boat: true, at: '2026-12-02T01:40:00.000Z' };
const said = '(said Tue, Dec 1, 5:40 PM)';

test.each([
  ['planned', { ...all, power: false, boat: false }, `Not ready: no power, the boat isn’t there ${said}.`],
  ['planned', all, `All ready ${said}.`],
  ['planned', { ...all, power: null }, ''],
  ['planned', undefined, ''],
  ['done', { ...all, power: false }, ''],
] as const)('of a visit that is %s with %j the owner reads %j', (status, ready, text) => {
  expect(readyText({ status, ...(ready && { ready }) }, now)).toBe(text);
});

test('what isn’t right is told with its words and when the owner answered', () => {
  const { at: _, ...check } = { ...all, wrong: 'Bring the long hose.' };
  expect(isReady(check)).toBe(false);
  expect(missingText(check)).toBe('something isn’t right');
  expect(wrongText(check, '2026-12-02T02:20:00.000Z', now)).toBe(
    'Something isn’t right: “Bring the long hose.” You answered Tue, Dec 1, 6:20 PM.',
  );
  expect(wrongText({ ...check, power: false }, undefined, now)).toBe('No power: “Bring the long hose.”');
  expect(wrongText(all, undefined, now)).toBe('');
});

test('what they said only of some things is told as that, unless one of them is wrong', () => {
  const ready = { water: true, power: null, access: null, boat: true, at: '2026-12-04T23:00:00.000Z' };
  expect(saidOnlyText(ready)).toBe('They said only: water is on, the boat is there');
  expect(saidOnlyText({ ...ready, power: false })).toBeUndefined();
  expect(saidOnlyText({ ...ready, power: true, access: true })).toBeUndefined();
});
