import process from 'node:process';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESClient, SESServiceException } from '@aws-sdk/client-ses';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { SQSRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import type { Quote } from '#domain/offer/quote.ts';
import { type OperationName, operationEntry, operationNames } from '#domain/operations/table.ts';
import { initialSettings } from '#domain/settings.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { handler as leadMails } from '#functions/jobs/lead-mails.ts';
import { handler as mailEvents } from '#functions/jobs/mail-events.ts';
import { handler as morningSheet } from '#functions/jobs/morning-sheet.ts';
import { handler as sweep } from '#functions/jobs/owed-mails-sweep.ts';
import { handler as photoCheck } from '#functions/jobs/photo-check.ts';
import { handler as planPrices } from '#functions/jobs/plan-prices.ts';
import { handler as siteMending } from '#functions/jobs/site-mending.ts';
import { handler as forecasts } from '#functions/jobs/weather-forecasts.ts';
import type { ApiHandler } from '#functions/runtime/pipeline.ts';
import { aCustomer, boatId } from '../a-customer.ts';
import { aJobPhoto } from '../a-job-photo.ts';
import { aLead } from '../a-lead.ts';
import { aRecord } from '../a-record.ts';
import { aVisit } from '../a-visit.ts';
import { aBooking } from '../booking.ts';
import { callHandler, testEnvironment } from '../call-handler.ts';
import { captureLog, jobContext, logLines } from '../log-lines.ts';
import { signToken, trustTestKey } from '../tokens.ts';
import { uploadEvent } from '../upload-event.ts';

Object.assign(process.env, testEnvironment, {
  POWERTOOLS_LOG_LEVEL: 'INFO',
  AWS_REGION: 'us-west-2',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
});
trustTestKey();

const database = mockClient(DynamoDBDocumentClient);
const storage = mockClient(S3Client);
const mails = mockClient(SESClient);
const identities = mockClient(CognitoIdentityProviderClient);

/** Stands in every text that a person may type; digits where letters would be refused. */
const mark = 'Zyxw';
const digits = '5559873';
const slug = `${mark}AAAAAAAAAAAAAAAAAA`;
const person = {
  full_name: `${mark} Ortiz`,
  email: `${mark}@${mark.toLowerCase()}.example`,
  phone: `310 ${digits}`,
  address: `${mark} slip`,
  city: `${mark} City`,
  notes: `${mark} notes`,
  internal_notes: `${mark} internal`,
  brand: `${mark} brand`,
  model: `${mark} model`,
  hull_material: `${mark} hull`,
  utm: { [mark]: mark },
  fbp: mark,
  fbc: mark,
  meta_event_id: `${mark}-event-1`,
  public_slug: slug,
};
const customer = aCustomer({
  name: person.full_name,
  emails: [person.email],
  phones: [{ typed: person.phone }],
  note: mark,
  boats: [{ id: boatId, name: mark, berth: { gate_code: mark, slip: mark } }],
});
const visit = aVisit({ start: new Date().toISOString() });
const lead = aLead({ ...person, customer_id: customer.id, boat_id: boatId, visits: [visit] });
const offered = aLead({
  ...person,
  id: '01JD3ZK8Q0000000000000000B',
  public_slug: `${mark}BBBBBBBBBBBBBBBBBB`,
  offer_sent: { est_price_min: 500, est_price_max: 700, sent_at: lead.created_at, note: mark },
});
const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString();
const moving = aVisit({
  start: inThreeDays,
  move_offer: { times: [inThreeDays], why: mark, at: lead.created_at },
});
const booked = aLead({
  ...person,
  id: '01JD3ZK8Q0000000000000000C',
  public_slug: `${mark}CCCCCCCCCCCCCCCCCC`,
  status: 'SCHEDULED',
  visits: [moving],
  extras: [{ id: boatId, version: 1, line: mark, amount: 5000, sent_at: lead.created_at }],
  data_code: { code: '987354', sent_at: new Date().toISOString(), tries: 0 },
});
const asked = aLead({
  record: aRecord({ done_at: new Date().toISOString() }),
  plan: { id: '01JD3ZK8Q0000000000000000P', due: '2026-12-05', every_weeks: 4 },
  review: { rating: 5, words: mark, written_at: lead.created_at },
  job_photos: [aJobPhoto(1, { pair: mark })],
  ...person,
  id: '01JD3ZK8Q0000000000000000D',
  public_slug: `${mark}DDDDDDDDDDDDDDDDDD`,
  data_request: { wish: 'correction', at: lead.created_at, due_at: inThreeDays, message: mark },
});
const leads = [lead, offered, booked, asked];
const quote: Quote = {
  id: slug,
  lead_id: lead.id,
  currency: 'USD',
  line_items: [{ description: mark, quantity: 1, unit_price: 100, taxable: false }],
  subtotal: 100,
  tax_percent: 9.5,
  tax: 0,
  total: 100,
  created_at: lead.created_at,
  updated_at: lead.created_at,
};

/** What a caller sends to each operation: valid, and marked wherever a text goes. */
const inputs: Record<OperationName, Record<string, unknown>> = {
  health: {},
  'booking-pause': {},
  'offered-plans': {},
  'plan-answer': { slug: asked.public_slug, answer: 'end' },
  'admin-plans': { id: customer.id },
  'admin-plans-save': { id: customer.id, version: customer.version, plans: [] },
  'admin-gap-offer': { start: '2026-12-02T18:00:00.000Z', lead_ids: [lead.id] },
  'lost-link': { email: person.email },
  'generate-upload-url': { filename: `${mark}.jpg`, tempId: `${mark}-temp` },
  'lead-intake': aBooking({
    fullName: person.full_name,
    email: person.email,
    phone: person.phone,
    address: person.address,
    city: person.city,
    notes: person.notes,
    brand: mark,
    model: mark,
    hullMaterial: mark,
    utm: { [mark]: mark },
    fbp: mark,
    fbc: mark,
    metaEventId: `${mark}-event-1`,
    photo_urls: [`incoming/${mark}-temp/${slug}.jpg`],
  }),
  'lead-status': { slug },
  'open-times': { slug, from: '2026-12-01' },
  'offer-answer': {
    slug: offered.public_slug,
    answer: 'question',
    offerSentAt: lead.created_at,
    message: mark,
  },
  'visit-move': { slug: booked.public_slug, visitStart: moving.start, start: moving.start },
  'visit-cancel': { slug: booked.public_slug, visitStart: moving.start, reason: mark },
  'customer-message': { slug, message: mark, photo_urls: [`incoming/${mark}-temp/${slug}.jpg`] },
  'ready-check': {
    slug: booked.public_slug,
    visitStart: moving.start,
    water: true,
    power: true,
    access: true,
    boat: true,
  },
  'extra-answer': { slug: booked.public_slug, id: boatId, answer: 'approve', version: 1 },
  review: { slug: asked.public_slug, rating: 4, words: mark, publish: true },
  care: { slug: asked.public_slug, remind: true },
  'photo-consent': { slug: asked.public_slug, photos: [{ id: aJobPhoto(1).id, publish: true }] },
  'customer-page': { key: slug },
  unsubscribe: { token: slug },
  'unsubscribe-state': { token: slug },
  'unsubscribe-page': { token: slug },
  'admin-customer-page': { id: customer.id },
  'lead-correct': { slug, phone: person.phone, berth: mark },
  'data-code': { slug },
  'data-request': { slug: booked.public_slug, code: '987354', wish: 'correction', message: mark },
  'blog-posts': { tag: mark },
  'blog-post': { slug: mark.toLowerCase() },
  'admin-leads': { q: mark },
  'admin-lead': { id: lead.id },
  'admin-lead-update': { id: lead.id, internal_notes: mark, email: person.email },
  'admin-lead-restore': { id: lead.id },
  'admin-leads-quarantine': { ids: [lead.id] },
  'admin-timeline': { id: lead.id },
  'admin-timeline-add': { id: lead.id, status: mark, note: mark },
  'admin-quote': { id: lead.id },
  'admin-quote-save': { id: lead.id, line_items: quote.line_items },
  'admin-offer': { leadId: lead.id, est_price_min: 500, est_price_max: 700 },
  'admin-schedule': { leadId: lead.id, scheduled_at: inThreeDays },
  'admin-times': { id: lead.id },
  'admin-message': { id: lead.id, message: mark },
  'admin-data-request-done': { id: asked.id },
  'admin-extra': {
    id: booked.id,
    line: mark,
    amount: 5000,
    photo: `incoming/${mark}-temp/${slug}.jpg`,
  },
  'admin-reviews': {},
  'admin-review': { id: asked.id, written_at: lead.created_at, answer: mark },
  'admin-move-offer': { id: booked.id, visitId: moving.id, why: mark, times: [inThreeDays] },
  'admin-leads-export': { q: mark },
  'admin-visit': { id: lead.id, visitId: visit.id, act: 'start' },
  'admin-visits-close': { visits: [{ lead_id: lead.id, visit_id: visit.id, act: 'finish' }] },
  'admin-follow-ups': {},
  'admin-follow-up': { leads: [{ lead_id: asked.id, kind: 'care' }] },
  'admin-finish': { id: lead.id, lines: quote.line_items, note: mark },
  'admin-job-photos': {
    id: booked.id,
    add: [{ id: `${mark}-photo`, kind: 'after', pair: mark, path: `incoming/${mark}-temp/${slug}.jpg` }],
  },
  'admin-paid': { id: asked.id, how: 'cash' },
  'admin-money': { month: '2026-06' },
  'admin-today': {},
  'admin-unsent': { device: 'd'.repeat(32), leads: [{ lead_id: lead.id, acts: 1, photos: 3 }] },
  'admin-calendar': { from: '2026-06-01', to: '2026-06-07' },
  'admin-feed': {},
  'calendar-feed': { file: `${slug}.ics` },
  'admin-lead-create': { fullName: person.full_name, email: person.email, notes: mark },
  'admin-lead-link': { id: lead.id, customer_id: null },
  'admin-gate-code': { id: lead.id },
  'admin-customers': { q: mark },
  'admin-customer': { id: customer.id },
  'admin-customer-save': {
    id: customer.id,
    version: 1,
    name: mark,
    emails: [person.email],
    phones: [{ typed: person.phone }],
    note: mark,
    boats: [{ id: boatId, name: mark, berth: { gate_code: mark } }],
  },
  'admin-settings': {},
  'admin-settings-save': { version: 0, settings: { ...initialSettings, answer_time: mark } },
  'admin-contents': {},
  'admin-content': { kind: 'prices' },
  'admin-content-save': { kind: 'prices', version: 0, content: prices },
  'admin-publish': {},
  'admin-publish-state': { id: lead.id },
  'admin-site-changes': {},
  'admin-preview': { path: '/' },
  quote: { quoteId: slug },
  'quote-create': { packageId: 'complete', lengthFt: 24 },
  'quote-decide': { quoteId: slug, decision: 'accepted' },
};

const markedError = () => Object.assign(new Error(`${mark} ${digits}`), { name: 'MarkedError' });

/** States of the world, each of which makes other lines. */
const worlds: Record<string, () => void> = {
  'all is well': () => undefined,
  'nothing is found': () => database.on(GetCommand).resolves({}),
  'the database fails and quotes what it was given': () => database.onAnyCommand().rejects(markedError()),
  'rows are not what they should be': () =>
    database
      .onAnyCommand()
      .resolves({ Item: { ...person, id: mark }, Items: [{ ...person, id: mark }], Attributes: person }),
  'mail and storage fail and quote what they were given': () => {
    mails.onAnyCommand().rejects(markedError());
    storage.reset().onAnyCommand().rejects(markedError());
  },
  'the mail service refuses the address and quotes it': () =>
    mails.onAnyCommand().rejects(
      new SESServiceException({
        name: 'MessageRejected',
        message: `Address is bad: ${person.email}`,
        $fault: 'client',
        $metadata: { httpStatusCode: 400 },
      }),
    ),
};

let logged = () => '';

beforeEach(() => {
  for (const mock of [database, storage, mails]) mock.reset();
  identities.reset().onAnyCommand().rejects(markedError());
  const pointers = new Map(leads.map(({ id, public_slug }) => [pointerKey.slug(public_slug), id]));
  database.on(GetCommand).callsFake(({ TableName, Key }) => {
    if (TableName === 'Quotes') return { Item: quote };
    if (TableName === 'BlogPosts') return {};
    if (Key.id === 'feed') return { Item: { secret: slug, made_at: lead.created_at } };
    if (TableName === 'Customers')
      return { Item: { ...customer, page_key: slug, customer_ids: new Set([customer.id]) } };
    if (TableName === 'Leads' && String(Key.id).length === 26) {
      const asked = leads.find(({ id }) => id === Key.id) ?? lead;
      return { Item: { ...leadRecord(asked), quote_id: slug } };
    }
    if (Key.id === pointerKey.unsubscribe(slug))
      return { Item: { lead_id: lead.id, mailbox: mark, kind: 'review' } };
    const lead_id = pointers.get(Key.id);
    return lead_id === undefined ? {} : { Item: { id: Key.id, lead_id } };
  });
  database.on(QueryCommand).callsFake(({ IndexName }) => ({
    Items: IndexName === 'owed' ? [{ id: lead.id, owed_since: lead.created_at }] : [],
    Count: 0,
  }));
  database.on(BatchGetCommand).resolves({ Responses: {} });
  database.on(UpdateCommand).resolves({
    Attributes: { ...leadRecord(lead), owed: ['request-received', 'new-lead'], owed_lease: 'lease' },
  });
  storage.on(GetObjectCommand).resolves({
    // Begins as a JPEG does. The one method that is called.
    Body: { transformToByteArray: async () => Buffer.from(`\xff\xd8\xff${mark}`, 'latin1') } as never,
  });
  mails.onAnyCommand().resolves({ MessageId: 'sent' });
  logged = captureLog();
});

async function call(name: OperationName, more: Record<string, unknown> = {}) {
  const { handler } = (await import(`../../functions/${name}.ts`)) as { handler: ApiHandler };
  const { method, path, auth } = operationEntry(name);
  const input: Record<string, unknown> = { ...inputs[name], ...more };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);
  const inPath = Object.fromEntries(names.map((part) => [part, String(input[part])]));
  const rest = Object.fromEntries(Object.entries(input).filter(([part]) => !names.includes(part)));
  return callHandler(handler, {
    path: inPath,
    ...(method === 'GET' ? { query: rest as Record<string, string> } : { body: rest }),
    headers: {
      'user-agent': mark,
      'x-forwarded-for': mark,
      'idempotency-key': `${mark}-key-1`,
      ...(auth === 'admin' && { authorization: `Bearer ${signToken({ username: mark })}` }),
    },
  });
}

