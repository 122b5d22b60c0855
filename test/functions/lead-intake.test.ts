import process from 'node:process';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { knownFields } from '#domain/booking/intake-values.ts';
import { LeadIntake } from '#domain/booking/lead-intake.ts';
import { newCustomer } from '#domain/customer/customer-of-lead.ts';
import { Lead } from '#domain/lead.ts';
import { initialSettings } from '#domain/settings.ts';
import { bodyHash } from '#functions/data/body-hash.ts';
import { handler } from '#functions/lead-intake.ts';
import { aLead } from '../a-lead.ts';
import { aRecord } from '../a-record.ts';
import { aBooking } from '../booking.ts';
import { callHandler, testEnvironment } from '../call-handler.ts';
import { captureLog } from '../log-lines.ts';
import { aDraft, aLive, aPublish, givenContent } from './content-rows.ts';

const database = mockClient(DynamoDBDocumentClient);
const storage = mockClient(S3Client);
Object.assign(process.env, testEnvironment);

let logged = () => '';

beforeEach(() => {
  database.reset();
  storage.reset();
  database.on(GetCommand).resolves({});
  database.on(TransactWriteCommand).resolves({});
  database.on(BatchGetCommand).resolves({});
  storage.on(ListObjectsV2Command).resolves({});
  logged = captureLog();
});

const book = (changes: Record<string, unknown> = {}) => callHandler(handler, { body: aBooking(changes) });
const itemsOf = (call: number) =>
  (database.commandCalls(TransactWriteCommand)[call]?.args[0].input.TransactItems ?? []).map(
    ({ Put }) => Put,
  );
const leadIn = (call: number) => itemsOf(call).find((put) => put?.Item?.public_slug !== undefined)?.Item;

const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'canceled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const leads = { TableName: 'Leads' };
const photo = 'incoming/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg';
const s3Error = (name: string) => new S3ServiceException({ name, $fault: 'client', $metadata: {} });
const object = (bytes: number[], size: number) => ({
  Body: { transformToByteArray: async () => new Uint8Array(bytes) } as never, // the one method that is called
  ContentRange: `bytes 0-11/${size}`,
});

test('a lead whose customer asked for a plan keeps what it was offered at', async () => {
  const asked = { requested_service: 'wash', every_weeks: 4, rate_per_foot: 6.5 } as const;
  const settings = {
    ...initialSettings,
    plans: { basic: { ...asked, holds: 'A wash.' }, premium: null, luxury: null },
  };
  database
    .on(GetCommand, { TableName: 'Settings' })
    .callsFake(({ Key }: { Key: { id?: string } }) =>
      Key.id === 'current' ? { Item: { id: 'current', version: 1, settings } } : {},
    );
  await book({ monthlyPlanInterest: 'basic' });
  expect(leadIn(0)).toMatchObject({ monthly_plan_interest: 'basic', plan_asked: asked });
});

test('lead, pointers, customer and first timeline entry are written at once, each only when it is new', async () => {
  const { status, body } = await book({ photo_urls: [] });
  expect(status).toBe(200);
  const puts = itemsOf(0).filter((put) => put !== undefined);
  expect(puts.map((put) => put?.ConditionExpression)).toEqual(Array(5).fill('attribute_not_exists(id)'));
  const lead = leadIn(0);
  expect(puts.map((put) => put?.Item?.id)).toEqual([
    `booking#${lead?.meta_event_id}`,
    `slug#${body.slug}`,
    lead?.id,
    lead?.customer_id,
    expect.any(String),
  ]);
  expect(puts[3]).toMatchObject({ TableName: 'Customers', Item: { lead_ids: [lead?.id], version: 1 } });
  expect(puts[4]).toMatchObject({
    TableName: 'LeadStatusHistory',
    Item: { lead_id: lead?.id, status: 'REQUEST_SENT', is_public: true },
  });
});

test('the row owes both emails since its creation and lies in a list shard', async () => {
  await book();
  expect(leadIn(0)).toMatchObject({
    owed: [{ kind: 'request-received' }, { kind: 'new-lead' }],
    owed_shard: 'owed',
    owed_since: leadIn(0)?.created_at,
    list_shard: expect.stringMatching(/^s[0-7]$/),
    terms_version: '2024-01-01',
    terms_accepted_at: leadIn(0)?.created_at,
  });
  expect(Lead.strip().parse(leadIn(0)).full_name).toBe('Ana Ortiz');
});

