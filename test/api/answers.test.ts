import { beforeEach, expect, test } from 'vitest';
import { dayOf, shiftDay } from '#domain/los-angeles.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import * as clock from '#functions/runtime/clock.ts';
import { freshKey } from '../booking.ts';
import { captureLog } from '../log-lines.ts';
import { anAdminsAct, carryOut, newLeadAct, sweepAct } from './act.ts';
import {
  aBookedVisit,
  anOffer,
  asCustomer,
  customersAct,
  type Offered,
  offerAct,
  openStarts,
  scheduleAct,
  statusOf,
  yesAct,
} from './customer-calls.ts';
import { ask, edit, told } from './fault-stories.ts';
import { partsForTests } from './parts.ts';
import { expectSoundDays } from './sound-days.ts';

const parts = partsForTests();

beforeEach(() => {
  captureLog();
});

const subjects = async (to: string) => (await parts.mailsTo(to)).map(({ subject }) => subject);

const owner = 'owner@boatdetailingla.example';

/** How often a customer was mailed something whose subject matches. */
const mailedTo = async (email: string, subject: RegExp) =>
  (await subjects(email)).filter((text) => subject.test(text)).length;

test('a yes with an open time books it once, mails customer and owner, and is final', async () => {
  const offered = await anOffer();
  const [start = ''] = await openStarts(offered.slug);
  const key = freshKey();
  const { status, body } = await ask(yesAct(offered, { start }, key));
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { status: 'SCHEDULED', visits: [{ start, status: 'planned' }], offer_answer: { answer: 'yes' } },
  });
  expect((await ask(yesAct(offered, { start }, key))).body.visits).toHaveLength(1);
  expect(await ask(yesAct(offered, {}, key))).toMatchObject({ status: 409 });
  expect(await ask(yesAct(offered, { start }))).toMatchObject({
    status: 409,
    body: { reason: 'already-answered' },
  });
  await carryOut(newLeadAct(offered.id));
  await carryOut(sweepAct);
  expect(await mailedTo(offered.email, /^Your appointment/)).toBe(1);
  expect((await leadOf(offered.id))?.scheduled_at).toBe(start);
});

test('a yes names days from today on', async () => {
  const offered = await anOffer();
  const today = dayOf(clock.now());
  const named = (day: string) => ask(yesAct(offered, { days: [day] }));
  expect(await named(shiftDay(today, -1))).toMatchObject({
    status: 400,
    body: { fields: { days: 'Please choose today or a later day.' } },
  });
  expect((await statusOf(offered.slug)).offer_answer).toBeUndefined();
  expect((await named(today)).body.offer_answer).toMatchObject({ answer: 'yes', days: [today] });
});

