import { afterEach, expect, test } from 'vitest';
import { instantOf } from '#domain/los-angeles.ts';
import { maxDigestLines, maxOwnerMailsPerHour } from '#domain/mail/owner-digest.ts';
import { handler as updateLead } from '#functions/admin-lead-update.ts';
import { leadIdOfSlug } from '#functions/data/lead/leads.ts';
import { dueDigestIds, isToldAtOnce } from '#functions/data/mail/owner-mails.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { freshKey } from '../booking.ts';
import { anAct, carryOut, sweepAct } from './act.ts';
import { aLead, asAdmin } from './admin-calls.ts';
import { anAddress, ask } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();
afterEach(() => setClock(undefined));

const toOwner = async () =>
  (await parts.mailsTo('owner@boatdetailingla.example')).map(({ subject }) => subject);
const digests = async () =>
  (await parts.mailsTo('owner@boatdetailingla.example')).filter(({ subject }) =>
    /more updates? from customers$/.test(subject),
  );
const at = (wallClock: string) => setClock(instantOf(`2027-05-03T${wallClock}`));

async function write(slug: string, message: string): Promise<void> {
  const headers = { 'idempotency-key': freshKey() };
  const sent = await ask(anAct('customer-message', { path: { slug }, body: { message }, headers }));
  expect(sent.status).toBe(200);
}

test('of eight messages in an hour six are emailed to the owner at once, and two together when it ends', async () => {
  at('09:10');
  const { slug } = await aLead({ email: anAddress(), fullName: 'Busy Bee' });
  for (let number = 1; number <= 8; number += 1) await write(slug, `Thought ${number}`);
  await carryOut(sweepAct);
  const wrote = (await toOwner()).filter((subject) => subject.startsWith('Busy wrote: '));
  expect(wrote).toHaveLength(6);

  at('09:59');
  await carryOut(sweepAct);
  expect(await digests()).toEqual([]);
  at('10:00');
  await carryOut(sweepAct);
  await carryOut(sweepAct);
  const [digest, ...others] = await digests();
  expect(others).toEqual([]);
  expect(digest?.subject).toBe('2 more updates from customers');
  const told = [...wrote, ...(digest?.text.match(/Busy wrote: Thought \d/g) ?? [])];
  const thoughts = Array.from({ length: 8 }, (_, index) => `Busy wrote: Thought ${index + 1}`);
  expect(told.toSorted()).toEqual(thoughts);
  expect(digest?.text).toContain(`/admin?lead=${await leadIdOfSlug(slug)}`);

  await write(slug, 'Thought 9');
  await carryOut(sweepAct);
  expect(await toOwner()).toContain('Busy wrote: Thought 9');
});

test('a flood of requests is emailed to its limit; what is tried again counts once, and what is gone is not told', async () => {
  const now = instantOf('2027-05-04T09:10');
  const request = (number: number) => ({
    kind: 'new-lead' as const,
    lead_id: `01JD3ZK8Q00000000000000${String(number).padStart(3, '0')}`,
  });
  const most = maxOwnerMailsPerHour.requests;
  for (let number = 1; number <= most; number += 1) {
    expect(await isToldAtOnce(request(number), 'requests', now)).toBe(true);
  }
  expect(await isToldAtOnce(request(most), 'requests', now)).toBe(true);
  for (let number = most + 1; number <= most + maxDigestLines + 2; number += 1) {
    expect(await isToldAtOnce(request(number), 'requests', now)).toBe(false);
  }
  expect(await isToldAtOnce(request(most + 1), 'requests', now)).toBe(false);
  expect(await isToldAtOnce({ ...request(1), kind: 'news', about: 'x' }, 'acts', now)).toBe(true);

  const before = (await digests()).length;
  setClock(instantOf('2027-05-04T10:05'));
  await carryOut(sweepAct);
  expect(await digests()).toHaveLength(before);
  const pending: string[] = [];
  for await (const id of dueDigestIds(instantOf('2027-05-04T10:05'))) pending.push(id);
  expect(pending).toEqual([]);
});

test('reviews and consents, however many, hold back no message', async () => {
  setClock(instantOf('2027-05-05T09:10'));
  const { id, slug } = await aLead({ email: anAddress(), fullName: 'Finn Reel' });
  await asAdmin(updateLead, { path: { id }, body: { status: 'COMPLETED' } });
  for (let number = 0; number < 8; number += 1) {
    const body = { rating: 5, publish: number % 2 === 0 };
    const headers = { 'idempotency-key': freshKey() };
    const said = await ask(anAct('review', { path: { slug }, body, headers }));
    expect(said.status).toBe(200);
  }
  await write(slug, 'The gate code has changed');
  await carryOut(sweepAct);
  const ofFinn = (await toOwner()).filter((subject) => subject.startsWith('Finn '));
  expect(ofFinn).toContain('Finn wrote: The gate code has changed');
  expect(ofFinn.filter((subject) => /review/.test(subject))).toHaveLength(maxOwnerMailsPerHour.asides);
});
