import { expect, test } from 'vitest';
import { mailboxKey } from '#domain/mail/mailbox-key.ts';
import { signsIn, signsOf } from '#domain/privacy/person.ts';

const signs = signsOf({
  email: ['ana@example.com'],
  slug: ['AAAAAAAAAAAAAAAAAAAA-_'],
  ids: ['01JD3ZK8Q0000000000000000A', undefined],
  phone: ['(310) 555-0142', '+13105550142'],
  name: ['José Núñez'],
});

test.each([' Ana@Example.com', 'ANA @EXAMPLE.COM\n', 'ana@example.com', 'ａｎａ@example.com'])(
  '%j is the same mailbox',
  (typed) => expect(mailboxKey(typed)).toBe('ana@example.com'),
);

test.each([
  ['the address in a sentence', 'Write to Ana@Example.com.', ['email']],
  ['the address after dots', 'mail...ana@example.com', ['email']],
  ['the address in brackets', '<ana@example.com>', ['email']],
  ['a link', 'https://boatdetailingla.example/status/AAAAAAAAAAAAAAAAAAAA-_?a=1', ['slug']],
  ['a path', 'leads/01JD3ZK8Q0000000000000000A/bow.jpg', ['ids']],
  ['a key', 'mail#01JD3ZK8Q0000000000000000A#key', ['ids']],
  ['a phone as typed', 'call (310) 555-0142, please', ['phone']],
  ['a phone as stored', { deep: [{ phone: '+13105550142' }] }, ['phone']],
  ['a name in capitals', 'JOSÉ NÚÑEZ', ['name']],
  ['the name of a field', { utm: { 'ana@example.com': '1' } }, ['email']],
  ['a member of a set', { lead_ids: new Set(['01JD3ZK8Q0000000000000000A']) }, ['ids']],
  ['all of it', ['ana@example.com', 'José Núñez'], ['email', 'name']],
])('%s gives the person away', (_, value, kinds) => {
  expect(signsIn(value, signs)).toEqual(kinds);
});

test.each([
  'juliana@example.com',
  'jul.ana@example.com',
  'ana@example.com.mx',
  'ana@example.community',
  'x-AAAAAAAAAAAAAAAAAAAA-_',
  'AAAAAAAAAAAAAAAAAAAA-_B',
  '01JD3ZK8Q0000000000000000AB',
  '+131055501420',
  'José Núñezes',
  13_105_550_142,
  null,
])('%j is nobody known', (value) => {
  expect(signsIn(value, signs)).toEqual([]);
});

test('of whom nothing is known, nothing is found', () => {
  const none = signsOf({ email: [], slug: [undefined], ids: [''], phone: [' '], name: [] });
  expect(signsIn('', none)).toEqual([]);
});

test('signs of any text are taken literally', () => {
  const odd = signsOf({ email: [], slug: [], ids: [], phone: [], name: ['A.*(b)[c]/|\\d'] });
  expect([signsIn('the A.*(b)[c]/|\\d', odd), signsIn('anything', odd)]).toEqual([['name'], []]);
});
