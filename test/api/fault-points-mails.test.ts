import { beforeAll, beforeEach, expect, test } from 'vitest';
import { leadOf } from '#functions/data/lead/leads.ts';
import { freshKey } from '../booking.ts';
import { appointmentIn } from '../calendar-file.ts';
import { freeTime } from '../free-times.ts';
import { captureLog } from '../log-lines.ts';
import { anAct, anAdminsAct, answerOf, carryOut, carryOutElsewhere, newLeadAct, sweepAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { watchOutsideCalls } from './fault-points.ts';
import { anAddress, ask, atEachPoint, edit, kinds, later, row, told } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();

beforeAll(watchOutsideCalls);

beforeEach(() => {
  captureLog();
});

/** The calendar files that were mailed to an address, oldest first. */
async function calendars(email: string) {
  const mails = (await parts.mailsTo(email)).filter(({ attachments }) => attachments.length > 0);
  return mails.reverse().map(appointmentIn);
}

const key = () => ({ 'idempotency-key': freshKey() });
const offerTo = (leadId: string) =>
  anAdminsAct('admin-offer', { body: { leadId, est_price_min: 500, est_price_max: 700 }, headers: key() });
const scheduleFor = (leadId: string, scheduled_at: string) =>
  anAdminsAct('admin-schedule', { body: { leadId, scheduled_at }, headers: key() });

const adminMails = [
  {
    name: 'offer',
    arrange: async () => undefined,
    send: offerTo,
    asking: [],
    // The settings: how long an offer stands.
    taking: ['Get'],
    noting: [],
    reading: [],
    entries: ['OFFER_SENT', 'Offer emailed'],
    before: 'REQUEST_SENT',
  },
  {
    name: 'appointment',
    arrange: async () => undefined,
    send: (id: string) => scheduleFor(id, freeTime()),
    asking: [],
    // The settings and the day's row.
    taking: ['Get', 'BatchGet'],
    // What the lead owes: reminders are added to it.
    noting: ['Get'],
    // The berth, for what the email asks.
    reading: ['BatchGet'],
    entries: ['SCHEDULED', 'Appointment emailed'],
    before: 'REQUEST_SENT',
  },
  {
    name: 'cancellation',
    arrange: async (id: string) => {
      expect((await ask(scheduleFor(id, freeTime()))).status).toBe(200);
    },
    send: (id: string) => edit(id, { status: 'CANCELED' }),
    // The prices, for what comes next.
    asking: ['BatchGet'],
    taking: [],
    noting: [],
    reading: [],
    entries: ['CANCELED', 'Cancellation emailed'],
    before: 'SCHEDULED',
  },
];

// One function sends all three: a lost answer is the same for each.
const played = [
  ...adminMails.map((mail) => ({ ...mail, kind: 'kill' as const })),
  ...adminMails.slice(0, 1).map((mail) => ({ ...mail, kind: 'cut' as const })),
];

test.each(played)(
  'an admin’s $name, $kind: one key never emails twice, and what may have been sent is said',
  async ({ kind, arrange, send, asking, taking, reading, noting, entries, before }) => {
    const calls = await atEachPoint(kind, async (strike) => {
      const email = anAddress();
      const { id } = await aLead({ email });
      await arrange(id);
      const [told0, mails0] = [await told(id), (await parts.mailsTo(email)).length];
      const first = send(id);
      const { calls: made, struck, answer } = await strike(first);
      const mailed = made.includes('SendRawEmail');
      const transactions = made.filter((name) => name === 'TransactWrite').length;
      // Claimed, not committed. An answer that gets lost is asked for again, but for that of the mail service.
      const isLeft = struck !== undefined && transactions === 1;
      if (answer) expect(answerOf(answer).status).toBe(isLeft ? 502 : 200);

      // The browser asks again under the same key, at once and later.
      const again = await ask(first);
      if (isLeft) {
        expect(again).toMatchObject({
          status: 409,
          body: { error: 'This email is being sent right now.' },
        });
        const repeated = await later(1, () => ask(first));
        expect(repeated.status).toBe(409);
        expect(repeated.body.error).toContain('may have been sent');
        expect((await leadOf(id))?.status).toBe(before);
        expect(await told(id)).toEqual(told0);
        expect((await parts.mailsTo(email)).length).toBe(mails0 + (mailed ? 1 : 0));
        // The admin decides to send it again: another key.
        expect((await later(1, () => ask(send(id)))).status).toBe(200);
      } else {
        expect(again.status).toBe(200);
      }
      const left = isLeft ? ['Email may have been sent'] : [];
      expect(await told(id)).toEqual([...entries, ...left, ...told0]);
      expect((await parts.mailsTo(email)).length).toBe(mails0 + 1 + (isLeft && mailed ? 1 : 0));
      const lead = await leadOf(id);
      expect(lead?.status).toBe(entries[0]);
      expect(lead).not.toHaveProperty('mail_claim');

      // Each other time has a higher sequence than all that the customer may have got before it.
      expect((await later(2, () => ask(scheduleFor(id, freeTime())))).status).toBe(200);
      const files = await calendars(email);
      const sequences = files.map(({ sequence }) => sequence);
      expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    });
    expect(calls).toEqual([
      ...asking,
      'Get',
      ...taking,
      ...['Update', 'TransactWrite', 'Get', ...reading, 'SendRawEmail', ...noting, 'TransactWrite', 'Get'],
    ]);
  },
);

const owner = 'owner@boatdetailingla.example';
const line_items = [{ description: 'Deep wash', quantity: 1, unit_price: 50_000, taxable: true }];

const owedMails = [
  {
    name: 'that the boat is done',
    cause: (id: string) => ask(edit(id, { status: 'COMPLETED' })),
    to: (email: string) => email,
    subject: /^Your boat is done/,
    entries: ['COMPLETED', 'REQUEST_SENT'],
    // The settings: how to pay.
    reading: 'Get',
  },
  {
    name: 'that a quote is answered',
    cause: async (id: string) => {
      const { body } = await ask(anAdminsAct('admin-quote-save', { path: { id }, body: { line_items } }));
      await carryOut(newLeadAct(id));
      const decision = { decision: 'declined', updated_at: body.updated_at };
      return ask(anAct('quote-decide', { path: { quoteId: body.id }, body: decision }));
    },
    to: () => owner,
    subject: /^Quote declined/,
    entries: ['Quote declined', 'OFFER_SENT', 'Offer emailed', 'Quote saved', 'REQUEST_SENT'],
    // The hour's emails to the owner.
    reading: 'Update',
  },
];

test.each(owedMails.flatMap((mail) => kinds.map((kind) => ({ ...mail, kind }))))(
  'the email $name, $kind: it is sent, and twice only when nobody could record it',
  async ({ kind, cause, to, subject, entries, reading }) => {
    const calls = await atEachPoint(kind, async (strike) => {
      const email = anAddress();
      const { id } = await aLead({ email });
      await carryOut(newLeadAct(id));
      expect((await cause(id)).status).toBe(200);
      const run = await strike(newLeadAct(id));

      await carryOut(newLeadAct(id));
      if (kind === 'kill') await later(1, () => carryOut(sweepAct));

      const mails = (await parts.mailsTo(to(email))).filter(
        (mail) => subject.test(mail.subject) && (mail.to.includes(email) || mail.text.includes(email)),
      );
      expect(mails).toHaveLength(run.struck === 'SendRawEmail' ? 2 : 1);
      expect(await row(id)).not.toHaveProperty('owed');
      expect(await told(id)).toEqual(entries);
    });
    expect(calls).toEqual(['Update', reading, 'SendRawEmail', 'TransactWrite']);
  },
);

test('a process that is really killed between sending and commit leaves the claim, and nothing is sent again', async () => {
  const email = anAddress();
  const { id } = await aLead({ email });
  const act = offerTo(id);
  const run = await carryOutElsewhere({ kind: 'kill', at: 6 }, act);
  expect(run).toMatchObject({ struck: 'SendRawEmail' });
  expect(run).not.toHaveProperty('answer');
  expect((await ask(act)).status).toBe(409);
  expect(await later(1, () => ask(act))).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('may have been sent') },
  });
  expect(await parts.mailsTo(email)).toHaveLength(1);
});