test('a booking accepts the version of the terms that is published', async () => {
  const content = { ...shippedContent.terms, version: '2026-11-22' };
  givenContent(database, { 'terms live': { ...aLive(28), content } });
  await book();
  expect(leadIn(0)).toMatchObject({ terms_version: '2026-11-22' });
});

test('a booking keeps what the page said that was sent of price and terms, if it ever stood on the site', async () => {
  const terms = { ...shippedContent.terms, version: '2026-11-22' };
  const renamed = { ...shippedContent.packages.complete, title: 'Full Works', is_floor: true };
  const packages = { ...shippedContent.packages, complete: renamed };
  givenContent(database, {
    'prices live': aLive(30),
    'packages live': { ...aLive(1), content: packages },
    'terms live': { ...aLive(1), content: terms },
  });
  const changes = [
    { kind: 'packages', draft: { ...aDraft(1), content: packages }, before: shippedContent.packages },
    { kind: 'prices', draft: aDraft(30), before: { ...aDraft(28).content } },
    { kind: 'terms', draft: { ...aDraft(1), content: terms }, before: shippedContent.terms },
  ];
  database
    .on(QueryCommand)
    .resolves({ Items: [{ ...aPublish('01JD3ZK8Q0000000000000000A', 'done'), changes }] });
  const seen = { ratePerFoot: 28, rateIsFloor: false, serviceName: 'Complete Detail' };
  await book({ ...seen, termsVersion: '2024-01-01' });
  expect(leadIn(0)).toMatchObject({
    rate_per_foot: 28,
    rate_is_floor: false,
    service_name: 'Complete Detail',
    terms_version: '2024-01-01',
  });
  expect(database.commandCalls(QueryCommand)).toHaveLength(1);
  await book({ ratePerFoot: 2, serviceName: 'Free Wash', termsVersion: '2020-01-01' });
  expect(leadIn(1)).toMatchObject({
    rate_per_foot: 30,
    rate_is_floor: true,
    service_name: 'Full Works',
    terms_version: '2026-11-22',
  });
});

test('a filled trap owes nothing, and its rows expire after 30 days', async () => {
  expect((await book({ hp_field: 'x' })).status).toBe(200);
  const lead = leadIn(0);
  expect(lead).toMatchObject({ quarantined: true });
  expect(lead).not.toHaveProperty('owed_shard');
  const expiry = Math.floor(Date.parse(lead?.created_at) / 1000) + 30 * 86_400;
  expect(itemsOf(0).map((put) => put?.Item?.expires_at)).toEqual([expiry, expiry, expiry]);
});

/** Answers the rows of an earlier request, its customer and the customer's other requests among them. */
function knowsRequest(lead: Partial<Lead> = {}, others: readonly Lead[] = []) {
  const earlier = aLead({ customer_id: ids.customer, boat_id: ids.boat, status: 'COMPLETED', ...lead });
  const lead_ids = [earlier.id, ...others.map(({ id }) => id)];
  const customer = { ...newCustomer(earlier, ids, earlier.created_at), lead_ids };
  const rows = new Map<string, object>([
    [`slug#${earlier.public_slug}`, { lead_id: earlier.id }],
    [earlier.id, earlier],
    [customer.id, customer],
    ...others.map((other) => [other.id, other] as const),
  ]);
  database.on(GetCommand).callsFake(({ Key }) => ({ Item: rows.get(Key.id) }));
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => {
    const answersOf = (table: string) => {
      const keys: { id: string }[] = RequestItems[table]?.Keys ?? [];
      return keys.flatMap(({ id }) => rows.get(id) ?? []);
    };
    return { Responses: { Customers: answersOf('Customers'), Leads: answersOf('Leads') } };
  });
  return earlier;
}

const ids = { customer: '01JD3ZK8Q0000000000000000C', boat: '01JD3ZK8Q0000000000000000D' };
const left = Object.fromEntries(knownFields.map((field) => [field, undefined]));
const again = 'AAAAAAAAAAAAAAAAAAAAAA';

