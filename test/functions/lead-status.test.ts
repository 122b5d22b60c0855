import process from 'node:process';
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import { instantOf } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import { newEntry } from '#domain/timeline.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { withId } from '#functions/data/timeline.ts';
import { handler } from '#functions/lead-status.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';
import { callHandler, testEnvironment } from '../call-handler.ts';
import { captureLog } from '../log-lines.ts';

const database = mockClient(DynamoDBDocumentClient);
Object.assign(process.env, testEnvironment);

const visit = aVisit({ start: '2026-03-19T15:00:00.000Z', sequence: 1, sent_at: '2026-03-03T10:00:00.000Z' });
const lead = aLead({
  oxidation_level: 'Light',
  preferred_date: '2026-03-19',
  preferred_window: 'morning',
  notes: 'Gate code 12',
  photo_urls: ['a', 'b'],
  est_price_min: 900,
  est_price_max: 999,
  scheduled_at: '2026-04-01T16:00:00.000Z',
  internal_notes: 'Pays late',
  offer_sent: { est_price_min: 700, est_price_max: 850, sent_at: '2026-03-02T10:00:00.000Z' },
  visits: [visit],
});
const entry = (status: string, is_public: boolean, now: string) =>
  withId(newEntry({ lead_id: lead.id, status, is_public }, 'admin@example.com', now));

beforeEach(() => {
  database.reset();
  database.on(GetCommand).resolves({});
  captureLog();
  database
    .on(GetCommand, { Key: { id: `slug#${lead.public_slug}` } })
    .resolves({ Item: { lead_id: lead.id } });
  database.on(GetCommand, { Key: { id: lead.id } }).resolves({ Item: leadRecord(lead) });
  database.on(QueryCommand).resolves({
    Items: [
      entry('Called the dock master', false, '2026-03-04T10:00:00.000Z'),
      entry('SCHEDULED', true, '2026-03-03T10:00:00.000Z'),
      entry('REQUEST_SENT', true, '2026-03-01T16:20:00.000Z'),
    ],
  });
});

const idOf = (end: string): string => `01JD3ZK8Q0000000000000000${end}`;
const look = (slug: string = lead.public_slug) => callHandler(handler, { path: { slug } });
const notFound = { status: 404, body: { error: 'We couldn’t find this request.' } };

test('the customer sees the request, what was emailed and the public timeline, and nothing else', async () => {
  expect(await look()).toEqual({
    status: 200,
    body: {
      now: expect.any(String),
      has_power: true,
      has_water: true,
      first_name: 'Ana',
      boat_type: 'Runabout',
      length_ft: 24,
      condition_level: 'Good',
      oxidation_level: 'Light',
      preferred_date: '2026-03-19',
      preferred_window: 'morning',
      estimate: 672,
      rate_per_foot: 28,
      service_name: 'Complete Detail',
      rate_is_floor: false,
      job_photos: [],
      plans: [],
      other_boats: [],
      pay: [],
      photos: 2,
      has_address: true,
      has_notes: true,
      mailed_to: 'a•••@example.com',
      phone_end: '42',
      requested_service: 'complete',
      city: 'Marina del Rey',
      status: 'REQUEST_SENT',
      created_at: lead.created_at,
      timeline: [
        { status: 'SCHEDULED', created_at: '2026-03-03T10:00:00.000Z' },
        { status: 'REQUEST_SENT', created_at: '2026-03-01T16:20:00.000Z' },
      ],
      offer: lead.offer_sent,
      times_gone: [],
      needs_terms: false,
      confirms_moves: false,
      answer_time: 'within one day',
      last_open_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      messages: [],
      extras: [],
      appointment: {
        uid: '01jd3zk8q0000000000000000a@boatdetailingla.example',
        scheduled_at: '2026-03-19T15:00:00.000Z',
        hours: 3,
        sequence: 1,
        sent_at: '2026-03-03T10:00:00.000Z',
      },
      visits: [
        {
          uid: visit.uid,
          start: visit.start,
          hours: 3,
          status: 'planned',
          sequence: 1,
          changed_at: '2026-03-03T10:00:00.000Z',
          free_until: '2026-03-18T15:00:00.000Z',
          moves_left: 3,
          asks_ready: false,
        },
      ],
    },
  });
});

test('every read is strongly consistent', async () => {
  await look();
  const reads = [...database.commandCalls(GetCommand), ...database.commandCalls(QueryCommand)];
  expect(reads.map(({ args }) => args[0].input.ConsistentRead)).toEqual([true, true, true, true]);
});

