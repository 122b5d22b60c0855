import { expect, test } from 'vitest';
import { PayLink, payWay } from '#domain/record/pay-links.ts';

const owed = { total: 104_950, number: '2027-0031' };

test.each([
  ['https://paypal.me/bdla/{amount}', 'https://paypal.me/bdla/1049.50'],
  ['https://cash.app/$bdla/{amount}', 'https://cash.app/$bdla/1049.50'],
  [
    'https://venmo.com/u/bdla?txn=pay&amount={amount}&note=No.%20{number}',
    'https://venmo.com/u/bdla?txn=pay&amount=1049.50&note=No.%202027-0031',
  ],
  [
    'https://buy.stripe.com/abc?__prefilled_amount={amount}&client_reference_id={number}',
    'https://buy.stripe.com/abc?__prefilled_amount=104950&client_reference_id=2027-0031',
  ],
  ['https://stripe.com.example.net/{amount}', 'https://stripe.com.example.net/1049.50'],
  ['https://pay.example.com', 'https://pay.example.com'],
])('%s asks for the amount as its provider wants it', (address, filled) => {
  const link = PayLink.parse({ name: 'Pay', url: address });
  expect(payWay(link, owed)).toEqual({ name: 'Pay', url: filled });
});

test('words say the amount as people write it', () => {
  const link = PayLink.parse({ name: 'Zelle', text: 'Send {amount} to pay@bdla.example, for {number}' });
  expect(payWay(link, owed).text).toBe('Send $1,049.50 to pay@bdla.example, for 2027-0031');
});

test.each([
  'http://paypal.me/bdla/{amount}',
  'javascript:alert(1)',
  'https://good.example@evil.example/{amount}',
  'https://user:secret@evil.example/',
  'https://{amount}.evil.example/',
  'https://evil.example:{amount}/',
  'https://paypal.me\\@evil.example/',
  'https://pay.example/{name}',
  'https://pay.example/{amount',
  'https://localhost/{amount}',
  'https://127.0.0.1/{amount}',
  'https://[::1]/{amount}',
  'https://pay.example/a b',
  'https:/pay.example/',
  '//pay.example/{amount}',
  'data:text/html,hi',
  '',
])('%j is no page to lead a customer to', (url) => {
  expect(PayLink.safeParse({ name: 'Pay', url }).success).toBe(false);
});

test('a way to pay is either a page or words', () => {
  expect(PayLink.safeParse({ name: 'Pay' }).success).toBe(false);
  expect(PayLink.safeParse({ name: 'Pay', url: 'https://pay.example/', text: 'Zelle' }).success).toBe(false);
});