test('who books again sends neither contact nor boat, and the lead has both, with customer and boat', async () => {
  const earlier = knowsRequest({ brand: 'Duffy', year: 2015, notes: 'Gate code 12' });
  const { status, body } = await book({ ...left, again, hasWater: true });
  expect(status).toBe(200);
  const { email, full_name, phone_e164, address, zip, length_ft, brand, year } = earlier;
  expect(leadIn(0)).toMatchObject({
    ...{ email, full_name, phone_e164, address, zip, length_ft, brand, year },
    source: 'repeat',
    again_of: earlier.id,
    status: 'REQUEST_SENT',
    customer_id: ids.customer,
    boat_id: ids.boat,
    owed: [{ kind: 'request-received' }, { kind: 'new-lead' }],
  });
  expect(leadIn(0)?.notes).toBeUndefined();
  expect(body).toEqual({ slug: leadIn(0)?.public_slug });
  const customer = itemsOf(0).find((put) => put?.TableName === 'Customers')?.Item;
  expect(customer).toMatchObject({ lead_ids: [earlier.id, leadIn(0)?.id], version: 2 });
  expect(customer?.boats).toHaveLength(1);
});

test('who books the same work again keeps the price that they were told, and the time that they picked', async () => {
  const { length_ft } = knowsRequest({ record: aRecord(), rate_per_foot: 28 });
  const start = '2030-03-05T16:00:00.000Z';
  const chosen = { packageId: 'complete', services: ['deep-wash', 'protection', 'interior'] };
  const wished = { preferredDate: '2030-03-05', preferredStart: start };
  await book({ ...left, again, ...chosen, ...wished, priceAgain: 1000, hasWater: true });
  const price_again = { requested_service: 'complete', length_ft, last: 1000, dollars: 1000 };
  expect(leadIn(0)).toMatchObject({ price_again, preferred_start: start });
});

test('what is sent wins over what is known, and another boat is not the known one', async () => {
  knowsRequest({ brand: 'Duffy' });
  await book({ ...left, again, phone: '(310) 555-0199', boatLengthFt: 31 });
  expect(leadIn(0)).toMatchObject({ phone_e164: '+13105550199', length_ft: 31, customer_id: ids.customer });
  expect(leadIn(0)?.brand).toBeUndefined();
  expect(leadIn(0)?.boat_id).not.toBe(ids.boat);
});

test('who books again for another boat of theirs gets what is known of that boat, and its berth', async () => {
  const other = aLead({
    ...{ id: '01JD3ZK8Q0000000000000000E', public_slug: 'EEEEEEEEEEEEEEEEEEEEEE', customer_id: ids.customer },
    ...{ boat_id: '01JD3ZK8Q0000000000000000F', boat_type: 'Sailboat', length_ft: 36, brand: 'Catalina' },
    ...{ address: 'Dock 3, slip 7', city: 'Malibu', zip: '90265' },
  });
  const earlier = knowsRequest({ brand: 'Duffy' }, [other]);
  await book({ ...left, again, boatType: 'Sailboat', boatLengthFt: 36, hasWater: true });
  const { email, full_name, brand, address, city } = other;
  expect(leadIn(0)).toMatchObject({ email, full_name, brand, address, city, again_of: earlier.id });
});

test('contact data that differs from the request that is booked again is marked for the owner', async () => {
  const { full_name, phone, email } = knowsRequest();
  const sent = { fullName: full_name, phone, hasWater: true };
  await book({ ...left, again, ...sent, phone: `+1 ${phone}` });
  expect(leadIn(0)?.contact_changed).toBeUndefined();
  await book({ ...left, again, fullName: 'Mallory Ortiz', phone: '(310) 555-0199', zip: '90293' });
  expect(leadIn(1)?.contact_changed).toEqual(['name', 'phone', 'address']);
  await book({ again, email, phone: '(310) 555-0199', fullName: full_name });
  expect(leadIn(2)?.contact_changed).toContain('phone');
});

test('whoever has the link and another address gets nothing of what is known', async () => {
  knowsRequest();
  const { status, body } = await book({ ...left, again, email: 'mallory@example.com' });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual(knownFields.filter((field) => field !== 'email'));
  expect(JSON.stringify(body)).not.toMatch(/Ana|Ortiz|Basin|555/);
  expect((await book({ again, email: 'mallory@example.com', phone: '(818) 555-0100' })).status).toBe(200);
  expect(leadIn(0)?.customer_id).not.toBe(ids.customer);
});

