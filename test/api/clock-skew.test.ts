import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dayOf } from '#domain/los-angeles.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { aBooking, freshKey } from '../booking.ts';
import { captureLog } from '../log-lines.ts';
import { signToken } from '../tokens.ts';
import { type Act, anAct, anAdminsAct, carryOut, carryOutInto, newLeadAct, sweepAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { answeredActs, mailsAbout } from './answered-acts.ts';
import { anOffer, customersAct, openStarts, statusOf, yesAct } from './customer-calls.ts';
import { watchOutsideCalls } from './fault-points.ts';
import { anAddress, ask, clearOwnerMails, edit, row, told } from './fault-stories.ts';
import { partsForTests } from './parts.ts';
import { expectSoundDays } from './sound-days.ts';

const parts = partsForTests();

beforeAll(watchOutsideCalls);

beforeEach(async () => {
  captureLog();
  await clearOwnerMails();
});

/** Runs something on a machine whose clock is wrong by so many seconds. */
async function skewed<T>(seconds: number, work: () => Promise<T>, at = Date.now()): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: at + seconds * 1000 });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

const minute = 60;
const hour = 60 * minute;
const offer = (leadId: string) =>
  anAdminsAct('admin-offer', {
    body: { leadId, est_price_min: 500, est_price_max: 700 },
    headers: { 'idempotency-key': freshKey() },
  });
const atItsFirst = (act: Act, calls: number) => carryOutInto({ kind: 'kill', at: calls }, act);

test.each([
  [-2 * hour, 0],
  [-50, 0],
  [50, 0],
  [61, 1],
])(
  'a sweep whose clock is wrong by %i s emails %i times for a lead that another has just taken up',
  async (seconds, mails) => {
    const email = anAddress();
    const { id } = await aLead({ email });
    await atItsFirst(newLeadAct(id), 1);
    await skewed(seconds, () => carryOut(sweepAct));
    expect(await parts.mailsTo(email)).toHaveLength(mails);
    // Whatever the clocks were: in the end each has its mail.
    await skewed(61, () => carryOut(sweepAct));
    expect(await row(id)).not.toHaveProperty('owed');
    expect(await parts.mailsTo(email)).toHaveLength(1);
  },
);

test.each([
  [-2 * hour, 409],
  [50, 409],
  [61, 200],
])(
  'an offer by a clock that is wrong by %i s beside one that is under way is answered %i',
  async (seconds, status) => {
    const { id } = await aLead();
    await atItsFirst(offer(id), 4);
    expect((await leadOf(id))?.mail_claim).toBeDefined();
    expect((await skewed(seconds, () => ask(offer(id)))).status).toBe(status);
  },
);

test.each([
  [14 * minute, 200],
  [16 * minute, 401],
  [-2 * hour, 200],
])('a fresh token on a machine whose clock is wrong by %i s is answered %i', async (seconds, status) => {
  const { id } = await aLead();
  const read = anAdminsAct('admin-lead', { path: { id } });
  expect((await skewed(seconds, () => ask(read))).status).toBe(status);
});

test('a token that has expired counts again only as far as a clock is behind', async () => {
  const { id } = await aLead();
  const anHourOld = signToken({ exp: Math.floor(Date.now() / 1000) - hour });
  const read = anAct('admin-lead', { path: { id }, headers: { authorization: `Bearer ${anHourOld}` } });
  expect((await ask(read)).status).toBe(401);
  expect((await skewed(-50 * minute, () => ask(read))).status).toBe(401);
  expect((await skewed(-70 * minute, () => ask(read))).status).toBe(200);
});

test.each([-50, 50, 3 * hour])(
  'an edit by a clock that is wrong by %i s is in the next list',
  async (seconds) => {
    const city = `Skew ${freshKey()}`;
    const { id } = await aLead({ city });
    const list = anAdminsAct('admin-leads', { query: { q: city } });
    expect((await ask(list)).body.leads).toMatchObject([{ status: 'REQUEST_SENT' }]);
    await skewed(seconds, () => ask(edit(id, { status: 'CONTACTED' })));
    expect((await ask(list)).body.leads).toMatchObject([{ status: 'CONTACTED' }]);
  },
);

