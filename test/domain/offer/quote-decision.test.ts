import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { decisionConflict, decisionOf, quoteClosed, quoteDecided } from '#domain/offer/quote-decision.ts';
import { leadQuote } from '#domain/offer/quote-making.ts';
import { initialSettings } from '#domain/settings.ts';
import { statuses } from '#domain/statuses.ts';
import { aLead } from '../../a-lead.ts';

const now = '2026-03-12T16:00:00.000Z';
const before = '2026-03-10T16:00:00.000Z';
const lead = aLead({ status: 'OFFER_SENT' });
const slug = 'quote-quote-quote-quote';
const anOffer = { est_price_min: 700, est_price_max: 850, sent_at: now, valid_until: '2026-03-26' };
const line = { description: 'Deep wash', quantity: 2, unit_price: 10_000, taxable: true };
const quote = leadQuote(lead.id, [line], { id: slug, created_at: before }, initialSettings, now);

const expired = aLead({ offer_sent: { ...anOffer, lines: [line], valid_until: before } });

test('a quote is closed once the request is canceled or the work is done', () => {
  expect(statuses.filter((status) => quoteClosed({ status }, now) !== undefined).sort()).toEqual([
    'CANCELED',
    'COMPLETED',
  ]);
});

test.each<[string, Parameters<typeof decisionConflict>, string | undefined]>([
  ['the quote as it was seen', [lead, quote, 'accepted', { seen: now, now }], undefined],
  ['a quote of a page that names no version', [lead, quote, 'accepted', { seen: undefined, now }], undefined],
  [
    'a quote that was changed',
    [lead, quote, 'accepted', { seen: before, now }],
    'This quote was changed in the meantime. Please look at it again.',
  ],
  [
    'a quote that was decided on',
    [lead, { ...quote, decision: 'declined' }, 'accepted', { seen: now, now }],
    'This quote was already declined. Please message us to change that.',
  ],
  [
    'work that is done',
    [aLead({ status: 'COMPLETED' }), quote, 'accepted', { seen: now, now }],
    'The work is done, so this quote can no longer be accepted. Please message us.',
  ],
  [
    'work that is done, declined',
    [aLead({ status: 'COMPLETED' }), quote, 'declined', { seen: now, now }],
    undefined,
  ],
  [
    'a price that expired',
    [expired, quote, 'accepted', { seen: now, now }],
    'This price expired. Ask us for a new one.',
  ],
  ['a price that expired, declined', [expired, quote, 'declined', { seen: now, now }], undefined],
  ...(['accepted', 'declined'] as const).map(
    (decision): [string, Parameters<typeof decisionConflict>, string] => [
      `a quote with another offer since, ${decision}`,
      [
        aLead({ status: 'SCHEDULED', offer_sent: anOffer, offer_answer: { answer: 'yes', at: now } }),
        quote,
        decision,
        { seen: now, now },
      ],
      'We’ve sent you a newer price since. You’ll find it on your page.',
    ],
  ),
])('a decision on %s', (_, facts, conflict) => {
  expect(decisionConflict(...facts)).toBe(conflict);
});

test.each([
  ['accepted', 'yes', 'Quote accepted'],
  ['declined', 'no', 'Quote declined'],
] as const)(
  'a quote %s is the answer %s to the offer, of which the owner is emailed',
  (decision, answer, status) => {
    expect(quoteDecided(lead.id, decision, now)).toMatchObject({
      fields: { quote_decision: decision, offer_answer: { answer, at: now } },
      entries: [{ status, is_public: true, meta: { updated_by: 'customer' } }],
      tasks: [{ kind: 'quote-decision', due_at: now }],
    });
  },
);

test.each([
  ['the mailed quote', { quote_id: slug, offer_sent: { ...anOffer, lines: [line] } }, 'accepted'],
  [
    'another quote',
    { quote_id: 'other-other-other-other', offer_sent: { ...anOffer, lines: [line] } },
    undefined,
  ],
  ['an offer without lines', { quote_id: slug, offer_sent: anOffer }, undefined],
] as const)('a yes to %s: the quote is %s', (_, mailed, decision) => {
  const yes = { answer: 'yes', at: now } as const;
  const { offer_sent } = aLead(mailed as Partial<Lead>);
  expect(decisionOf(quote, { ...mailed, offer_sent, offer_answer: yes })).toBe(decision);
  expect(
    decisionOf(quote, { ...mailed, offer_sent, offer_answer: { ...yes, answer: 'no' } }),
  ).toBeUndefined();
});
