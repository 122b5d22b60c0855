import { expect, test } from 'vitest';
import { likelyAddress } from '#domain/mail/likely-address.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail.comm', 'ana@gmail.com'],
  [' Ana.Ortiz@YAHO.com ', 'Ana.Ortiz@yahoo.com'],
  ['ana@iclould.com', 'ana@icloud.com'],
  ['ana@sbcglobal.ent', 'ana@sbcglobal.net'],
])('by %s probably %s was meant', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

test.each([
  '',
  '@gmial.com',
  'ana',
  'ana@',
  'ana@gmail.com',
  'ana@GMAIL.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@aol.com',
  'ana@marina.example',
  'ana@gmail.co.uk',
])('nothing is suggested for %j', (typed) => {
  expect(likelyAddress(typed)).toBeUndefined();
});