test('of 50 customers who choose one time at once one is booked, and 49 hear what is still open', async () => {
  const offered: Offered[] = [];
  for (let number = 0; number < 50; number += 1) offered.push(await anOffer());
  const [first] = offered;
  const start = first ? ((await openStarts(first.slug, 30))[0] ?? '') : '';
  const answers = await Promise.all(offered.map((lead) => ask(yesAct(lead, { start }))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(49);
  for (const { body } of refused) {
    expect(body.reason).toBe('time-taken');
    const open: string[] = body.days.flatMap(({ starts }: { starts: string[] }) => starts);
    expect(open).not.toContain(start);
    expect(open.length).toBeGreaterThan(0);
  }
  await expectSoundDays(offered.map(({ id }) => id));
});

test('an offered time that somebody else took leaves the page', async () => {
  const { slug } = await anOffer();
  const [time = '', other = ''] = await openStarts(slug, 8);
  const [a, b] = [await anOffer({ times: [time, other] }), await anOffer({ times: [time] })];
  expect((await statusOf(b.slug)).offer.times).toEqual([time]);
  expect((await ask(yesAct(a, { start: time }))).status).toBe(200);
  expect((await statusOf(b.slug)).offer.times).toEqual([]);
});

test('two devices of one customer who choose two times at once book one', async () => {
  const offered = await anOffer();
  const [one = '', , two = ''] = await openStarts(offered.slug, 12);
  const answers = await Promise.all([one, two].map((start) => ask(yesAct(offered, { start }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await leadOf(offered.id))?.visits).toHaveLength(1);
  await expectSoundDays([offered.id]);
});

test('a boat that is said to be ready and not to be at once is what was said last, and each is told once', async () => {
  const { id, slug, start: visitStart } = await aBookedVisit();
  const all = { visitStart, water: true, power: true, access: true, boat: true };
  const dead = { message: 'Not ready (Power): dead.', ready: { ...all, power: false } };
  for (let round = 1; round <= 3; round += 1) {
    expect((await asCustomer('ready-check', slug, all)).status).toBe(200);
    const notReady = customersAct('customer-message', slug, dead);
    const ready = customersAct('ready-check', slug, all);
    const answers = await Promise.all([notReady, ready, notReady].map(ask));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const entries = await told(id);
    const newest = entries.find((text) => text.startsWith('Boat is'));
    expect((await leadOf(id))?.visits?.[0]?.ready?.power).toBe(newest === 'Boat is ready');
    for (const text of ['Message', 'Boat isn’t ready'])
      expect(entries.filter((entry) => entry === text)).toHaveLength(round);
  }
});

test('a yes to a price that a new one replaces at that moment is never a yes to the new one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const offered = await anOffer();
    const [newer, yes] = await Promise.all([
      ask(offerAct(offered.id, { est_price_min: 700, est_price_max: 800 })),
      ask(yesAct(offered)),
    ]);
    const lead = await leadOf(offered.id);
    expect(newer?.status).toBe(200);
    if (yes?.status === 200) {
      // It came first: the new price asks anew.
      expect(lead?.past_offers).toMatchObject([
        { offer: { sent_at: offered.offerSentAt }, answer: { answer: 'yes' } },
      ]);
    } else expect(yes?.body.reason).toBe('offer-replaced');
    expect(lead?.offer_answer).toBeUndefined();
  }
});

test('a move while the owner cancels ends with one of the two, and the calendar says the same', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, slug, start } = await aBookedVisit();
    const [, wanted = ''] = await openStarts(slug, 15);
    const [moved] = await Promise.all([
      asCustomer('visit-move', slug, { visitStart: start, start: wanted }),
      ask(edit(id, { status: 'CANCELED' })),
    ]);
    const lead = await leadOf(id);
    if (lead?.status === 'CANCELED') {
      expect(lead.visits).toMatchObject([{ status: 'canceled' }]);
    } else {
      expect(moved).toMatchObject({ status: 200 });
      expect(lead?.visits).toMatchObject([{ status: 'planned', start: wanted }]);
    }
    await expectSoundDays([id]);
  }
});

test('a move takes the new time and frees the old one; after three it takes a message', async () => {
  const { id, slug, email, start } = await aBookedVisit();
  let visitStart = start;
  const times = (await openStarts(slug, 20)).slice(0, 4);
  for (const time of times.slice(0, 3)) {
    const { status, body } = await asCustomer('visit-move', slug, { visitStart, start: time });
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'SCHEDULED' } });
    visitStart = time;
  }
  expect(await asCustomer('visit-move', slug, { visitStart, start: times[3] })).toMatchObject({
    status: 409,
    body: { reason: 'moves-used' },
  });
  expect(await asCustomer('visit-move', slug, { visitStart: start, start: times[3] })).toMatchObject({
    status: 409,
    body: { reason: 'visit-changed' },
  });
  await carryOut(newLeadAct(id));
  expect((await leadOf(id))?.visits).toMatchObject([{ start: visitStart, sequence: 3, moves: 3 }]);
  expect(await mailedTo(email, /^Your appointment|^Moved/)).toBe(1);
  await expectSoundDays([id]);
});

test('a customer who cancels the last visit cancels the request, and may choose another time', async () => {
  const { id, slug, start, ...rest } = await aBookedVisit();
  const canceled = await asCustomer('visit-cancel', slug, { visitStart: start, reason: 'It rains' });
  expect(canceled.body).toMatchObject({
    status: 'CANCELED',
    visits: [{ status: 'canceled', canceled_by: 'customer' }],
  });
  const [again = ''] = await openStarts(slug, 22);
  expect(await ask(yesAct({ id, slug, ...rest }, { start: again }))).toMatchObject({
    status: 200,
    body: { status: 'SCHEDULED', visits: [{ start: again, status: 'planned', sequence: 2 }] },
  });
  await ask(edit(id, { status: 'CANCELED' }));
  expect((await ask(yesAct({ id, slug, ...rest }, { start }))).status).toBe(409);
  await expectSoundDays([id]);
});

