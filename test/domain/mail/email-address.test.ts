import { expect, test } from 'vitest';
import { canonicalAddress, isAddress, mailedAddress } from '#domain/mail/email-address.ts';
import { mailboxKey } from '#domain/mail/mailbox-key.ts';

test.each([
  [' Ana.Ortiz@Example.COM ', 'Ana.Ortiz@example.com'],
  ['dora@münchen.de', 'dora@xn--mnchen-3ya.de'],
  ['dora@MÜNCHEN.de', 'dora@xn--mnchen-3ya.de'],
  ['\u202aana@example.com\u202c', 'ana@example.com'],
  ['jörg@example.com', 'jörg@example.com'],
])('%j is stored and emailed as %j', (typed, canonical) => {
  expect(isAddress(typed)).toBe(true);
  expect(canonicalAddress(typed)).toBe(canonical);
  expect(mailedAddress(canonical)).toBe(canonical);
});

const odd = [
  'victim@example.com/foo.bar',
  'victim@example.com?x.yy',
  'victim@example.com#x.yy',
  'victim@ex%61mple.com',
  'victim@exa\u00admple.com',
  'victim@exa\u200bmple.com',
];

test.each([
  ...odd,
  'vic\u200btim@example.com',
  'victim@0x7f.0.0.01',
  'victim@127.0.0.1',
  'victim@example..com',
  'victim@-example.com',
  'victim@example_com.org',
  'victim@example',
  'victim',
  '',
])('%j is no address', (typed) => {
  expect(isAddress(typed)).toBe(false);
});

test.each(odd)('%j, as it was once stored, is the mailbox that its email went to', (stored) => {
  expect(mailboxKey(stored)).toBe('victim@example.com');
});

test('an international domain is one mailbox in both its forms', () => {
  expect(mailboxKey('Dora@München.de')).toBe(mailboxKey('dora@xn--mnchen-3ya.de'));
});
