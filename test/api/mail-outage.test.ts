import { afterEach, beforeEach, expect, test } from 'vitest';
import { addHours, dayOf, instantOf, shiftDay } from '#domain/los-angeles.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import * as clock from '#functions/runtime/clock.ts';
import type { Answer } from '../call-handler.ts';
import { captureLog } from '../log-lines.ts';
import { anAdminsAct, carryOut, newLeadAct, sweepAct } from './act.ts';
import { answeredActs, mailsAbout } from './answered-acts.ts';
import {
  aBookedVisit,
  anOffer,
  asCustomer,
  openStarts,
  scheduleAct,
  statusOf,
  yesAct,
} from './customer-calls.ts';
import { ask } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();

beforeEach(() => {
  captureLog();
});

afterEach(() => {
  parts.mail.setState('up');
  clock.setClock(undefined);
});

const subjectsTo = async (email: string) =>
  (await parts.mailsTo(email)).map(({ subject }) => subject).reverse();

/** What the stream does for some leads, then a sweep every quarter of an hour, for some minutes from now on. */
async function jobsFor(minutes: number, ids: readonly string[] = []): Promise<void> {
  const from = clock.now();
  for (const id of ids) await carryOut(newLeadAct(id));
  for (let minute = 15; minute <= minutes; minute += 15) {
    clock.setClock(addHours(from, minute / 60));
    await carryOut(sweepAct);
  }
}

/** An hour in which no email goes out, from what is done in it on; then the service is back. */
async function anHourWithoutMail(ids: readonly string[], work: () => Promise<void>): Promise<void> {
  parts.mail.setState('down');
  await work();
  await jobsFor(60, ids);
  parts.mail.setState('up');
}

type BookedVisit = Awaited<ReturnType<typeof aBookedVisit>>;

/** The product's time on the day before a visit. */
const onTheEve = (start: string, wallClock: string) =>
  clock.setClock(instantOf(`${shiftDay(dayOf(start), -1)}T${wallClock}`));

const statusesOf = async (slug: string): Promise<string[]> =>
  (await statusOf(slug)).timeline.map(({ status }: { readonly status: string }) => status);

test.each(answeredActs)(
  '$name while no email goes out for an hour is on the page at once, and its emails go once afterwards',
  async ({ arrange, tells, mails }) => {
    const { lead, act } = await arrange();
    await carryOut(newLeadAct(lead.id));
    const before = await mailsAbout(parts.inbox, lead);
    await anHourWithoutMail([lead.id], async () => {
      expect((await ask(act)).status).toBe(200);
      expect((await ask(act)).status).toBe(200);
      expect(await statusesOf(lead.slug)).toContain(tells);
    });
    expect((await statusesOf(lead.slug)).filter((status) => status === tells)).toHaveLength(1);
    expect(await mailsAbout(parts.inbox, lead)).toEqual(before);
    await jobsFor(30, [lead.id]);
    const after = await mailsAbout(parts.inbox, lead);
    expect([after.toCustomer - before.toCustomer, after.toOwner - before.toOwner]).toEqual([mails, 1]);
  },
);

test('of a time that was booked, moved and moved again meanwhile only the last one is emailed', async () => {
  const offered = await anOffer();
  const { id, slug, email } = offered;
  await carryOut(newLeadAct(id));
  const [first = '', second = '', third = ''] = await openStarts(slug, 15);
  const earlier = await subjectsTo(email);
  await anHourWithoutMail([id], async () => {
    expect((await ask(yesAct(offered, { start: first }))).status).toBe(200);
    for (const [visitStart, start] of [
      [first, second],
      [second, third],
    ]) {
      expect((await asCustomer('visit-move', slug, { visitStart, start })).status).toBe(200);
    }
    expect(await statusOf(slug)).toMatchObject({ status: 'SCHEDULED', visits: [{ start: third }] });
  });
  await jobsFor(30, [id]);
  const sent = (await subjectsTo(email)).slice(earlier.length);
  expect(sent).toEqual([expect.stringMatching(/^Your appointment/)]);
  expect((await leadOf(id))?.visits).toMatchObject([{ start: third, sent_at: expect.any(String) }]);
});

test('a customer who moved and then canceled meanwhile is emailed that it is canceled, and nothing else', async () => {
  const { id, slug, email, start } = await aBookedVisit();
  await carryOut(newLeadAct(id));
  const [to = ''] = await openStarts(slug, 20);
  const earlier = await subjectsTo(email);
  await anHourWithoutMail([id], async () => {
    expect((await asCustomer('visit-move', slug, { visitStart: start, start: to })).status).toBe(200);
    expect((await asCustomer('visit-cancel', slug, { visitStart: to })).status).toBe(200);
    expect(await statusOf(slug)).toMatchObject({ status: 'CANCELED', visits: [{ status: 'canceled' }] });
  });
  await jobsFor(30, [id]);
  expect((await subjectsTo(email)).slice(earlier.length)).toEqual([
    expect.stringMatching(/^You canceled your appointment/),
  ]);
});

test('a time that was booked and canceled meanwhile was never emailed, so nothing is', async () => {
  const offered = await anOffer();
  const { id, slug, email } = offered;
  await carryOut(newLeadAct(id));
  const [start = ''] = await openStarts(slug, 22);
  const earlier = await subjectsTo(email);
  await anHourWithoutMail([id], async () => {
    expect((await ask(yesAct(offered, { start }))).status).toBe(200);
    expect((await asCustomer('visit-cancel', slug, { visitStart: start })).status).toBe(200);
  });
  await jobsFor(30, [id]);
  expect(await subjectsTo(email)).toEqual(earlier);
});

const asksReady = /^Is your boat ready\?/;

test('a ready check that was due without mail goes once when it is back', async () => {
  const { id, email, slug, start } = await aBookedVisit();
  await carryOut(newLeadAct(id));
  onTheEve(start, '15:50');
  await anHourWithoutMail([id], async () => {});
  expect((await statusOf(slug)).visits).toMatchObject([{ asks_ready: true }]);
  await jobsFor(30, [id]);
  expect((await subjectsTo(email)).filter((subject) => asksReady.test(subject))).toHaveLength(1);
});

const visitAct = async (id: string, act: string): Promise<Answer> => {
  const [visit] = (await leadOf(id))?.visits ?? [];
  return ask(anAdminsAct('admin-visit', { path: { id, visitId: visit?.id ?? '' }, body: { act } }));
};

test.each<readonly [string, (visit: BookedVisit) => Promise<Answer>]>([
  [
    'the customer has said that the boat is ready',
    ({ slug, start: visitStart }) =>
      asCustomer('ready-check', slug, { visitStart, water: true, power: true, access: true, boat: true }),
  ],
  ['the owner has canceled the visit', ({ id }) => visitAct(id, 'cancel')],
  ['the owner has finished early', ({ id }) => visitAct(id, 'finish')],
  [
    'the owner has moved the visit',
    ({ id, start }) => ask(scheduleAct(id, addHours(start, 24), { overlap: true })),
  ],
])('a ready check that was due without mail is not sent once %s', async (_, act) => {
  const visit = await aBookedVisit();
  await carryOut(newLeadAct(visit.id));
  onTheEve(visit.start, '15:50');
  await anHourWithoutMail([visit.id], async () => {});
  expect((await act(visit)).status).toBe(200);
  await jobsFor(30, [visit.id]);
  expect((await subjectsTo(visit.email)).filter((subject) => asksReady.test(subject))).toEqual([]);
});