const token = /eyJ[\w-]+\.[\w-]+/;

function expectNothingPrivate(): void {
  const printed = logged();
  expect(printed.toLowerCase()).not.toContain(mark.toLowerCase());
  expect(printed).not.toContain(digits);
  expect(printed).not.toMatch(token);
  expect(printed).not.toContain(testEnvironment.ORIGIN_SECRET);
}

const cases = Object.keys(worlds).flatMap((world) => operationNames.map((name) => [name, world] as const));

/** What these ask for, the world above does not have. */
const unknownThen: readonly string[] = ['blog-post', 'admin-publish-state', 'admin-preview'];

test.each(cases)('%s prints nothing private when %s', async (name, world) => {
  worlds[world]?.();
  const { status } = await call(name);
  if (world === 'all is well') expect(status).toBe(unknownThen.includes(name) ? 404 : 200);
  expectNothingPrivate();
  const [last] = logLines(logged()).filter(({ message }) => message === 'answered');
  expect(last).toMatchObject({
    level: 'INFO',
    service: 'boat-detailing-test',
    operation: name,
    request_id: 'test',
    invocation_id: 'test',
    status,
    count_ms: expect.any(Number),
  });
});

test.each(operationNames)('%s prints nothing private of a call that it refuses', async (name) => {
  await call(name, { [mark]: mark, id: mark, email: `${mark} no address` });
  expectNothingPrivate();
});

