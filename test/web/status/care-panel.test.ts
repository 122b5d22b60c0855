import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { initialSettings } from '#domain/settings.ts';
import { leadStatus } from '#domain/status/lead-status.ts';
import { PageStateProvider } from '#web/status/page-state.ts';
import { CarePanel } from '#web/status/record/care-panel.tsx';
import { boatId, customerId } from '../../a-customer.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';

const at = '2026-12-02T18:00:00.000Z';
const done: Partial<Lead> = {
  status: 'COMPLETED',
  record: aRecord({ done_at: '2026-12-01T17:00:00.000Z' }),
};
const asked = { ...done, care: { remind: true, words: 'Remind me', place: 'status page', at } };

function panelOf(lead: Partial<Lead>, now: string, others: readonly Lead[] = []): string {
  const known = { entries: [], settings: initialSettings, isTaken: () => false, photos: new Map() };
  const facts = { ...known, others, now };
  const page = {
    slug: 'A'.repeat(22),
    lead: leadStatus(aLead(lead), { ...facts, quotes: 'hidden' }),
    now,
    accept: () => undefined,
    refresh: () => undefined,
    tell: () => undefined,
  };
  return renderToStaticMarkup(createElement(PageStateProvider, { value: page }, createElement(CarePanel)));
}

const before = '2027-02-01T18:00:00.000Z';
const after = '2027-03-02T18:00:00.000Z';

test.each([
  ['off before', done, before, ['Next wax: Mar', 'One email around', 'aria-disabled="false"']],
  ['on before', asked, before, ['Next wax: Mar', 'Saved. One email around', 'checked=""']],
  ['off once it is due', done, after, ['Wax is due', 'too late to remind you', 'aria-disabled="true"']],
  ['on once it is due', asked, after, ['Wax is due', 'On<', 'checked=""', 'aria-disabled="false"']],
])('the box of the wax reminder stands with its state: %s', (_, lead, now, words) => {
  const html = panelOf(lead, now);
  for (const word of ['Remind me when wax is due', ...words]) expect(html).toContain(word);
});

test.each([
  ['is booked', { visits: [aVisit({})] }, 'Next wax: booked'],
  ['was asked for', {}, 'Next wax: requested'],
])('once the next coat %s the panel says that, and no more that wax is due', (_, changes, title) => {
  const job = { customer_id: customerId, boat_id: boatId };
  const next = aLead({ ...job, id: '01JD3ZK8Q0000000000000000B', created_at: before, ...changes });
  const html = panelOf({ ...asked, ...job }, after, [next]);
  expect(html).toContain(title);
  expect(html).toContain('Saved. One email when your next coat is due.');
  expect(html).not.toContain('Wax is due');
});
