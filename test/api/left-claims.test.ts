import { SESClient } from '@aws-sdk/client-ses';
import { beforeEach, expect, test, vi } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { freshKey } from '../booking.ts';
import { appointmentIn } from '../calendar-file.ts';
import { captureLog } from '../log-lines.ts';
import { type Act, anAdminsAct, carryOut, newLeadAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import {
  aBookedVisit,
  anOffer,
  customersAct,
  type Offered,
  offerAct,
  openStarts,
  scheduleAct,
  yesAct,
} from './customer-calls.ts';
import { anAddress, ask, edit, later, told } from './fault-stories.ts';
import { partsForTests } from './parts.ts';
import { expectSoundDays } from './sound-days.ts';

const parts = partsForTests();

beforeEach(() => {
  captureLog();
});

type Send = (this: SESClient, ...args: unknown[]) => Promise<unknown>;

/** The database is away just after the act's email has gone out, so nobody can note that it has. */
async function leave(act: Act): Promise<void> {
  const send = SESClient.prototype.send as Send; // its arguments are only passed on
  const sent = vi.spyOn(SESClient.prototype, 'send').mockImplementation(async function (
    this: SESClient,
    ...args: unknown[]
  ) {
    const answer = await send.apply(this, args);
    parts.database.setState('down');
    return answer;
  });
  try {
    expect((await ask(act)).status).toBe(500);
    expect(sent).toHaveBeenCalledOnce();
  } finally {
    parts.database.setState('up');
    sent.mockRestore();
  }
}

/** What happens two and a half minutes later, and the emails that it owes. */
const afterwards = (id: string, act: Act): Promise<number> =>
  later(2.5, async () => {
    const { status } = await ask(act);
    await carryOut(newLeadAct(id));
    return status;
  });

/** The calendar files that a customer has got, oldest first; all are of one entry. */
async function filesOf({ email }: Pick<Offered, 'email'>) {
  const mails = (await parts.mailsTo(email)).filter(({ attachments }) => attachments.length > 0);
  const files = mails.reverse().map(appointmentIn);
  expect(new Set(files.map(({ uid }) => uid)).size).toBe(1);
  return files.map(({ method, sequence, start, hours }) => ({ method, sequence, start, hours }));
}

async function expectSettled({ id }: Offered): Promise<void> {
  expect(await leadOf(id)).not.toHaveProperty('mail_claim');
  expect((await told(id)).filter((status) => status === 'Email may have been sent')).toHaveLength(1);
  await expectSoundDays([id]);
}

/** A booked visit of which the customer was emailed, and an open time to which it could move. */
async function aMailedVisit() {
  const booked = await aBookedVisit();
  await carryOut(newLeadAct(booked.id));
  const [first = '', second = ''] = (await openStarts(booked.slug, 20)).filter(
    (start) => start > addHours(booked.start, 48),
  );
  return { booked, first, second };
}

const move = ({ slug, start: visitStart }: { slug: string; start: string }, start: string) =>
  customersAct('visit-move', slug, { visitStart, start });

test.each([
  ['another time', 8],
  ['the same time', 0],
] as const)('after an appointment that may have been sent the customer says yes to %s', async (_, place) => {
  const offered = await anOffer();
  const starts = await openStarts(offered.slug);
  const [first = ''] = starts;
  const chosen = starts[place] ?? '';
  await leave(scheduleAct(offered.id, first));
  expect(await afterwards(offered.id, yesAct(offered, { start: chosen }))).toBe(200);
  expect(await filesOf(offered)).toMatchObject([
    { method: 'REQUEST', sequence: 0, start: first },
    { method: 'REQUEST', sequence: 1, start: chosen },
  ]);
  await expectSettled(offered);
  if (chosen === first) return;
  const other = await aLead({ email: anAddress() });
  expect((await ask(scheduleAct(other.id, first))).status).toBe(200);
});

test('after an appointment that may have been sent the owner offers a price, and its time is free again', async () => {
  const offered = await anOffer();
  const [first = ''] = await openStarts(offered.slug);
  await leave(scheduleAct(offered.id, first));
  const other = await aLead({ email: anAddress() });
  expect((await ask(scheduleAct(other.id, first))).status).toBe(409);
  expect(await afterwards(offered.id, offerAct(offered.id, { est_price_max: 900 }))).toBe(200);
  await expectSettled(offered);
  expect((await ask(scheduleAct(other.id, first))).status).toBe(200);
});

test('after a move that may have been sent the customer moves the visit elsewhere', async () => {
  const { booked, first, second } = await aMailedVisit();
  await leave(scheduleAct(booked.id, first));
  expect(await afterwards(booked.id, move(booked, second))).toBe(200);
  expect(await filesOf(booked)).toMatchObject([
    { method: 'REQUEST', sequence: 0, start: booked.start },
    { method: 'REQUEST', sequence: 1, start: first },
    { method: 'REQUEST', sequence: 2, start: second },
  ]);
  await expectSettled(booked);
});

test('after a move that may have been sent the customer cancels the visit', async () => {
  const { booked, first } = await aMailedVisit();
  await leave(scheduleAct(booked.id, first));
  const cancel = customersAct('visit-cancel', booked.slug, { visitStart: booked.start });
  expect(await afterwards(booked.id, cancel)).toBe(200);
  expect((await filesOf(booked)).at(-1)).toMatchObject({ method: 'CANCEL', sequence: 2 });
  await expectSettled(booked);
});

test('after a move that may have been sent the owner cancels the visit', async () => {
  const { booked, first } = await aMailedVisit();
  await leave(scheduleAct(booked.id, first));
  const visitId = (await leadOf(booked.id))?.visits?.[0]?.id ?? '';
  const cancel = anAdminsAct('admin-visit', { path: { id: booked.id, visitId }, body: { act: 'cancel' } });
  expect(await afterwards(booked.id, cancel)).toBe(200);
  expect((await filesOf(booked)).at(-1)).toMatchObject({ method: 'CANCEL', sequence: 2 });
  await expectSettled(booked);
});

test('after a cancellation that may have been sent the customer moves the visit', async () => {
  const { booked, first } = await aMailedVisit();
  await leave(edit(booked.id, { status: 'CANCELED' }));
  expect(await afterwards(booked.id, move(booked, first))).toBe(200);
  expect(await filesOf(booked)).toMatchObject([
    { method: 'REQUEST', sequence: 0 },
    { method: 'CANCEL', sequence: 1 },
    { method: 'REQUEST', sequence: 2, start: first },
  ]);
  await expectSettled(booked);
});

test('after a move that may have been sent new hours go out as a new version of the visit', async () => {
  const { booked, first } = await aMailedVisit();
  await leave(scheduleAct(booked.id, first));
  const hours = edit(booked.id, { appointment_hours: 5 });
  expect(await afterwards(booked.id, hours)).toBe(200);
  await expectSettled(booked);
  expect((await leadOf(booked.id))?.visits).toMatchObject([
    { start: booked.start, hours_draft: 5, sequence_lost: 1 },
  ]);
  expect((await later(3, () => ask(scheduleAct(booked.id, booked.start)))).status).toBe(200);
  const files = await filesOf(booked);
  expect(files.at(-1)).toMatchObject({ start: booked.start, hours: 5 });
  expect(new Set(files.map(({ sequence }) => sequence)).size).toBe(files.length);
});

test('what leaves the visits as they are leaves the claim, so that the owner goes on reading of it', async () => {
  const { booked, first } = await aMailedVisit();
  await leave(scheduleAct(booked.id, first));
  const key = (await leadOf(booked.id))?.mail_claim?.key;
  const ready = { visitStart: booked.start, water: true, power: true, access: true, boat: true };
  expect(await afterwards(booked.id, customersAct('ready-check', booked.slug, ready))).toBe(200);
  const message = customersAct('customer-message', booked.slug, { message: 'Which day is it?' });
  expect(await afterwards(booked.id, message)).toBe(200);
  expect(await afterwards(booked.id, edit(booked.id, { internal_notes: 'Called back' }))).toBe(200);
  expect((await leadOf(booked.id))?.mail_claim?.key).toBe(key);
});

test('a price that may have been sent is still in doubt after the customer’s yes', async () => {
  const offered = await anOffer();
  const [start = ''] = await openStarts(offered.slug);
  await leave(offerAct(offered.id, { est_price_max: 900 }));
  expect(await afterwards(offered.id, yesAct(offered, { start }, freshKey()))).toBe(200);
  expect((await leadOf(offered.id))?.mail_claim?.kind).toBe('offer');
});
