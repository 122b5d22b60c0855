import { afterEach, beforeEach, expect, test } from 'vitest';
import { instantOf, wallClockOf } from '#domain/los-angeles.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { freshKey } from '../booking.ts';
import { appointmentIn } from '../calendar-file.ts';
import { calendarReaders } from '../calendar-readers.ts';
import { captureLog } from '../log-lines.ts';
import { anAct, anAdminsAct, carryOut, sweepAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { anAddress, ask } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();

beforeEach(() => {
  captureLog();
});
afterEach(() => setClock(undefined));

async function schedule(leadId: string, wallClock: string, more: object = {}): Promise<string> {
  const body = { leadId, scheduled_at: instantOf(wallClock), ...more };
  const act = anAdminsAct('admin-schedule', { body, headers: { 'idempotency-key': freshKey() } });
  const answer = await ask(act);
  expect(answer.status).toBe(200);
  return answer.body.lead.visits.at(-1).id;
}

/** The feed as a phone gets it that knows its address. */
async function feed(): Promise<string> {
  const { body } = await ask(anAdminsAct('admin-feed', { body: {} }));
  const file = new URL(body.url).pathname.split('/').at(-1) ?? '';
  const { statusCode, body: text } = (await carryOut(anAct('calendar-feed', { path: { file } }))) as {
    statusCode: number;
    body: string;
  }; // as the gateway takes it
  expect(statusCode).toBe(200);
  return text;
}

test.each(calendarReaders)(
  '%s reads one entry with a higher sequence after each of three moves and the cancellation, as mailed',
  async (_, read) => {
    setClock(instantOf('2027-05-03T09:00'));
    const email = anAddress();
    const fullName = `Ines Moves ${freshKey()}`;
    const { id } = await aLead({ email, fullName });
    const seen = async () =>
      read(await feed())
        .filter(({ summary }) => summary.startsWith(fullName))
        .map(({ uid, sequence, status, start }) => ({ uid, sequence, status, start }));
    const mailed = async () => {
      const [mail] = (await parts.mailsTo(email)).filter(({ attachments }) => attachments.length > 0);
      return mail && appointmentIn(mail);
    };
    const times = ['06-01T08:00', '06-02T13:00', '06-03T10:00', '06-01T08:30'].map((time) => `2027-${time}`);
    let uid: string | undefined;
    let visit_id = '';
    for (const [sequence, time] of times.entries()) {
      visit_id = await schedule(id, time, sequence > 0 ? { visit_id } : {});
      const event = await mailed();
      uid ??= event?.uid;
      expect(await seen()).toEqual([{ uid, sequence, status: 'CONFIRMED', start: instantOf(time) }]);
      expect(event).toMatchObject({ uid, sequence, method: 'REQUEST', start: instantOf(time) });
    }
    await ask(anAdminsAct('admin-visit', { path: { id, visitId: visit_id }, body: { act: 'cancel' } }));
    await carryOut(sweepAct);
    const start = instantOf('2027-06-01T08:30');
    expect(await seen()).toEqual([{ uid, sequence: 4, status: 'CANCELLED', start }]);
    expect(await mailed()).toMatchObject({ uid, sequence: 4, method: 'CANCEL', start });
  },
);

test.each(
  calendarReaders.flatMap(([name, read]) => [
    { name, read, now: '2027-02-20T09:00', night: '2027-03-14T00:30', ends: '2027-03-14T04:30' },
    { name, read, now: '2027-10-20T09:00', night: '2027-11-07T00:30', ends: '2027-11-07T02:30' },
  ]),
)('$name reads three hours from $night on, when the clocks change', async ({ read, now, night, ends }) => {
  setClock(instantOf(now));
  const fullName = `Dawn Shift ${freshKey()}`;
  await schedule((await aLead({ fullName })).id, night, { overlap: true });
  const [event] = read(await feed()).filter(({ summary }) => summary.startsWith(fullName));
  expect(event).toMatchObject({
    start: instantOf(night),
    end: instantOf(ends),
  });
  expect(event && wallClockOf(event.end)).toBe(ends);
  expect(Date.parse(event?.end ?? '') - Date.parse(event?.start ?? '')).toBe(3 * 3_600_000);
});
