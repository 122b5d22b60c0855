import process from 'node:process';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handler as adminOffer } from '#functions/admin-offer.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { handler as leadIntake } from '#functions/lead-intake.ts';
import { handler as quoteCreate } from '#functions/quote-create.ts';
import { aBooking, freshKey } from '../booking.ts';
import { captureLog } from '../log-lines.ts';
import { aLead, asAdmin } from './admin-calls.ts';
import { anAddress, rowsWith } from './fault-stories.ts';
import {
  breakOff,
  breakOffHalfway,
  delay,
  type FaultyLine,
  halve,
  type LineFault,
  refuse,
  startFaultyLine,
} from './faulty-line.ts';
import { callHandler, partsForTests } from './parts.ts';

const parts = partsForTests();
let database: FaultyLine;
let mail: FaultyLine;

beforeAll(async () => {
  database = await startFaultyLine(parts.database.url);
  mail = await startFaultyLine(parts.mail.url);
  process.env.AWS_ENDPOINT_URL_DYNAMODB = database.url;
  process.env.AWS_ENDPOINT_URL_SES = mail.url;
});

beforeEach(() => {
  captureLog();
});

afterAll(async () => {
  await Promise.all([database.close(), mail.close()]);
});

const faults: readonly (readonly [string, LineFault['act']])[] = [
  ['throttled', refuse('ThrottlingException')],
  ['throttled by its provisioned throughput', refuse('ProvisionedThroughputExceededException')],
  ['failed inside', refuse('InternalServerError', 500)],
  ['cut off', breakOff],
  ['cut off half-way', breakOffHalfway],
  ['slow', delay(700)],
  ['slower than the client waits', delay(3300)],
];

test.each(faults)('a booking whose write is %s is stored once, and answered', async (_, act) => {
  const email = anAddress();
  database.next({ to: 'TransactWriteItems', act });
  const { status, body } = await callHandler(leadIntake, { body: aBooking({ email }) });
  expect(status).toBe(200);
  expect(await rowsWith(email)).toMatchObject([{ public_slug: body.slug }]);
});

test.each(faults.slice(0, 6))(
  'a booking whose first read is %s is stored once, and answered',
  async (_, act) => {
    const email = anAddress();
    database.next({ to: 'GetItem', act });
    expect((await callHandler(leadIntake, { body: aBooking({ email }) })).status).toBe(200);
    expect(await rowsWith(email)).toHaveLength(1);
  },
);

test('a transaction that is still under way is asked for again under its own token', async () => {
  const email = anAddress();
  const before = database.calls.length;
  database.next({
    to: 'TransactWriteItems',
    act: async (response, forward) => {
      await forward();
      await refuse('TransactionInProgressException')(response, forward);
    },
  });
  expect((await callHandler(leadIntake, { body: aBooking({ email }) })).status).toBe(200);
  const tokens = database.calls
    .slice(before)
    .flatMap((body) => /"ClientRequestToken":"(?<token>[^"]+)"/.exec(body)?.groups?.token ?? []);
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens).size).toBe(1);
  expect(await rowsWith(email)).toHaveLength(1);
});

test('an estimate whose answer gets lost is stored once, and answered', async () => {
  database.next({ to: 'TransactWriteItems', act: breakOff });
  const body = { packageId: 'complete', lengthFt: 24 };
  expect((await callHandler(quoteCreate, { body })).status).toBe(200);
});

test.each([
  ['cut off', breakOff],
  ['cut off half-way', breakOffHalfway],
  ['handed on by half', halve],
  ['slower than we wait', delay(8300)],
])(
  'an email that is taken and whose answer is %s may have been sent, and is not sent again',
  async (_, act) => {
    const email = anAddress();
    const { id } = await aLead({ email });
    const offer = { body: { leadId: id, est_price_min: 500, est_price_max: 700 } };
    const sent = { ...offer, headers: { 'idempotency-key': freshKey() } };
    mail.next({ to: 'SendRawEmail', act });
    expect(await asAdmin(adminOffer, sent)).toMatchObject({
      status: 502,
      body: { error: expect.stringContaining('may have been sent') },
    });
    expect((await asAdmin(adminOffer, sent)).status).toBe(409);
    expect(await parts.mailsTo(email)).toHaveLength(1);
    expect(await leadOf(id)).toMatchObject({ status: 'REQUEST_SENT', mail_claim: { kind: 'offer' } });
  },
);

test('a claim whose answer gets lost is asked for again, and one email goes out', async () => {
  const email = anAddress();
  const { id } = await aLead({ email });
  database.next({ to: `mail#${id}`, act: breakOff });
  const body = { leadId: id, est_price_min: 500, est_price_max: 700 };
  const answer = await asAdmin(adminOffer, { body, headers: { 'idempotency-key': freshKey() } });
  expect(answer.status).toBe(200);
  expect(await parts.mailsTo(email)).toHaveLength(1);
});
