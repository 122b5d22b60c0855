import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { maxActsPerDay } from '#domain/status/act-limit.ts';
import type { ApiHandler } from '#functions/runtime/pipeline.ts';
import { aJobPhoto } from '../a-job-photo.ts';
import { aLead } from '../a-lead.ts';
import { aRecord } from '../a-record.ts';
import { aVisit } from '../a-visit.ts';
import { leadPage, winter } from './lead-page.ts';
import { canceled } from './mocked-clients.ts';

const page = leadPage();
const { transactions, leadIs, act, rows, written } = page;

const sentAt = winter('01T08:00');
const offered: Partial<Lead> = { offer_sent: { est_price_min: 500, est_price_max: 600, sent_at: sentAt } };
const visitStart = winter('10T10:00');
const extraId = '01JD3ZK8Q0000000000000000E';
const booked: Partial<Lead> = {
  status: 'SCHEDULED',
  visits: [aVisit({ start: visitStart })],
  extras: [{ id: extraId, version: 1, line: 'Wax', amount: 5000, sent_at: sentAt }],
};
const ready = { water: true, power: true, access: true, boat: true };

/** A lead, and what its customer sends: it is taken, and written once. */
const acts: Record<string, { lead: Partial<Lead>; body: object; path?: Record<string, string> }> = {
  'offer-answer': { lead: offered, body: { answer: 'no', offerSentAt: sentAt } },
  'visit-move': { lead: booked, body: { visitStart, start: winter('11T10:00') } },
  'visit-cancel': { lead: booked, body: { visitStart } },
  'customer-message': { lead: {}, body: { message: 'Hello' } },
  'ready-check': { lead: booked, body: { visitStart, ...ready } },
  'extra-answer': { lead: booked, body: { answer: 'approve', version: 1 }, path: { id: extraId } },
  review: { lead: { status: 'COMPLETED' }, body: { rating: 5, publish: true } },
  care: {
    lead: { status: 'COMPLETED', record: aRecord({ done_at: winter('01T08:00') }) },
    body: { remind: true },
  },
  'photo-consent': {
    lead: { job_photos: [aJobPhoto(1)] },
    body: { photos: [{ id: aJobPhoto(1).id, publish: true }] },
  },
  'lead-correct': { lead: {}, body: { phone: '310 555 0199' } },
  'data-code': { lead: {}, body: {} },
  'data-request': {
    lead: { data_code: { code: '012345', sent_at: winter('01T08:45'), tries: 0 } },
    body: { code: '012345', wish: 'copy' },
  },
};
const names = Object.keys(acts);

/** Calls an act; `sent` is what is other than usual. */
async function call(
  name: string,
  sent: { headers?: Record<string, string>; slug?: string; more?: object } = {},
) {
  const { handler } = (await import(`../../functions/${name}.ts`)) as { handler: ApiHandler };
  const { body = {}, path } = acts[name] ?? {};
  return act(
    handler,
    { ...body, ...sent.more },
    {
      path: { ...path, ...(sent.slug !== undefined && { slug: sent.slug }) },
      ...(sent.headers && { headers: sent.headers }),
    },
  );
}

test.each(names)('%s writes once, on the lead as it was read, and is counted', async (name) => {
  const lead = leadIs(acts[name]?.lead);
  expect((await call(name)).status).toBe(200);
  expect(transactions()).toHaveLength(1);
  expect(written()).toMatchObject({
    ':acts': { day: '2026-12-01', count: 1 },
    ':read_updated_at': lead.updated_at,
  });
  const update = transactions()[0]?.find(({ Update }) => Update?.TableName === 'Leads')?.Update;
  expect(update?.ConditionExpression).toContain('attribute_not_exists(#mail_claim)');
});

test.each(names)('%s without a key is 400', async (name) => {
  leadIs(acts[name]?.lead);
  expect((await call(name, { headers: {} })).status).toBe(400);
  expect((await call(name, { headers: { 'idempotency-key': 'short' } })).status).toBe(400);
  expect(transactions()).toEqual([]);
});

test.each(names)(
  '%s with a key that was used answers without writing, or refuses another request',
  async (name) => {
    leadIs(acts[name]?.lead);
    await call(name);
    const [remembered] = (transactions()[0] ?? []).flatMap(({ Put }) =>
      String(Put?.Item?.id).startsWith('act#') ? [Put] : [],
    );
    expect(remembered?.ConditionExpression).toBe('attribute_not_exists(id)');
    rows.set(String(remembered?.Item?.id), { ...remembered?.Item });
    expect((await call(name)).status).toBe(200);
    rows.set(String(remembered?.Item?.id), { ...remembered?.Item, request_hash: 'other' });
    expect(await call(name)).toMatchObject({ status: 409, body: { error: expect.stringContaining('key') } });
    expect(transactions()).toHaveLength(1);
  },
);

test.each(names)('%s knows no page that is malformed, unknown or of a lead in quarantine', async (name) => {
  const { public_slug } = leadIs({ ...acts[name]?.lead, quarantined: true });
  for (const slug of ['x', 'ZZZZZZZZZZZZZZZZZZZZZZ', public_slug]) {
    expect((await call(name, { slug })).status).toBe(404);
  }
  expect(transactions()).toEqual([]);
});

test.each(names.filter((name) => name !== 'visit-cancel'))(
  '%s is refused after the day’s number of acts, and taken again the day after',
  async (name) => {
    leadIs({ ...acts[name]?.lead, acts: { day: '2026-12-01', count: maxActsPerDay } });
    expect((await call(name)).status).toBe(429);
    expect(transactions()).toEqual([]);
    leadIs({ ...acts[name]?.lead, acts: { day: '2026-11-30', count: maxActsPerDay } });
    expect((await call(name)).status).toBe(200);
  },
);

test('an appointment can be canceled after the day’s number of acts too', async () => {
  leadIs({ ...acts['visit-cancel']?.lead, acts: { day: '2026-12-01', count: maxActsPerDay } });
  expect((await call('visit-cancel')).status).toBe(200);
});

test.each(names)('%s looks again at a lead that was changed meanwhile', async (name) => {
  leadIs(acts[name]?.lead);
  page.database
    .on(TransactWriteCommand)
    .callsFakeOnce(() => {
      leadIs({ ...acts[name]?.lead, updated_at: winter('01T08:59') });
      throw canceled('ConditionalCheckFailed');
    })
    .resolves({});
  expect((await call(name)).status).toBe(200);
  expect(written()).toMatchObject({ ':read_updated_at': winter('01T08:59') });
});

test('a lead that changes all the time is left alone after some tries', async () => {
  page.database.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed'));
  expect(await call('lead-correct')).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('being changed right now') },
  });
});

test('a clock that is behind the lead’s last change writes after it', async () => {
  leadIs({ updated_at: winter('01T12:00') });
  await call('lead-correct');
  expect(written()).toMatchObject({ ':updated_at': winter('01T12:00').replace('000Z', '001Z') });
});

test('a row that is not what it should be is our failure', async () => {
  rows.set(aLead().id, { id: aLead().id });
  expect((await call('lead-correct')).status).toBe(500);
});
