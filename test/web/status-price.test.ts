import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { initialSettings } from '#domain/settings.ts';
import { leadStatus } from '#domain/status/lead-status.ts';
import { PricePanel } from '#web/status/price-panel.tsx';
import { aLead } from '../a-lead.ts';

const now = '2026-12-01T18:00:00.000Z';
const range = { est_price_min: 832, est_price_max: 833, sent_at: now };

/** The panel's rows, each as it reads. */
function rowsOf(offer_sent: NonNullable<Lead['offer_sent']>): string[] {
  const facts = { entries: [], settings: initialSettings, isTaken: () => false, photos: new Map(), now };
  const lead = leadStatus(aLead({ status: 'OFFER_SENT', offer_sent }), { ...facts, quotes: 'shown' });
  const panel = createElement(MemoryRouter, null, createElement(PricePanel, { lead }));
  return [...renderToStaticMarkup(panel).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row.replaceAll(/(?:<[^>]+>)+/g, ' ').trim(),
  );
}

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
  expect(rowsOf(range)[0]).toBe('Complete Detail 24 ft at $28/ft $832 to $833');
});
