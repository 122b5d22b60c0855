import { expect, test } from 'vitest';
import { onePerCustomer } from '#domain/customer/one-per-customer.ts';
import {
  followedUp,
  followUpOf,
  followUpRefusal,
  quietUntil,
  wasFollowedUp,
} from '#domain/follow-up/follow-ups.ts';
import type { Lead } from '#domain/lead.ts';
import { newEntry } from '#domain/timeline.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-12-10T18:00:00.000Z';
const offer = {
  est_price_min: 700,
  est_price_max: 850,
  sent_at: '2026-12-06T18:00:00.000Z',
  valid_until: '2026-12-20T18:00:00.000Z',
};
const offered = aLead({ status: 'OFFER_SENT', offer_sent: offer });
const ending = { ...offered, offer_sent: { ...offer, valid_until: '2026-12-12T18:00:00.000Z' } };
const done = aLead({ status: 'COMPLETED', record: aRecord({ done_at: '2026-12-02T18:00:00.000Z' }) });
const editor = { admin: 'owner', now };
const textOf = (lead: Lead) => followUpOf(lead, now)?.text;
const after = (lead: Lead): Lead => ({ ...lead, ...followedUp(lead, editor).fields }) as Lead;

test.each([
  ['an offer without an answer for three days', offered, 'hasn’t answered the offer of Dec 6.'],
  [
    'a price that ends as well, in one line',
    ending,
    'hasn’t answered the offer of Dec 6. The price ends Sat, Dec 12, 10:00 AM.',
  ],
  [
    'a price that ends within three days',
    { ...ending, offer_sent: { ...ending.offer_sent, sent_at: '2026-12-09T18:00:00.000Z' } },
    'has an offer. The price ends Sat, Dec 12, 10:00 AM.',
  ],
  ['a receipt that isn’t paid after seven days', done, 'hasn’t paid $1,095.00 for the job done Dec 2.'],
  [
    'one of work that was noted later',
    { ...done, visits: [aVisit({ start: '2026-11-28T18:00:00.000Z', status: 'done' })] },
    'hasn’t paid $1,095.00 for the job done Nov 28.',
  ],
])('%s is followed up', (_, lead, text) => {
  expect(textOf(lead)).toBe(text);
});

test.each<[string, Lead]>([
  ['a fresh offer', { ...offered, offer_sent: { ...offer, sent_at: '2026-12-08T18:00:00.000Z' } }],
  ['an offer that has ended', { ...offered, offer_sent: { ...offer, valid_until: now } }],
  ['an offer that was declined', { ...offered, offer_answer: { answer: 'no', at: offer.sent_at } }],
  ['a question that waits for an answer', { ...offered, unanswered: { text: 'Hi', at: offer.sent_at } }],
  ['a customer without an email', { ...offered, email: undefined }],
  ['an email that fails', { ...offered, mail_problem: 'refused' }],
  ['a receipt that is paid', { ...done, record: aRecord({ ...done.record, paid_on: '2026-12-03' }) }],
  ['a young receipt', { ...done, record: aRecord({ done_at: '2026-12-04T18:00:00.000Z' }) }],
])('%s is not', (_, lead) => {
  expect(followUpOf(lead, now)).toBeUndefined();
});

test('each goes once: the words as a message, and never again of the same offer or receipt', () => {
  const words = followUpOf(offered, now)?.words;
  expect(followedUp(offered, editor)).toMatchObject({
    entries: [{ note: words, message: { from: 'owner' }, mailed: true }],
    mailsEntry: 'message',
    fields: { followed_up: [{ reason: 'unanswered', of: offer.sent_at, at: now }] },
  });
  expect(followUpOf(after(offered), now)).toBeUndefined();
  expect(followUpOf(after(ending), now)).toBeUndefined();
  expect(followUpOf(after(done), now)).toBeUndefined();
  // That the price ends is another matter.
  expect(textOf({ ...after(offered), offer_sent: ending.offer_sent })).toMatch(/ends/);
});

test('an offer that was asked about is written of in other words when its price ends: the same would count as sent', () => {
  const asked = after(offered);
  const later = '2026-12-18T18:00:00.000Z';
  const [first, second] = [followUpOf(offered, now)?.words, followUpOf(asked, later)?.words];
  const good = 'good until Sun, Dec 20, 10:00 AM. A yes, a question or a no is one tap on your page.';
  expect(first).toBe(`Did our price of $700 to $850 before tax reach you? It’s ${good}`);
  expect(second).toBe(`Our price of $700 to $850 before tax is still ${good}`);
  const told = followedUp(offered, editor).entries.map((written) => ({ id: 'entry', ...written }));
  expect(wasFollowedUp(told, second)).toBe(false);
});

const entry = (status: string, created_at: string, changes: object = {}) => ({
  id: 'entry',
  ...newEntry({ lead_id: offered.id, status, is_public: false, ...changes }, 'owner', created_at),
});

test.each([
  ['an email', entry('Offer', '2026-12-09T18:00:00.000Z', { mailed: true }), true],
  ['a message', entry('Message', '2026-12-09T18:00:00.000Z', { message: { from: 'owner' } }), true],
  ['a text', entry('Text message opened', '2026-12-09T18:00:00.000Z'), true],
  [
    'what the customer wrote',
    entry('Message', '2026-12-09T18:00:00.000Z', { message: { from: 'customer' } }),
    false,
  ],
  ['an email of two days ago', entry('Offer', '2026-12-08T18:00:00.000Z', { mailed: true }), false],
])('after %s whether nobody is pressed: %s', (_, written, heard) => {
  expect(quietUntil([written], [], now)).toBe(heard ? '2026-12-11T18:00:00.000Z' : undefined);
});

test('an offer whose email is on the way counts as heard of', () => {
  const fresh = { ...offered, offer_sent: { ...offer, sent_at: '2026-12-09T18:00:00.000Z' } };
  expect([offered, fresh].map((lead) => quietUntil([], [lead], now))).toEqual([
    undefined,
    '2026-12-11T18:00:00.000Z',
  ]);
});

test('a customer, or a mailbox, is in one press once', () => {
  const [first, second, ...others] = [
    aLead({ customer_id: 'customer', email: 'ana@example.com' }),
    aLead({ customer_id: 'customer', email: 'ana@work.example' }),
    aLead({ email: 'Ana@example.com' }),
    aLead({ email: 'bo@example.com' }),
  ].map((lead) => ({ lead }));
  expect(onePerCustomer([first, second, ...others] as { lead: Lead }[])).toEqual([first, others[1]]);
});

test('what the owner has read is what goes out, or nothing', () => {
  const words = followUpOf(offered, now)?.words;
  expect(followUpRefusal(offered, words, false, now)).toBeUndefined();
  expect(followUpRefusal(offered, 'Other words', false, now)).toMatch(/changed/);
  expect(followUpRefusal({ ...offered, status: 'CANCELED' }, words, false, now)).toMatch(/isn’t open/);
  expect(followUpRefusal(offered, words, true, now)).toMatch(/two days/);
});

test('the offer of a plan’s visit is followed up without a price, which is that of its day', () => {
  const plan = { id: '01JD3ZK8Q0000000000000000P', due: '2026-12-20', every_weeks: 4 };
  expect(followUpOf({ ...offered, plan }, now)?.words).toMatch(
    /^Did our offer for your plan’s next visit reach you\? /,
  );
});