test('a booking is named by its lead from the moment that there is one', async () => {
  expect((await call('lead-intake', { photo_urls: [] })).status).toBe(200);
  const [answered] = logLines(logged()).filter(({ message }) => message === 'answered');
  expect(answered?.lead_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(logged()).toContain('"Leads":1');
});

const adminId = '3f1c0f0e-0000-4000-8000-000000000001';

test.each([
  ['an admin', { 'cognito:groups': ['admin'] }, 200, adminId],
  ['somebody who is no admin', { 'cognito:groups': [] }, 403, adminId],
  ['nobody whose token counts', { exp: 1 }, 401, undefined],
] as const)('the line of a call by %s tells who it was', async (_, claims, status, admin_id) => {
  const { handler } = await import('#functions/admin-lead.ts');
  const authorization = `Bearer ${signToken({ username: mark, ...claims })}`;
  await callHandler(handler, { path: { id: lead.id }, headers: { authorization } });
  const answered = logLines(logged()).find(({ message }) => message === 'answered');
  expect([answered?.status, answered?.admin_id]).toEqual([status, admin_id]);
  expectNothingPrivate();
});

test.each([
  'admin-lead',
  'admin-lead-update',
  'admin-timeline-add',
  'admin-offer',
  'admin-schedule',
  'lead-status',
  'customer-message',
  'quote-decide',
] as const)('lines of %s name the lead', async (name) => {
  await call(name);
  expect(logLines(logged()).find(({ message }) => message === 'answered')).toMatchObject({
    lead_id: lead.id,
  });
});

test('the line of an answer to extra work names the lead, not the work', async () => {
  await call('extra-answer');
  expect(logLines(logged()).find(({ message }) => message === 'answered')).toMatchObject({
    lead_id: booked.id,
  });
});

test('a failure deep down names call and lead, though nobody handed them there', async () => {
  mails.onAnyCommand().rejects(markedError());
  await call('admin-offer');
  expect(logLines(logged()).find(({ message }) => message === 'mail not sent')).toMatchObject({
    level: 'WARN',
    operation: 'admin-offer',
    request_id: 'test',
    lead_id: lead.id,
    cause: expect.stringMatching(/^MarkedError \| at /),
  });
});

test('two calls at once keep their lines apart', async () => {
  await Promise.all([call('admin-lead'), call('blog-posts'), call('admin-timeline')]);
  const answered = logLines(logged()).filter(({ message }) => message === 'answered');
  const leads = Object.fromEntries(answered.map(({ operation, lead_id }) => [operation, lead_id]));
  expect(leads).toEqual({ 'admin-lead': lead.id, 'blog-posts': undefined, 'admin-timeline': lead.id });
});

const record = {
  eventName: 'INSERT' as const,
  dynamodb: {
    Keys: { id: { S: lead.id } },
    NewImage: { owed_shard: { S: 'owed' }, full_name: { S: mark } },
    SequenceNumber: '1',
  },
};
const bounce = {
  messageId: 'message',
  body: JSON.stringify({
    eventType: 'Bounce',
    bounce: { bounceType: 'Permanent', bounceSubType: mark, timestamp: lead.created_at, feedbackId: mark },
    mail: {
      messageId: mark,
      timestamp: lead.created_at,
      destination: [person.email],
      tags: { lead: [lead.id], kind: ['offer'] },
    },
  }),
} as SQSRecord; // the job reads these two

const jobs = {
  'lead-mails': () => leadMails({ Records: [record] }, jobContext()),
  'owed-mails-sweep': () => sweep({}, jobContext()),
  'weather-forecasts': () => forecasts({}, jobContext()),
  'morning-sheet': () => morningSheet({}, jobContext()),
  'plan-prices': () => planPrices({}, jobContext()),
  'site-mending': () => siteMending({}, jobContext()),
  'mail-events': () => mailEvents({ Records: [bounce] }, jobContext()),
  'photo-check': () => photoCheck(uploadEvent(`incoming/${mark}-temp/${slug}.jpg`), jobContext()),
};
const jobCases = Object.keys(worlds).flatMap((world) =>
  Object.entries(jobs).map(([name, run]) => [name, world, run] as const),
);

test.each(jobCases)('the job %s prints nothing private when %s', async (_, world, run) => {
  worlds[world]?.();
  // Lambda prints what a job throws, message and all.
  await run().catch((error: unknown) =>
    process.stdout.write(`${JSON.stringify({ thrown: String(error) })}\n`),
  );
  expectNothingPrivate();
  for (const line of logLines(logged()).filter(({ message }) => message !== undefined)) {
    expect(line).toMatchObject({ operation: expect.stringMatching(/^job:/), invocation_id: 'invocation' });
  }
});
