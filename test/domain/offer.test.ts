import { expect, test } from 'vitest';
import { offerConflict, offerSent } from '#domain/offer.ts';
import { aLead } from '../a-lead.ts';

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