test('a status is told after those before it, by whose clock ever, at the lead and on its page alike', async () => {
  const { id, slug } = await aLead();
  await ask(edit(id, { status: 'CONTACTED' }));
  await skewed(2 * hour, () => ask(edit(id, { status: 'OFFER_SENT' })));
  await ask(edit(id, { status: 'COMPLETED' }));
  const order = ['COMPLETED', 'OFFER_SENT', 'CONTACTED', 'REQUEST_SENT'];
  expect(await told(id)).toEqual(order);
  const { body } = await ask(anAct('lead-status', { path: { slug } }));
  expect(body.timeline.map(({ status }: { readonly status: string }) => status)).toEqual(order);
  expect(body.status).toBe('COMPLETED');
});

/** One act stands for all by clocks that are behind, or wrong by less than a claim or a lease lasts. */
const skewsOf = (place: number) => (place === 0 ? [-2 * hour, -50, 50, 2 * hour] : [2 * hour]);

test.each(answeredActs.flatMap((act, place) => skewsOf(place).map((seconds) => ({ ...act, seconds }))))(
  '$name by a clock that is wrong by $seconds s is done once, whatever clock repeats it, and emailed once',
  async ({ arrange, tells, mails, seconds }) => {
    const { lead, act } = await arrange();
    await carryOut(newLeadAct(lead.id));
    const before = await mailsAbout(parts.inbox, lead);
    expect((await skewed(seconds, () => ask(act))).status).toBe(200);
    await carryOut(newLeadAct(lead.id));
    for (const wrong of [0, -seconds, seconds]) {
      expect((await skewed(wrong, () => ask(act))).status).toBe(200);
      await carryOut(sweepAct);
    }
    // What a clock that is ahead owes is due only then.
    for (const after of [61, 122]) await skewed(Math.max(seconds, 0) + after, () => carryOut(sweepAct));
    const { toCustomer, toOwner } = await mailsAbout(parts.inbox, lead);
    expect([toCustomer - before.toCustomer, toOwner - before.toOwner]).toEqual([mails, 1]);
    expect((await told(lead.id)).filter((text) => text === tells)).toHaveLength(1);
    await expectSoundDays([lead.id]);
  },
);

test('what customer and owner do is told in the order in which it was done, by whose clock ever', async () => {
  const offered = await anOffer();
  const { id, slug } = offered;
  const [first = '', second = ''] = await openStarts(slug, 20);
  const written = (message: string) =>
    anAdminsAct('admin-message', {
      path: { id },
      body: { message },
      headers: { 'idempotency-key': freshKey() },
    });
  const acts: readonly (readonly [number, Act])[] = [
    [2 * hour, customersAct('customer-message', slug, { message: 'Is Monday fine?' })],
    [0, written('It is.')],
    [-hour, yesAct(offered, { start: first })],
    [hour, customersAct('visit-move', slug, { visitStart: first, start: second })],
    [-2 * hour, customersAct('visit-cancel', slug, { visitStart: second })],
    [0, customersAct('customer-message', slug, { message: 'Sorry!' })],
  ];
  for (const [seconds, act] of acts) expect((await skewed(seconds, () => ask(act))).status).toBe(200);
  const { messages, timeline, status } = await statusOf(slug);
  expect(messages.map(({ text }: { readonly text: string }) => text)).toEqual([
    'Is Monday fine?',
    'It is.',
    'Sorry!',
  ]);
  const order = [
    'Message',
    'CANCELED',
    'Appointment canceled',
    'Appointment moved',
    'SCHEDULED',
    'Price accepted',
    'Message',
    'Message',
    'OFFER_SENT',
    'REQUEST_SENT',
  ];
  expect(timeline.map((entry: { readonly status: string }) => entry.status)).toEqual(order);
  expect((await told(id)).filter((text) => order.includes(text))).toEqual(order);
  expect(status).toBe('CANCELED');
});

// Half past ten in the evening in Los Angeles.
const evening = Date.parse('2027-06-02T05:30:00.000Z');

test.each([
  ['right', 0, 200],
  ['an hour ahead', hour, 200],
  ['two hours ahead, where it is tomorrow', 2 * hour, 400],
  ['hours behind', -6 * hour, 200],
])('today, late in the evening, by a clock that is %s', async (_, seconds, status) => {
  const preferredDate = dayOf(new Date(evening).toISOString());
  const book = anAct('lead-intake', { body: aBooking({ preferredDate }) });
  expect((await skewed(seconds, () => ask(book), evening)).status).toBe(status);
});