test.each([
  ['without a booking key of before', {}],
  ['under a booking key of before', { id: 'booking' }],
])(
  'a guessed email is answered the same whether it is right or wrong, %s',
  async (_, { id }: { id?: string }) => {
    const { email } = knowsRequest();
    const guess = async (address: string | undefined) => {
      const booking = aBooking({ ...left, again, email: address });
      if (id !== undefined) {
        const known = { body_hash: 'of other answers', slug: again, lead_id: aLead().id };
        database.on(GetCommand, { Key: { id: `booking#${booking.metaEventId}` } }).resolves({ Item: known });
      }
      return callHandler(handler, { body: booking });
    };
    const right = await guess(email);
    expect(right.status).toBe(400);
    expect(await guess('mallory@example.com')).toEqual(right);
    expect(database.commandCalls(TransactWriteCommand)).toHaveLength(0);
  },
);

test.each([
  ['unknown', () => undefined],
  ['in quarantine', () => knowsRequest({ quarantined: true })],
])('a request that is %s cannot be booked again, and the sentence is kind', async (_, arrange) => {
  arrange();
  const sentence =
    'We couldn’t find your last request. Please fill in the form, and we’ll take it from there.';
  expect(await book({ ...left, again })).toEqual({
    status: 400,
    body: { error: sentence, fields: { again: sentence } },
  });
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(0);
});

test('contention with another transaction is tried again', async () => {
  const conflict = canceled('TransactionConflict', 'None', 'None', 'None');
  database.on(TransactWriteCommand).rejectsOnce(conflict).rejectsOnce(conflict).resolves({});
  expect((await book()).status).toBe(200);
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(3);
});

test('contention without end is a failure on our side', async () => {
  database.on(TransactWriteCommand).rejects(canceled('TransactionConflict', 'None', 'None', 'None'));
  expect((await book()).status).toBe(500);
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(6);
});

test('who loses a race against the same submission answers with its slug', async () => {
  const booking = aBooking();
  const winner = {
    lead_id: '01JD3ZK8Q0000000000000000A',
    slug: 'BBBBBBBBBBBBBBBBBBBBBB',
    body_hash: bodyHash(LeadIntake.parse(booking)),
  };
  database.on(GetCommand, leads).resolvesOnce({}).resolves({ Item: winner });
  database.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed', 'None', 'None', 'None'));
  expect(await callHandler(handler, { body: booking })).toEqual({ status: 200, body: { slug: winner.slug } });
});

test('fields in another order are the same body', async () => {
  const booking = aBooking();
  const Item = {
    lead_id: '01JD3ZK8Q0000000000000000A',
    slug: 'BBBBBBBBBBBBBBBBBBBBBB',
    body_hash: bodyHash(LeadIntake.parse(booking)),
  };
  database.on(GetCommand, leads).resolves({ Item });
  const turned = Object.fromEntries(Object.entries(booking).reverse());
  expect((await callHandler(handler, { body: turned })).status).toBe(200);
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(0);
});

test('a repeat is answered even when its day has passed by now', async () => {
  const booking = aBooking({ preferredDate: '2020-01-01' });
  const Item = {
    lead_id: '01JD3ZK8Q0000000000000000A',
    slug: 'BBBBBBBBBBBBBBBBBBBBBB',
    body_hash: bodyHash(LeadIntake.parse(booking)),
  };
  database.on(GetCommand, leads).resolves({ Item });
  expect((await callHandler(handler, { body: booking })).status).toBe(200);
});

test('yesterday in Los Angeles is refused, today is not', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T07:30:00.000Z'), toFake: ['Date'] });
  expect(await book({ preferredDate: '2026-11-19' })).toEqual({
    status: 400,
    body: {
      error: 'Please choose today or a later day.',
      fields: { preferredDate: 'Please choose today or a later day.' },
    },
  });
  expect((await book({ preferredDate: '2026-11-20' })).status).toBe(200);
  vi.useRealTimers();
});

test.each([
  ['is not there', () => storage.on(GetObjectCommand).rejects(s3Error('NoSuchKey'))],
  ['is empty', () => storage.on(GetObjectCommand).rejects(s3Error('InvalidRange'))],
  ['is no photo', () => storage.on(GetObjectCommand).resolves(object([60, 115, 118, 103], 400))],
  ['is over 8 MB', () => storage.on(GetObjectCommand).resolves(object([255, 216, 255], 8 * 1024 * 1024 + 1))],
])('a photo that %s is a field error and nothing is stored', async (_, arrange) => {
  arrange();
  expect(await book({ photo_urls: [photo] })).toMatchObject({
    status: 400,
    body: { fields: { photo_urls: expect.stringContaining('add it again') } },
  });
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(0);
});

