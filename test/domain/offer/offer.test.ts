import { expect, test } from 'vitest';
import { Lead } from '#domain/lead.ts';
import { asAccepted, newOffer, offerConflict, offerSent } from '#domain/offer/offer.ts';
import { aLead } from '../../a-lead.ts';

const range = { est_price_min: 700, est_price_max: 850 };
const editor = { admin: 'admin', now: '2026-03-02T09:00:00.000Z' };
const offer = { ...range, sent_at: editor.now };

test('an offer moves a lead to OFFER_SENT and tells the customer so', () => {
  const { fields, entries } = offerSent(aLead({ status: 'CONTACTED' }), offer, editor);
  expect(fields).toEqual({ ...range, status: 'OFFER_SENT', offer_sent: offer, offer_answer: null });
  expect(entries).toMatchObject([
    { status: 'Offer emailed', note: '$700 to $850', is_public: false },
    { status: 'OFFER_SENT', is_public: true, mailed: true },
  ]);
});

test('a quote stays readable as it was sent, line by line, after another took its place', () => {
  const lines = [
    { description: 'Deep wash', quantity: 1, unit_price: 50_000, taxable: true },
    { description: 'Zincs', quantity: 3, unit_price: 11_083, taxable: false },
  ];
  const [sent] = offerSent(aLead(), { ...offer, lines }, editor).entries;
  expect(sent?.note).toBe('$832.49\nDeep wash: $500.00\nZincs, 3 at $110.83, no tax: $332.49');
});

test('the timeline does not say that a customer without an email was emailed', () => {
  const [made] = offerSent(aLead({ email: undefined }), offer, editor).entries;
  expect(made).toMatchObject({ status: 'Offer made', note: '$700 to $850', is_public: false });
});

test.each(['SCHEDULED', 'IN_PROGRESS', 'COMPLETED'] as const)(
  'an offer to a lead that is %s is a corrected price and moves it nowhere',
  (status) => {
    const { fields, entries } = offerSent(aLead({ status }), offer, editor);
    expect(fields).not.toHaveProperty('status');
    expect(fields.offer_sent).toMatchObject(range);
    expect(entries.at(-1)).toMatchObject({ status: 'Price updated', note: '$700 to $850', is_public: true });
  },
);

test('a canceled lead gets no offer', () => {
  expect(offerConflict(aLead({ status: 'CANCELED' }))).toContain('is canceled');
  expect(offerConflict(aLead())).toBeUndefined();
});

const offerOf = (sent_at: string) => ({ est_price_min: 700, est_price_max: 850, sent_at });
const yes = { answer: 'yes' as const, at: '2026-03-01T18:00:00.000Z' };

test('an offer stands for as many days as the settings say, to the time of day when it was sent, and names its times soonest first', () => {
  const times = ['2026-03-09T16:00:00.000Z', '2026-03-07T16:00:00.000Z', '2026-03-09T16:00:00.000Z'];
  // The clocks go forward on March 8.
  expect(
    newOffer({ ...offer, times, note: 'Both engines' }, { offer_days: 14, tax_percent: 10.25 }, editor.now),
  ).toEqual({
    ...offerOf(editor.now),
    tax_percent: 10.25,
    valid_until: '2026-03-16T08:00:00.000Z',
    times: ['2026-03-07T16:00:00.000Z', '2026-03-09T16:00:00.000Z'],
    note: 'Both engines',
  });
  expect(
    newOffer({ ...offer, times: [], note: '' }, { offer_days: 1, tax_percent: 9.5 }, editor.now),
  ).toEqual({
    ...offerOf(editor.now),
    tax_percent: 9.5,
    valid_until: '2026-03-03T09:00:00.000Z',
  });
});

test('an offer of a single time names it', () => {
  const times = ['2026-03-07T16:00:00.000Z'];
  expect(newOffer({ ...offer, times }, { offer_days: 14, tax_percent: 10.25 }, editor.now).times).toEqual(
    times,
  );
});

test('an offer that replaces another keeps it with its answer, and asks anew', () => {
  const offer_sent = offerOf('2026-03-01T09:00:00.000Z');
  const lead = aLead({ status: 'OFFER_SENT', offer_sent, offer_answer: yes });
  const { fields } = offerSent(lead, offerOf(editor.now), editor);
  expect(fields).toMatchObject({
    offer_sent: offerOf(editor.now),
    offer_answer: null,
    past_offers: [{ offer: offer_sent, answer: yes }],
  });
});

test('times for a price that was accepted ask nothing again: the yes stays, without the days that it named', () => {
  const times = ['2026-03-09T16:00:00.000Z'];
  const lines = [{ description: 'Wash', quantity: 1, unit_price: 80_000, taxable: true }];
  const offer_sent = { ...offerOf('2026-03-01T09:00:00.000Z'), tax_percent: 9.5, lines };
  const said = { ...yes, days: ['2026-03-11'] };
  const lead = aLead({ status: 'CONTACTED', offer_sent, offer_answer: said });
  const offered = asAccepted(lead, { ...offerOf(editor.now), tax_percent: 10.25, times });
  expect(offered).toEqual({ ...offerOf(editor.now), tax_percent: 9.5, lines, times });
  const { fields, entries } = offerSent(lead, offered, editor);
  expect(fields).toMatchObject({ status: 'OFFER_SENT', offer_sent: offered, offer_answer: yes });
  expect(fields.offer_answer).toEqual(yes);
  expect(fields.past_offers).toMatchObject([{ answer: said }]);
  expect(entries.at(-1)).toMatchObject({
    status: 'Times offered',
    note: 'Mon, Mar 9, 9:00 AM',
    is_public: true,
    mailed: true,
  });
  const dearer = { ...offerOf(editor.now), est_price_max: 900, times };
  expect(asAccepted(lead, dearer)).toBe(dearer);
  expect(offerSent(lead, dearer, editor).fields.offer_answer).toBeNull();
});

test('a corrected price keeps the yes, and the price that it was said to', () => {
  const offer_sent = offerOf('2026-03-01T09:00:00.000Z');
  const lead = aLead({ status: 'SCHEDULED', offer_sent, offer_answer: yes });
  const { fields } = offerSent(lead, offerOf(editor.now), editor);
  expect(fields).not.toHaveProperty('offer_answer');
  expect(fields.past_offers).toEqual([{ offer: offer_sent, answer: yes }]);
});

test('of very many offers a lead keeps the newest that it can store', () => {
  let lead = aLead({ offer_sent: offerOf('2026-03-01T09:00:00.000Z') });
  for (let number = 0; number < 60; number += 1) {
    const now = new Date(Date.parse(editor.now) + number * 60_000).toISOString();
    const { offer_sent, past_offers } = offerSent(lead, offerOf(now), { ...editor, now }).fields;
    lead = { ...lead, offer_sent: offer_sent ?? undefined, past_offers: past_offers ?? [] };
  }
  expect(Lead.safeParse(lead).error).toBeUndefined();
  expect(lead.past_offers).toHaveLength(50);
  expect(lead.past_offers?.at(-1)?.offer.sent_at).toBe('2026-03-02T09:58:00.000Z');
});
