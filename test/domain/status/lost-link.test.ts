import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { mailboxKey } from '#domain/mail/mailbox-key.ts';
import { openRequestsOf } from '#domain/status/lost-link.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const paid = { paid_on: '2026-12-03', how: 'cash' } as const;

test.each<[string, boolean, Partial<Lead>]>([
  ['is planned', true, { status: 'SCHEDULED' }],
  ['is done and not paid: its page is where it is paid', true, { status: 'COMPLETED', record: aRecord() }],
  [
    'was corrected to more than was paid',
    true,
    { status: 'COMPLETED', record: aRecord({ ...paid, paid_total: 100_000 }) },
  ],
  ['is done and paid', false, { status: 'COMPLETED', record: aRecord(paid) }],
  ['is done, with no receipt yet', false, { status: 'COMPLETED' }],
  ['was canceled', false, { status: 'CANCELED' }],
  ['looks like spam', false, { quarantined: true }],
  ['carries another email', false, { email: 'other@example.com' }],
])('of a lost link, a request that %s is mailed: %s', (_, isMailed, changes) => {
  const lead = aLead({ email: 'ana@example.com', ...changes });
  expect(openRequestsOf([lead], mailboxKey('Ana@Example.com'))).toEqual(isMailed ? [lead] : []);
});
