import { ProvisionedThroughputExceededException } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import { type OperationName, operationEntry, operationNames } from '#domain/operations/table.ts';
import { initialSettings } from '#domain/settings.ts';
import type { ApiHandler } from '#functions/runtime/pipeline.ts';
import { customerId } from '../a-customer.ts';
import { aLead } from '../a-lead.ts';
import { aBooking } from '../booking.ts';
import { callHandler, type Sent } from '../call-handler.ts';
import { captureLog } from '../log-lines.ts';
import { asAdmin, canceled, mockedClients, ourFailure } from './mocked-clients.ts';

const { database, storage, mails } = mockedClients();
const { id } = aLead();
const lead = { path: { id } };
const headers = { 'idempotency-key': 'outage-key-1' };
const quoteId = 'BBBBBBBBBBBBBBBBBBBBBB';
const page = { path: { slug: aLead().public_slug }, headers };
const visitStart = '2026-06-01T17:00:00.000Z';

/** A call of each operation that needs the database; the three others need none. */
const calls: Record<Exclude<OperationName, 'health' | 'generate-upload-url' | 'unsubscribe-page'>, Sent> = {
  'booking-pause': {},
  'offered-plans': {},
  'plan-answer': { ...page, body: { answer: 'end' } },
  'admin-plans': lead,
  'admin-plans-save': { ...lead, body: { version: 1, plans: [] } },
  'admin-gap-offer': { body: { start: visitStart, lead_ids: [id] } },
  'lost-link': { body: { email: 'ana@example.com' } },
  'lead-intake': { body: aBooking() },
  'lead-status': { path: { slug: aLead().public_slug } },
  'open-times': { ...page, query: { from: '2026-06-01' } },
  'offer-answer': { ...page, body: { answer: 'no', offerSentAt: visitStart } },
  'visit-move': { ...page, body: { visitStart, start: '2026-06-02T17:00:00.000Z' } },
  'visit-cancel': { ...page, body: { visitStart } },
  'customer-message': { ...page, body: { message: 'Hello' } },
  'ready-check': { ...page, body: { visitStart, water: true, power: true, access: true, boat: true } },
  'extra-answer': {
    path: { ...page.path, id },
    body: { answer: 'approve', version: 1 },
    headers,
  },
  review: { ...page, body: { rating: 5, publish: false } },
  care: { ...page, body: { remind: true } },
  'photo-consent': { ...page, body: { photos: [{ id: 'photo-0001', publish: true }] } },
  'customer-page': { path: { key: quoteId } },
  unsubscribe: { path: { token: 'AAAAAAAAAAAAAAAAAAAAAA' }, body: {} },
  'unsubscribe-state': { path: { token: 'AAAAAAAAAAAAAAAAAAAAAA' } },
  'admin-customer-page': lead,
  'lead-correct': { ...page, body: { phone: '310 555 0142' } },
  'data-code': { ...page, body: {} },
  'data-request': { ...page, body: { code: '123456', wish: 'copy' } },
  'blog-posts': {},
  'blog-post': { path: { slug: 'one' } },
  'admin-leads': {},
  'admin-lead': lead,
  'admin-lead-update': { ...lead, body: { status: 'CONTACTED' }, headers },
  'admin-lead-restore': lead,
  'admin-leads-quarantine': { body: { ids: [id] } },
  'admin-timeline': lead,
  'admin-timeline-add': { ...lead, body: { status: 'Called' } },
  'admin-quote': lead,
  'admin-quote-save': {
    ...lead,
    body: { line_items: [{ description: 'Wash', quantity: 1, unit_price: 100 }] },
  },
  'admin-offer': { body: { leadId: id, est_price_min: 1, est_price_max: 2 }, headers },
  'admin-schedule': { body: { leadId: id, scheduled_at: '2026-06-01T17:00:00.000Z' }, headers },
  'admin-times': lead,
  'admin-message': { ...lead, body: { message: 'Hello' }, headers },
  'admin-data-request-done': { ...lead, headers },
  'admin-extra': { ...lead, body: { line: 'Old wax', amount: 5000 }, headers },
  'admin-reviews': {},
  'admin-review': { ...lead, body: { written_at: visitStart, site: true }, headers },
  'admin-move-offer': { path: { id, visitId: id }, body: { why: 'Rain.' }, headers },
  'admin-leads-export': {},
  'admin-visit': { path: { id, visitId: id }, body: { act: 'start' } },
  'admin-visits-close': { body: { visits: [{ lead_id: id, visit_id: id, act: 'finish' }] } },
  'admin-follow-ups': {},
  'admin-follow-up': { body: { leads: [{ lead_id: id, kind: 'care' }] } },
  'admin-finish': {
    ...lead,
    body: { lines: [{ description: 'Wash', quantity: 1, unit_price: 100 }] },
    headers,
  },
  'admin-job-photos': { ...lead, body: { order: [] }, headers },
  'admin-paid': { ...lead, body: { how: 'cash' }, headers },
  'admin-money': { query: { month: '2026-06' } },
  'admin-today': {},
  'admin-unsent': { body: { device: 'd'.repeat(32), leads: [] } },
  'admin-calendar': { query: { from: '2026-06-01', to: '2026-06-07' } },
  'admin-feed': {},
  'calendar-feed': { path: { file: `${quoteId}.ics` } },
  'admin-lead-create': { body: { fullName: 'Ana Ortiz', phone: '310 555 0142' }, headers },
  'admin-lead-link': { ...lead, body: { customer_id: null } },
  'admin-gate-code': lead,
  'admin-customers': { query: { q: 'ana' } },
  'admin-customer': { path: { id: customerId } },
  'admin-customer-save': {
    path: { id: customerId },
    body: { version: 1, name: 'Ana Ortiz', emails: [], phones: [], boats: [] },
  },
  'admin-settings': {},
  'admin-settings-save': { body: { version: 0, settings: initialSettings } },
  'admin-contents': {},
  'admin-content': { path: { kind: 'prices' } },
  'admin-content-save': { path: { kind: 'prices' }, body: { version: 0, content: prices } },
  'admin-publish': { body: {} },
  'admin-publish-state': { path: { id } },
  'admin-site-changes': {},
  'admin-preview': { query: { path: '/' } },
  quote: { path: { quoteId } },
  'quote-create': { body: { packageId: 'complete', lengthFt: 24 } },
  'quote-decide': { path: { quoteId }, body: { decision: 'accepted' } },
};

