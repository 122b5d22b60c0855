import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { initialSettings } from '#domain/settings.ts';
import { leadStatus } from '#domain/status/lead-status.ts';
import { ChannelView } from '#web/status/channel-view.tsx';
import { PricePanel } from '#web/status/price-panel.tsx';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const now = '2026-12-01T18:00:00.000Z';
const range = { est_price_min: 832, est_price_max: 833, sent_at: now };

function statusOf(stored: Partial<Lead>) {
  const facts = { entries: [], settings: initialSettings, isTaken: () => false, photos: new Map(), now };
  return leadStatus(aLead(stored), { ...facts, quotes: 'shown' });
}

const panelOf = (stored: Partial<Lead>): string =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(PricePanel, { lead: statusOf(stored) })),
  );

/** The panel's rows, each as it reads. */
const rowsOf = (offer_sent: NonNullable<Lead['offer_sent']>): string[] =>
  [...panelOf({ status: 'OFFER_SENT', offer_sent }).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row.replaceAll(/(?:<[^>]+>)+/g, ' ').trim(),
  );

test('a quote’s lines stand where the customer says yes, with tax and what they come to', () => {
  const lines = [
    { description: 'Deep wash', quantity: 1, unit_price: 50_000, taxable: true },
    { description: 'Zincs', quantity: 3, unit_price: 11_083, taxable: false },
  ];
  expect(rowsOf({ ...range, lines })).toEqual([
    'Deep wash $500.00',
    'Zincs 3 at $110.83, no tax $332.49',
    'Sales tax, 9.5% $47.50',
    'With tax $879.99',
  ]);
});

test('a price without lines names the service', () => {
  expect(rowsOf(range)[0]).toBe('Complete Detail $832 to $833');
});

test('when a price was sent is said with its year only in another one', () => {
  expect(panelOf({ status: 'OFFER_SENT', offer_sent: range })).toContain('Sent Dec 1. ');
  const before = { ...range, sent_at: '2025-12-30T18:00:00.000Z' };
  expect(panelOf({ status: 'OFFER_SENT', offer_sent: before })).toContain('Sent Dec 30, 2025. ');
});

test.each([
  [672, 672, 'Complete Detail 24 ft at $28/ft $672'],
  [650, 700, 'Complete Detail 24 ft at $28/ft $650 to $700'],
  [600, 600, 'Complete Detail $600'],
])('what a foot costs stands beside a price of %i to %i only where it makes that price', (min, max, row) => {
  expect(rowsOf({ ...range, est_price_min: min, est_price_max: max })[0]).toBe(row);
});

test('where what the feet come to has cents, the price says that it is rounded', () => {
  const rowOf = (dollars: number) =>
    panelOf({
      status: 'OFFER_SENT',
      length_ft: 34,
      rate_per_foot: 7.25,
      offer_sent: { ...range, est_price_min: dollars, est_price_max: dollars },
    });
  expect(rowOf(246)).toContain('34 ft at $7.25/ft, rounded down');
  expect(rowOf(247)).toContain('34 ft at $7.25/ft, rounded up');
});

test.each([
  ['can still be answered', '2026-12-01T19:00:00.000Z', true],
  ['was not answered in time', '2026-12-01T17:00:00.000Z', false],
])('what a yes comes to is said of extra work that %s: %s, %s', (_, answer_by, isSaid) => {
  const id = '01JD3ZK8Q0000000000000000X';
  const extra = { id, version: 1, line: 'Wax', amount: 12_000, sent_at: now, answer_by };
  const panel = panelOf({ status: 'IN_PROGRESS', offer_sent: range, extras: [extra] });
  expect(panel.includes('If you say yes')).toBe(isSaid);
});

test('of several works that wait for a yes each is named with what it comes to', () => {
  const answer_by = '2026-12-01T19:00:00.000Z';
  const work = { version: 1, amount: 12_000, sent_at: now, answer_by };
  const extras = [
    { ...work, id: '01JD3ZK8Q0000000000000000X', line: 'Wax' },
    { ...work, id: '01JD3ZK8Q0000000000000000Y', line: 'Rust: clean and seal' },
  ];
  const panel = panelOf({ status: 'IN_PROGRESS', offer_sent: range, extras });
  expect(panel).toContain('If you say yes to “Rust: clean and seal”, it’s ');
});

test('the headline of a job that is due leads to how to pay, that of a paid one does not', () => {
  const headOf = (record: Lead['record']) =>
    renderToStaticMarkup(
      createElement(ChannelView, { lead: statusOf({ status: 'COMPLETED', ...(record && { record }) }), now }),
    );
  expect(headOf(aRecord())).toContain('href="#pay"');
  expect(headOf(aRecord({ how: 'cash', paid_on: '2026-12-01' }))).not.toContain('#pay');
});

test('of a done job without a receipt the panel says that it comes', () => {
  const comes = 'We haven’t made your receipt yet. The final price will be on it.';
  const panel = (stored: Partial<Lead>) => panelOf({ offer_sent: range, ...stored });
  expect(panel({ status: 'COMPLETED' })).toContain(comes);
  expect(panel({ status: 'COMPLETED', record: aRecord() })).not.toContain(comes);
  expect(panel({ status: 'IN_PROGRESS' })).not.toContain(comes);
});

test('once it is canceled nothing is said of paying at the end', () => {
  const ends = /Payment is due|we’ll ask you first/;
  expect(panelOf({ status: 'SCHEDULED', offer_sent: range })).toMatch(ends);
  expect(panelOf({ status: 'CANCELED', offer_sent: range })).not.toMatch(ends);
});

test('an offer whose plan’s price changes names both prices, and no limit that one of them is over', () => {
  const limit = 'we’ll ask you first';
  const lead = statusOf({ status: 'OFFER_SENT', offer_sent: range });
  const new_price = { from: '2026-12-16T08:00:00.000Z', before: 144, after: 156 };
  const plan = { every_weeks: 4, due: '2026-12-15', new_price };
  const panel = renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(PricePanel, { lead: { ...lead, plan } })),
  );
  expect(panel).toContain('Your plan’s price changes on Dec 16: $144 before, $156 from then on.');
  expect(panel).not.toContain(limit);
  expect(panelOf({ status: 'OFFER_SENT', offer_sent: range })).toContain(limit);
});