test('canceling and choosing again is a move too, so it does not get around the three', async () => {
  const { start, ...offered } = await aBookedVisit();
  const { id, slug } = offered;
  const times = await openStarts(slug, 26);
  let visitStart = start;
  const cancel = () => asCustomer('visit-cancel', slug, { visitStart });
  for (const time of times.slice(0, 3)) {
    expect((await cancel()).status).toBe(200);
    expect((await ask(yesAct(offered, { start: time }))).status).toBe(200);
    visitStart = time;
  }
  expect(await asCustomer('visit-move', slug, { visitStart, start: times[3] })).toMatchObject({
    status: 409,
    body: { reason: 'moves-used' },
  });
  expect((await cancel()).body).toMatchObject({ status: 'CANCELED', visits: [{ moves_left: 0 }] });
  expect(await ask(yesAct(offered, { start: times[3] }))).toMatchObject({
    status: 409,
    body: { reason: 'moves-used', error: expect.stringContaining('Message us') },
  });
  // The owner books it again, which costs the customer nothing.
  expect((await ask(scheduleAct(id, times[3] ?? ''))).status).toBe(200);
  expect((await leadOf(id))?.visits).toMatchObject([{ status: 'planned', start: times[3], moves: 3 }]);
  await expectSoundDays([id]);
});

test('while the mail service is down a yes stands on the page, and its mails follow', async () => {
  const offered = await anOffer();
  const [start = ''] = await openStarts(offered.slug, 25);
  parts.mail.setState('down');
  expect((await ask(yesAct(offered, { start }))).status).toBe(200);
  await carryOut(newLeadAct(offered.id)).catch(() => undefined);
  expect(await statusOf(offered.slug)).toMatchObject({ status: 'SCHEDULED', visits: [{ start }] });
  expect(await mailedTo(offered.email, /^Your appointment/)).toBe(0);
  parts.mail.setState('up');
  await carryOut(newLeadAct(offered.id));
  expect(await mailedTo(offered.email, /^Your appointment/)).toBe(1);
  expect((await subjects(owner)).length).toBeGreaterThan(0);
});

test('200 acts of 10 admins and 20 customers at once leave no overlap and no visit without its lead', async () => {
  const offered: Offered[] = [];
  for (let number = 0; number < 20; number += 1) offered.push(await anOffer());
  const [first] = offered;
  const slots = first ? (await openStarts(first.slug, 35)).slice(0, 9) : [];
  // A fixed sequence of choices, so that a failure can be repeated.
  let seed = 11;
  const next = (below: number): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  const anyOf = <T>(list: readonly T[]): T | undefined => list[next(list.length)];
  const anAct = async () => {
    const lead = anyOf(offered);
    if (!lead) throw new Error('There are no leads.');
    const start = anyOf(slots) ?? '';
    const visit = anyOf((await leadOf(lead.id))?.visits?.filter(({ status }) => status === 'planned') ?? []);
    const isAdmins = next(3) === 0;
    if (isAdmins && visit && next(3) === 0) {
      const path = { id: lead.id, visitId: visit.id };
      return ask(anAdminsAct('admin-visit', { path, body: { act: 'cancel' } }));
    }
    if (isAdmins) return ask(scheduleAct(lead.id, start, visit ? { visit_id: visit.id } : {}));
    if (!visit) return ask(yesAct(lead, { start }));
    return next(3) === 0
      ? asCustomer('visit-cancel', lead.slug, { visitStart: visit.start })
      : asCustomer('visit-move', lead.slug, { visitStart: visit.start, start });
  };
  for (let round = 0; round < 7; round += 1) {
    const answers = await Promise.all(Array.from({ length: 30 }, anAct));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
  await expectSoundDays(offered.map(({ id }) => id));
});