const named = (name: string) => Object.assign(new Error('ana@example.com'), { name });
const outages = [
  ['throttling', named('ThrottlingException')],
  [
    'exhausted throughput',
    new ProvisionedThroughputExceededException({ message: 'ana@example.com', $metadata: {} }),
  ],
  ['an internal error', named('InternalServerError')],
  ['no answer in time', named('TimeoutError')],
  ['a transaction that is under way', named('TransactionInProgressException')],
  ['a transaction that is too large', canceled('ItemCollectionSizeLimitExceeded')],
] as const;

const tried = Object.entries(calls).flatMap(
  ([name, sent]) => outages.map(([what, error]) => ({ name: name as OperationName, sent, what, error })), // keys of the table above
);

test.each(tried)(
  '$name, $what: our failure, told nobody why, nothing emailed',
  async ({ name, sent, error }) => {
    const printed = captureLog();
    database.reset();
    database.onAnyCommand().rejects(error);
    const { handler } = (await import(`../../functions/${name}.ts`)) as { handler: ApiHandler };
    const call = operationEntry(name).auth === 'admin' ? asAdmin : callHandler;
    expect(await call(handler, sent)).toEqual(ourFailure);
    expect([...storage.calls(), ...mails.calls()]).toEqual([]);
    expect(printed()).toContain(name);
    expect(printed()).not.toContain('ana@example.com');
  },
);

test('every operation that needs the database is tried', () => {
  expect([...Object.keys(calls), 'generate-upload-url', 'health', 'unsubscribe-page'].sort()).toEqual(
    [...operationNames].sort(),
  );
});
