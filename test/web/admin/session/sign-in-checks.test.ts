import { expect, test } from 'vitest';
import { answersOf, problemsOf } from '#web/admin/session/sign-in-checks.ts';

test.each(['MyBoat-2026-xyz', 'PASSWORD-zU7-kk', 'Detailing!!99xx', 'Aa-1234567890', 'Qwerty-uiop-77'])(
  '%s is too easy to guess, and the word is named',
  (newPassword) => {
    expect(problemsOf({ newPassword }).newPassword).toMatch(/"\w+" is one of the first things/);
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

test.each(['123 456', ' 123456 '])('the code "%s" is taken without its spaces', (typed) => {
  const form = new FormData();
  form.set('appCode', typed);
  const answers = answersOf(form, ['appCode']);
  expect(answers.appCode).toBe('123456');
  expect(problemsOf(answers)).toEqual({});
});

test.each(['', '12345', '1234567', 'abcdef'])('"%s" is no code of an app', (appCode) => {
  expect(problemsOf({ appCode }).appCode).toMatch(/6 digits/);
});
