import { afterEach, beforeEach, expect, test } from 'vitest';
import { addHours, instantOf } from '#domain/los-angeles.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { freshKey } from '../booking.ts';
import { appointmentIn } from '../calendar-file.ts';
import { captureLog } from '../log-lines.ts';
import { anAct, anAdminsAct, carryOut, newLeadAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { anAddress, ask, edit } from './fault-stories.ts';
import { partsForTests } from './parts.ts';
import { expectSoundDays } from './sound-days.ts';

const parts = partsForTests();

beforeEach(() => {
  captureLog();
});
afterEach(() => setClock(undefined));

const schedule = (leadId: string, scheduled_at: string, more: object = {}) =>
  ask(
    anAdminsAct('admin-schedule', {
      body: { leadId, scheduled_at, ...more },
      headers: { 'idempotency-key': freshKey() },
    }),
  );
const act = (id: string, visitId: string, name: string) =>
  ask(anAdminsAct('admin-visit', { path: { id, visitId }, body: { act: name } }));

async function leads(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push((await aLead({ email: anAddress() })).id);
  return ids;
}

test('of 50 who want one time at once exactly one gets it, the others hear who has it, and one is emailed', async () => {
  const ids = await leads(50);
  const time = '2031-06-03T16:00:00.000Z';
  const answers = await Promise.all(ids.map((id) => schedule(id, time)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(49);
  for (const { body } of refused) {
    expect(body).toMatchObject({ reason: 'time-taken', conflicts: [{ start: time, hours: 3 }] });
  }
  const mailed = (await parts.inbox.list()).filter(({ subject }) => subject.startsWith('Your appointment'));
  expect(mailed).toHaveLength(1);
  await expectSoundDays(ids);
});

test('of 20 who want 20 times that all overlap exactly one gets its own, the others hear who is in the way', async () => {
  const ids = await leads(20);
  const startOf = (index: number) =>
    new Date(Date.parse('2031-06-05T15:00:00.000Z') + index * 180_000).toISOString();
  const answers = await Promise.all(ids.map((id, index) => schedule(id, startOf(index))));
  const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(won).toHaveLength(1);
  const [winner = 0] = won;
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(19);
  for (const { body } of refused) {
    expect(body).toMatchObject({
      reason: 'time-taken',
      conflicts: [{ lead_id: ids[winner], start: startOf(winner), hours: 3 }],
    });
  }
  await expectSoundDays(ids);
});

test('of many who want overlapping times none two overlap, the gap between them included', async () => {
  const ids = await leads(20);
  const starts = ids.map((_, index) => new Date(Date.parse('2031-06-10T15:00:00.000Z') + index * 1_200_000));
  const answers = await Promise.all(
    ids.map((id, index) => schedule(id, String(starts[index]?.toISOString()))),
  );
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  await expectSoundDays(ids);
});

test('a visit in the evening, of which two days’ rows know, is shown once', async () => {
  const [id = ''] = await leads(1);
  await schedule(id, '2031-06-20T01:00:00.000Z');
  const query = { from: '2031-06-19', to: '2031-06-20' };
  const { body } = await ask(anAdminsAct('admin-calendar', { query }));
  expect(body.days).toMatchObject([{ visits: [{ lead_id: id, hours: 3 }] }, { visits: [] }]);
});

test('an overlap that is meant is booked, and marked', async () => {
  const [first = '', second = ''] = await leads(2);
  const time = '2031-06-17T16:00:00.000Z';
  await schedule(first, time);
  expect((await schedule(second, time)).status).toBe(409);
  const { status, body } = await schedule(second, time, { overlap: true });
  expect(status).toBe(200);
  expect(body.lead.visits).toMatchObject([{ overlap: true, status: 'planned' }]);
});

test('a move takes the new time before it frees the old, and a refused mail frees what it took', async () => {
  const [mover = '', other = ''] = await leads(2);
  const [old, wanted] = ['2031-06-24T16:00:00.000Z', '2031-06-25T16:00:00.000Z'];
  await schedule(mover, old);
  parts.mail.setState('down');
  expect((await schedule(mover, wanted)).status).toBe(502);
  parts.mail.setState('up');
  expect((await leadOf(mover))?.visits).toMatchObject([{ start: old, status: 'planned' }]);
  expect((await schedule(other, wanted)).status).toBe(200);
  expect((await schedule(mover, wanted)).status).toBe(409);
  await schedule(mover, '2031-06-26T16:00:00.000Z');
  expect((await schedule(other, old, { add: true })).status).toBe(200);
  await expectSoundDays([mover, other]);
});

test('a drafted time outlives a new length of the visit that stands', async () => {
  const [id = ''] = await leads(1);
  const [planned, drafted] = ['2031-07-15T16:00:00.000Z', '2031-07-16T16:00:00.000Z'];
  const edit = (changes: object) => ask(anAdminsAct('admin-lead-update', { path: { id }, body: changes }));
  await schedule(id, planned);
  await edit({ scheduled_at: drafted });
  await edit({ appointment_hours: 4.5 });
  expect(await leadOf(id)).toMatchObject({
    scheduled_at: drafted,
    visits: [{ start: planned, hours: 3, hours_draft: 4.5 }],
  });
  await edit({ scheduled_at: planned, appointment_hours: 5 });
  expect(await leadOf(id)).toMatchObject({
    scheduled_at: planned,
    visits: [{ start: planned, hours: 3, hours_draft: 5 }],
  });
});

test('a drafted length keeps its time free, is sent by the schedule email alone and is forgotten when set back', async () => {
  const [id = '', other = ''] = await leads(2);
  const [start, later] = ['2031-07-22T16:00:00.000Z', '2031-07-22T20:00:00.000Z'];
  const hours = (appointment_hours: number, more: object = {}) =>
    ask(anAdminsAct('admin-lead-update', { path: { id }, body: { appointment_hours, ...more } }));
  const shown = async () => {
    const { public_slug: slug = '' } = (await leadOf(id)) ?? {};
    const { body } = await ask(anAct('lead-status', { path: { slug } }));
    return body.visits;
  };
  await schedule(id, start);
  expect((await hours(4)).status).toBe(200);
  expect(await shown()).toMatchObject([{ start, hours: 3, sequence: 0 }]);
  const slug = (await leadOf(id))?.public_slug ?? '';
  const open = await ask(anAct('open-times', { path: { slug }, query: { from: '2031-07-22', days: '1' } }));
  expect(open.body.hours).toBe(3);
  expect((await schedule(other, later)).status).toBe(409);
  await hours(3);
  expect((await schedule(other, later)).status).toBe(200);
  expect((await hours(4)).status).toBe(409);
  expect((await hours(4, { overlap: true })).status).toBe(200);
  expect(await leadOf(id)).toMatchObject({ visits: [{ hours: 3, hours_draft: 4, overlap: true }] });
  // What was meant once is not asked again.
  expect((await schedule(id, start)).status).toBe(200);
  expect(await shown()).toMatchObject([{ start, hours: 4, sequence: 1 }]);
  const subjects = (await parts.inbox.list()).map(({ subject }) => subject);
  expect(subjects).toContainEqual(
    'Moved from Tue, Jul 22, 2031, 9:00 AM–12:00 PM to Tue, Jul 22, 2031, 9:00 AM–1:00 PM',
  );
});

test('a second day is a visit of its own, and each one is canceled by itself with its own calendar entry', async () => {
  const email = anAddress();
  const { id } = await aLead({ email });
  await schedule(id, '2031-08-05T16:00:00.000Z');
  const { body } = await schedule(id, '2031-08-06T16:00:00.000Z', { add: true });
  const [first, second] = body.lead.visits;
  expect(first.uid).not.toBe(second.uid);
  const canceled = await act(id, first.id, 'cancel');
  expect(canceled.body.lead).toMatchObject({
    status: 'SCHEDULED',
    scheduled_at: '2031-08-06T16:00:00.000Z',
    visits: [
      { status: 'canceled', sequence: 1 },
      { status: 'planned', sequence: 0 },
    ],
  });
});

test('a visit that grows past midnight takes its hours of the next day too', async () => {
  const [id = '', other = ''] = await leads(2);
  const start = '2031-07-01T22:00:00.000Z';
  expect((await schedule(id, start)).status).toBe(200);
  expect((await ask(edit(id, { appointment_hours: 12 }))).status).toBe(200);
  expect(await schedule(other, addHours(start, 11))).toMatchObject({ status: 409 });
  await expectSoundDays([id, other]);
});

test('work that was done before the day its visit was moved to takes the visit to the day of the press, and one email says so', async () => {
  const emails = [anAddress(), anAddress()];
  const ids = await Promise.all(emails.map(async (email) => (await aLead({ email })).id));
  const [at, done_at] = [1, 49].map((hours) => addHours(new Date().toISOString(), -hours)) as [
    string,
    string,
  ];
  const visitOf = async (id: string) => (await leadOf(id))?.visits?.[0];
  const visitIds: string[] = [];
  for (const [place, id] of ids.entries()) {
    await schedule(id, `2031-07-0${place + 1}T16:00:00.000Z`);
    visitIds.push((await visitOf(id))?.id ?? '');
  }
  const [[begun = '', finished = ''], [visitId = '', visit_id = '']] = [ids, visitIds];
  const start = (more: object) =>
    ask(
      anAdminsAct('admin-visit', {
        path: { id: begun, visitId },
        body: { act: 'start', at, seen_start: at, ...more },
      }),
    );
  expect(await start({})).toMatchObject({ status: 409, body: { reason: 'visit-moved' } });
  expect(await start({ anyway: true })).toMatchObject({ status: 200 });
  expect(await visitOf(begun)).toMatchObject({ status: 'underway', start: at, started_at: at });
  const lines = [{ description: 'Wash', quantity: 1, unit_price: 1000, taxable: true }];
  const finish = (more: object) =>
    ask(
      anAdminsAct('admin-finish', {
        path: { id: finished },
        body: { lines, visit_id, done_at, seen_start: addHours(done_at, -2), ...more },
        headers: { 'idempotency-key': freshKey() },
      }),
    );
  expect(await finish({})).toMatchObject({ status: 409, body: { reason: 'visit-moved' } });
  expect(await finish({ anyway: true })).toMatchObject({ status: 200 });
  expect(await visitOf(finished)).toMatchObject({
    status: 'done',
    start: addHours(done_at, -2),
    ended_at: done_at,
  });
  await expectSoundDays(ids);
  for (const id of ids) await carryOut(newLeadAct(id));
  for (const [place, subject] of [
    /^Moved from Tue, Jul 1, 2031, 9:00\sAM to /,
    /^Your boat is done/,
  ].entries()) {
    const [newest, ...earlier] = await parts.mailsTo(emails[place] ?? '');
    expect(newest?.subject).toMatch(subject);
    expect(newest?.text).toMatch(/We’d told you .* 2031, 9:00 AM, but came on .* after all\./);
    expect(newest && appointmentIn(newest)).toMatchObject({ sequence: 1 });
    expect(earlier.filter((mail) => /^Moved|^Your boat/.test(mail.subject))).toEqual([]);
    expect(await visitOf(ids[place] ?? '')).toMatchObject({ told: 1, sequence: 1 });
  }
});

test('who comes after a job that takes longer reads so on their page, until that one is done', async () => {
  const [first = '', second = ''] = await leads(2);
  setClock(instantOf('2027-06-10T06:00'));
  const at = (clock: string) => instantOf(`2027-06-10T${clock}`);
  const job = (await schedule(first, at('08:00'))).body.lead;
  const { public_slug } = (await schedule(second, at('12:00'))).body.lead;
  const isToldLate = async () =>
    (await ask(anAct('lead-status', { path: { slug: public_slug } }))).body.held_up_until !== undefined;
  setClock(at('11:40'));
  expect(await isToldLate()).toBe(false);
  await act(first, job.visits[0].id, 'start');
  expect(await isToldLate()).toBe(true);
  await act(first, job.visits[0].id, 'finish');
  expect(await isToldLate()).toBe(false);
});

test('a miss is taken back where others are close, and refused with their name where they have its time', async () => {
  const [missed = '', close = '', taker = ''] = await leads(3);
  const at = (clock: string) => instantOf(`2027-06-15T${clock}`);
  setClock(instantOf('2027-06-14T06:00'));
  const { visits } = (await schedule(missed, at('09:00'))).body.lead;
  await schedule(close, at('12:05'), { overlap: true });
  setClock(at('09:20'));
  const visitId = visits[0].id;
  const say = (name: string) => act(missed, visitId, name);
  expect(await say('miss')).toMatchObject({ status: 200 });
  expect(await say('take-back-miss')).toMatchObject({ status: 200 });
  await say('miss');
  await schedule(taker, at('10:00'), { overlap: true });
  expect(await say('take-back-miss')).toMatchObject({
    status: 409,
    body: { reason: 'time-taken', conflicts: [{ lead_id: taker }] },
  });
  await expectSoundDays([missed, close, taker]);
});
