import { beforeEach, expect, test, vi } from 'vitest';
import { dayOf, instantOf, shiftDay } from '#domain/los-angeles.ts';
import { leadOf } from '#functions/data/leads.ts';
import { freshKey } from '../booking.ts';
import { captureLog } from '../log-lines.ts';
import { anAct, anAdminsAct, carryOut, newLeadAct, sweepAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { anAddress, ask } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();

beforeEach(() => {
  captureLog();
});

/** A call of the customer's through the status page. */
const act = (name: string, slug: string, body: object, key = freshKey(), path: object = {}) =>
  ask(anAct(name, { path: { slug, ...path }, body, headers: { 'idempotency-key': key } }));

const offer = (leadId: string, more: object = {}) =>
  ask(
    anAdminsAct('admin-offer', {
      body: { leadId, est_price_min: 500, est_price_max: 600, ...more },
      headers: { 'idempotency-key': freshKey() },
    }),
  );

const status = async (slug: string) => (await ask(anAct('lead-status', { path: { slug } }))).body;

const openTimes = async (slug: string, from: string, days = 14) =>
  (await ask(anAct('open-times', { path: { slug }, query: { from, days: String(days) } }))).body;

const subjects = async (to: string) =>
  (await parts.inbox.list()).filter((mail) => mail.to.includes(to)).map(({ subject }) => subject);

/** A lead with an offer, and the day from which it looks for times. */
async function anOffer(more: object = {}) {
  const email = anAddress();
  const lead = await aLead({ email });
  expect((await offer(lead.id, more)).status).toBe(200);
  const page = await status(lead.slug);
  return { ...lead, email, page, offerSentAt: page.offer.sent_at };
}

test('a yes with an open time books it, mails customer and owner, and sets SCHEDULED', async () => {
  const { id, slug, email, offerSentAt } = await anOffer();
  const from = shiftDay(dayOf(new Date().toISOString()), 3);
  const { days } = await openTimes(slug, from);
  const start = days.flatMap(({ starts }: { starts: string[] }) => starts)[0];
  const key = freshKey();
  const yes = { answer: 'yes', offerSentAt, start };
  const { status: code, body } = await act('offer-answer', slug, yes, key);
  expect({ code, body }).toMatchObject({
    code: 200,
    body: { status: 'SCHEDULED', visits: [{ start, status: 'planned' }], offer_answer: { answer: 'yes' } },
  });
  expect((await act('offer-answer', slug, yes, key)).body.visits).toHaveLength(1);
  expect((await act('offer-answer', slug, yes)).body).toMatchObject({ reason: 'already-answered' });
  await carryOut(newLeadAct(id));
  expect(await subjects(email)).toContainEqual(expect.stringMatching(/^Your appointment/));
  expect((await parts.inbox.list())[0]).toBeDefined();
});
