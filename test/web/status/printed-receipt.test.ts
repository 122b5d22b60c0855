import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import type { JobRecord } from '#domain/record/job-record.ts';
import { initialSettings } from '#domain/settings.ts';
import { leadStatus } from '#domain/status/lead-status.ts';
import { PrintedReceipt } from '#web/status/record/printed-receipt.tsx';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const pay_links = [
  { name: 'PayPal', url: 'https://paypal.me/boats/{amount}' },
  { name: 'Zelle', text: 'to pay@example.com, note {number}' },
];

function printed(changes: Partial<JobRecord> = {}, more: Partial<Lead> = {}): string {
  const lead = leadStatus(aLead({ status: 'COMPLETED', record: aRecord(changes), ...more }), {
    entries: [],
    settings: { ...initialSettings, pay_links },
    isTaken: () => false,
    photos: new Map(),
    quotes: 'hidden',
    now: '2026-12-02T18:00:00.000Z',
  });
  const { record, receipt_from: from } = lead;
  return record && from
    ? renderToStaticMarkup(createElement(PrintedReceipt, { lead, record, from })).replaceAll(/<[^>]*>/g, ' ')
    : '';
}

test('a receipt on paper says where it can be paid, by name and whole address, until it is', () => {
  const due = printed();
  expect(due).toContain('PayPal: https://paypal.me/boats/1095.00');
  expect(due).toContain('Zelle: to pay@example.com, note 2026-0001');
  expect(due).not.toContain(aLead().public_slug);
  expect(printed({ paid_on: '2026-12-02', how: 'cash' })).not.toContain('PayPal');
});

test('a receipt on paper speaks to its customer throughout', () => {
  const lines = [{ description: 'Zincs', quantity: 1, unit_price: 12_000, taxable: true }];
  const answered_at = '2026-12-01T17:10:00.000Z';
  const work = { id: '01JD3ZK8Q0000000000000000E', version: 1, line: 'Zincs', amount: 12_000 };
  const extras = [{ ...work, sent_at: answered_at, answer: 'approve', answered_at } as const];
  expect(printed({ lines }, { extras })).toContain('Approved by Ana');
});
