import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import type { Quote } from '#domain/offer/quote.ts';
import { estimateQuote, isSaid, leadQuote, packageLine, publicQuote } from '#domain/offer/quote-making.ts';
import { firstFloors } from '#domain/price/first-rates.ts';
import { namesOf } from '#domain/price/prices.ts';
import { initialSettings } from '#domain/settings.ts';
import { aLead } from '../../a-lead.ts';

const now = '2026-03-12T16:00:00.000Z';
const before = '2026-03-10T16:00:00.000Z';
const lead = aLead({ status: 'OFFER_SENT' });
const slug = 'quote-quote-quote-quote';
const line = { description: 'Deep wash', quantity: 2, unit_price: 10_000, taxable: true };
const estimate = estimateQuote(
  slug,
  { packageId: 'wash', lengthFt: 24 },
  { prices, floors: firstFloors, names: namesOf(packages) },
  initialSettings,
  now,
);
const quote = leadQuote(lead.id, [line], { id: slug, created_at: before }, initialSettings, now);

test('a revised quote keeps its address and its age, and is open to decide on', () => {
  expect(quote).toEqual({
    id: slug,
    lead_id: lead.id,
    currency: 'USD',
    line_items: [line],
    subtotal: 20_000,
    tax_percent: 9.5,
    tax: 1900,
    total: 21_900,
    created_at: before,
    updated_at: now,
  });
});

test.each<[string, boolean, Partial<Quote>]>([
  ['the same lines', true, {}],
  ['another description', false, { line_items: [{ ...line, description: 'Wax' }] }],
  ['another split of the same sum', false, { line_items: [{ ...line, quantity: 1, unit_price: 20_000 }] }],
  ['another total of the same lines', false, { total: 1 }],
  ['the same lines, decided on', false, { decision: 'accepted' }],
])('a quote says just what the one before said: %s, %s', (_, isSame, changes) => {
  expect(isSaid(quote, { ...quote, ...changes })).toBe(isSame);
});

test('a quote is taxed as the settings say when it is saved', () => {
  const settings = { tax_percent: 10.25 };
  expect(leadQuote(lead.id, [line], quote, settings, now)).toMatchObject({
    tax_percent: 10.25,
    tax: 2050,
    total: 22_050,
  });
});

test('an estimate is one taxable line: feet times rate, in cents', () => {
  const line_items = [
    { description: 'Boat Wash, per foot of boat length', quantity: 24, unit_price: 700, taxable: true },
  ];
  expect([packageLine('wash', 24, { prices, names: namesOf(packages) })]).toEqual(line_items);
  expect(estimate).toEqual({
    id: slug,
    currency: 'USD',
    line_items,
    subtotal: 16_800,
    tax_percent: 9.5,
    tax: 1596,
    total: 18_396,
    package_id: 'wash',
    rate_is_floor: false,
    length_ft: 24,
    created_at: now,
    updated_at: now,
  });
});

test('the public quote tells that there is a lead, not which, and why it is closed while it is open to decide on', () => {
  const completed = aLead({ status: 'COMPLETED' });
  expect(publicQuote(quote, lead, now)).not.toHaveProperty('lead_id');
  expect(publicQuote(quote, lead, now)).toMatchObject({ for_lead: true, closed: undefined });
  expect(publicQuote(quote, completed, now).closed).toContain('The work is done');
  expect(publicQuote({ ...quote, decision: 'accepted' }, completed, now).closed).toBeUndefined();
  expect(publicQuote(estimate, undefined, now)).toMatchObject({
    for_lead: false,
    closed: undefined,
  });
});
