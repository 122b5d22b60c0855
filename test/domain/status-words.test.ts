import { expect, test } from 'vitest';
import { statusWords } from '#domain/status-words.ts';

const now = '2026-12-20T18:00:00.000Z';
const offer = { est_price_min: 700, est_price_max: 850 };
const appointment = { scheduled_at: '2027-01-07T16:00:00.000Z' };
const told = (...args: Parameters<typeof statusWords>) => Object.values(statusWords(...args)).join(' ');

test('a price range is told before tax, a single price once', () => {
  expect(told({ status: 'OFFER_SENT', offer }, now)).toContain('$700 to $850 before tax.');
  const single = { est_price_min: 1050, est_price_max: 1050 };
  expect(told({ status: 'OFFER_SENT', offer: single }, now)).toContain(' $1,050 before tax.');
});

test('a status set by hand promises neither a price nor a date that was never sent', () => {
  expect(statusWords({ status: 'OFFER_SENT' }, now).headline).toBe('we’re preparing your price.');
  expect(statusWords({ status: 'SCHEDULED' }, now).headline).toBe('we’re confirming your date.');
});

test.each(['CONTACTED', 'NEEDS_ACCESS_REVIEW'] as const)('%s does not claim that anybody wrote', (status) => {
  expect(told({ status }, now)).not.toMatch(/we(’ve| have) (written|emailed|texted)/i);
});

test('an appointment of another year says its year', () => {
  expect(told({ status: 'SCHEDULED', appointment }, now)).toContain('Thursday, January 7, 2027.');
});

test('after a decision on the quote nobody is asked for one', () => {
  const asked = { status: 'OFFER_SENT', offer, quote_id: 'quote-quote-quote-quote' } as const;
  expect(told({ ...asked, quote_decision: 'accepted' }, now)).toContain('You said yes to your quote.');
  expect(told({ ...asked, quote_decision: 'declined' }, now)).toContain('turned down');
  expect(told({ ...asked, quote_decision: 'accepted' }, now)).not.toContain('until you say yes');
});

test('finished work says until when claims are taken, and when that is over', () => {
  const done = { status: 'COMPLETED', claims_until: '2026-12-21T01:00:00.000Z' } as const;
  expect(told(done, now)).toContain('tell us by Sun, Dec 20, 5:00 PM.');
  expect(told(done, '2026-12-21T01:00:01.000Z')).toContain('Claims closed Sun, Dec 20, 5:00 PM.');
});

test('a canceled appointment names the time at which nobody comes', () => {
  const canceled = { ...appointment, canceled_at: now };
  expect(told({ status: 'CANCELED', appointment: canceled }, now)).toContain(
    'We won’t be coming on Thursday, January 7, 2027 at 8:00 AM.',
  );
  expect(told({ status: 'CANCELED' }, now)).toContain('your request is canceled.');
});