test('a timeline of several pages is read whole', async () => {
  database
    .on(QueryCommand)
    .resolvesOnce({
      Items: [entry('SCHEDULED', true, '2026-03-03T10:00:00.000Z')],
      LastEvaluatedKey: { lead_id: lead.id, id: 'x' },
    })
    .resolves({ Items: [entry('REQUEST_SENT', true, '2026-03-01T16:20:00.000Z')] });
  expect((await look()).body.timeline).toHaveLength(2);
});

test.each(['', 'short', '../AAAAAAAAAAAAAAAAAAAA', 'x'.repeat(65), 'AAAAAAAAAAAAAAAAAAAAA#'])(
  'the malformed slug %j is an unknown one, without a read',
  async (slug) => {
    expect(await look(slug)).toEqual(notFound);
    expect(database.calls()).toHaveLength(0);
  },
);

test('an unknown slug is not found', async () => {
  expect(await look('BBBBBBBBBBBBBBBBBBBBBB')).toEqual(notFound);
});

test.each([
  ['quarantined', { Item: { ...leadRecord(lead), quarantined: true } }],
  ['deleted', { Item: { id: lead.id, deleted: true } }],
  ['expired', {}],
])('a %s lead is not found', async (_, found) => {
  database.on(GetCommand, { Key: { id: lead.id } }).resolves(found);
  expect(await look()).toEqual(notFound);
});

test('a row that is no lead is a failure on our side', async () => {
  database.on(GetCommand, { Key: { id: lead.id } }).resolves({ Item: { id: lead.id, status: 'LOST' } });
  expect((await look()).status).toBe(500);
});

test.each([
  ['true', { quote_id: 'quote-quote-quote-quote', quote_decision: 'accepted' }],
  ['false', { quote_id: undefined, quote_decision: undefined }],
] as const)('with the quotes flag %s the quote is %j', async (flag, expected) => {
  vi.stubEnv('QUOTES_ENABLED', flag);
  const quote = { quote_id: 'quote-quote-quote-quote', quote_decision: 'accepted' } as const;
  const { offer_sent: _, ...unoffered } = lead;
  database
    .on(GetCommand, { Key: { id: lead.id } })
    .resolves({ Item: leadRecord({ ...unoffered, ...quote }) });
  const { quote_id, quote_decision } = (await look()).body;
  expect({ quote_id, quote_decision }).toEqual(expected);
  vi.unstubAllEnvs();
});

test('of completed work the customer reads until when claims are taken', async () => {
  database
    .on(GetCommand, { Key: { id: lead.id } })
    .resolves({ Item: leadRecord({ ...lead, status: 'COMPLETED' }) });
  database.on(QueryCommand).resolves({
    Items: [
      entry('COMPLETED', true, '2026-03-20T01:30:00.000Z'),
      entry('COMPLETED', true, '2026-03-18T01:30:00.000Z'),
    ],
  });
  expect((await look()).body.claims_until).toBe('2026-03-21T01:30:00.000Z');
});

test('a visit that was called off is nobody’s job before: the one before it that runs on is', async () => {
  const at = (clock: string) => instantOf(`2026-03-19T${clock}`);
  setClock(at('11:40'));
  const job = aVisit({ id: idOf('J'), start: at('08:00'), status: 'underway', started_at: at('09:30') });
  const move_offer = { times: [], why: 'I’m sick.', at: at('07:00'), is_off: true as const };
  const off = aVisit({ id: idOf('K'), start: at('11:30'), hours: 1, move_offer });
  const own = aVisit({ start: at('12:00') });
  const others = [job, off].map((one) => aLead({ id: one.id, visits: [one] }));
  const entries = [job, off, own].map(({ id, start, hours, status }) => [
    id,
    { visit_id: id, lead_id: id, start, hours, status },
  ]);
  const time_off = [{ from: at('11:00'), to: at('11:55') }];
  const settings = { ...initialSettings, time_off };
  database.on(GetCommand, { TableName: 'Settings' }).resolves({ Item: { version: 1, settings } });
  database
    .on(GetCommand, { Key: { id: lead.id } })
    .resolves({ Item: leadRecord({ ...lead, visits: [own] }) });
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => ({
    Responses:
      'Days' in RequestItems
        ? { Days: [{ day: '2026-03-19', version: 1, entries: Object.fromEntries(entries) }] }
        : { Leads: others.map((other) => leadRecord(other)) },
  }));
  expect(await look()).toMatchObject({ body: { held_up_until: at('12:30') } });
  setClock(undefined);
});
