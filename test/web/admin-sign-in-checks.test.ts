import { expect, test } from 'vitest';
import { problemsOf } from '#web/admin/sign-in-checks.ts';

test.each(['MyBoat-2026-xyz', 'PASSWORD-zU7-kk', 'Detailing!!99xx', 'Aa-1234567890', 'Qwerty-uiop-77'])(
  '%s is too easy to guess, and the word is named',
  (newPassword) => {
    expect(problemsOf({ newPassword }).newPassword).toMatch(/"\w+" is among the first things/);
  },
);

test.each(['Safe-Harbor-1', 'Brand-New-Pass-2', 'Fair-Winds-22', 'short'])(
  'about %s the pool has the last word',
  (newPassword) => {
    expect(problemsOf({ newPassword })).toEqual({});
  },
);

test('a password that exists already is not judged', () => {
  expect(problemsOf({ password: 'password-of-old' })).toEqual({});
});