test('a photo that has been checked already is right, although it lies elsewhere by now', async () => {
  const checked = 'checked/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg';
  storage.on(GetObjectCommand).rejects(s3Error('NoSuchKey'));
  storage.on(ListObjectsV2Command, { Prefix: checked }).resolves({ Contents: [{ Key: checked }] });
  expect((await book({ photo_urls: [photo] })).status).toBe(200);
});

test.each(['SlowDown', 'TimeoutError'])(
  'when storage answers %s the booking is stored and its photos are judged later',
  async (name) => {
    storage.on(GetObjectCommand).rejects(s3Error(name));
    expect((await book({ photo_urls: [photo, photo] })).status).toBe(200);
    expect(leadIn(0)).toMatchObject({
      photo_urls: [photo],
      owed: [{ kind: 'request-received' }, { kind: 'new-lead' }, { kind: 'photos' }],
    });
  },
);

test('photos that the function may not look at fail the call', async () => {
  storage.on(GetObjectCommand).rejects(s3Error('AccessDenied'));
  expect((await book({ photo_urls: [photo] })).status).toBe(500);
  expect(database.commandCalls(TransactWriteCommand)).toEqual([]);
});

test("another lead's photos are a field error", async () => {
  storage.on(GetObjectCommand).resolves(object([255, 216, 255], 4000));
  database
    .on(TransactWriteCommand)
    .rejects(canceled('None', 'ConditionalCheckFailed', 'None', 'None', 'None'));
  expect(await book({ photo_urls: [photo] })).toMatchObject({
    status: 400,
    body: { fields: { photo_urls: expect.any(String) } },
  });
});

test('a failure is logged without what the visitor typed', async () => {
  database.on(GetCommand).rejects(new Error('could not read ana@example.com'));
  expect(await book()).toEqual({
    status: 500,
    body: { error: 'Something went wrong on our side. Please try again.' },
  });
  expect(logged()).toContain('"operation":"lead-intake"');
  expect(logged()).not.toMatch(/ana@example|Ortiz|555-0142/);
});

const known = { lead_id: '01JD3ZK8Q0000000000000000A', slug: 'AAAAAAAAAAAAAAAAAAAAAA', body_hash: 'other' };

test.each([
  ['a day that has passed', { preferredDate: '2020-01-01' }],
  ['photos that are not there', { photo_urls: [photo] }],
])('a body that is never stored does not tell whether its key was used: %s', async (_, wrong) => {
  storage.rejects(s3Error('NoSuchKey'));
  storage.on(ListObjectsV2Command).resolves({});
  const unused = await book(wrong);
  database.on(GetCommand, leads).resolves({ Item: known });
  const used = await book(wrong);
  expect(unused.status).toBe(400);
  expect(used).toEqual(unused);
});

test("another lead's photos do not tell whether a key was used", async () => {
  storage.on(GetObjectCommand).resolves(object([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0], 5000));
  database.on(GetCommand, leads).callsFake(({ Key }) => ({
    Item: Key.id.startsWith('photos#') ? { lead_id: '01JD3ZK8Q0000000000000000B' } : known,
  }));
  expect(await book({ photo_urls: [photo] })).toMatchObject({
    status: 400,
    body: { fields: { photo_urls: expect.any(String) } },
  });
});

/** Bookings as they are while the operator updates the product. */
const paused = (rows: Record<string, object> = {}) =>
  database.on(GetCommand).callsFake(({ Key: { id } }) => ({
    Item: { 'booking-pause': { id, since: '2026-06-01T14:12:00.000Z' }, ...rows }[id as string],
  }));

test('while bookings are paused nothing is stored, and the sentence says when to come back', async () => {
  paused();
  expect(await book()).toEqual({
    status: 409,
    body: {
      error: 'We’re updating our booking system. Please try again in a few minutes.',
      reason: 'bookings-paused',
    },
  });
  expect(database.commandCalls(TransactWriteCommand)).toHaveLength(0);
});

test('a retry whose booking was stored before the pause gets its slug', async () => {
  const booking = aBooking();
  const stored = { body_hash: bodyHash(LeadIntake.parse(booking)), slug: again, lead_id: aLead().id };
  paused({ [`booking#${booking.metaEventId}`]: stored });
  expect(await callHandler(handler, { body: booking })).toEqual({ status: 200, body: { slug: again } });
});
