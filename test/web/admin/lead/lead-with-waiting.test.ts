import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import type { WaitingAct } from '../../../../web/admin/device/waiting-act.ts';
import { isFinishedHere, leadWithWaiting } from '../../../../web/admin/lead/lead-with-waiting.ts';
import { aLead } from '../../../a-lead.ts';
import { aVisit } from '../../../a-visit.ts';

const visit = aVisit();
const { id, updated_at } = aLead();
const about = { leadId: id, said: '', pressedAt: visit.start };
const press = (act: 'on-my-way' | 'start' | 'miss'): WaitingAct => ({
  ...about,
  id: act,
  name: 'admin-visit',
  input: { id, visitId: visit.id, act, at: visit.start },
});
const message: WaitingAct = { ...about, id: 'm', name: 'admin-message', input: { id, message: 'Yes.' } };
const booked = aLead({ status: 'SCHEDULED', visits: [visit] });

test('a lead shows what was pressed on this device before it has arrived, and is no newer for it', () => {
  expect(leadWithWaiting(booked, [press('on-my-way'), press('start')])).toMatchObject({
    status: 'IN_PROGRESS',
    updated_at,
    visits: [{ status: 'underway', started_at: visit.start, on_my_way_at: visit.start }],
  });
});

test('a start that waits leaves no time that would have to be emailed', () => {
  const planned = { ...booked, scheduled_at: visit.start };
  expect(leadWithWaiting(planned, [press('on-my-way')]).scheduled_at).toBe(visit.start);
  expect(leadWithWaiting(planned, [press('start')]).scheduled_at).toBeUndefined();
});

test('what the server would refuse by now changes nothing', () => {
  const canceled = aLead({ status: 'CANCELED', visits: [{ ...visit, status: 'canceled' }] });
  expect(leadWithWaiting(canceled, [press('start')])).toEqual(canceled);
});

test('a message that waits has answered the customer’s', () => {
  const asked = aLead({ unanswered: { at: visit.start, text: 'Canvas too?' } });
  expect(leadWithWaiting(asked, [message]).unanswered).toBeUndefined();
  const since = { at: addHours(visit.start, 1), text: 'Please don’t come.' };
  expect(leadWithWaiting(aLead({ unanswered: since }), [message]).unanswered).toEqual(since);
});

test('a finish that waits, unlike a correction, has finished the job here', () => {
  const finish: WaitingAct = { ...about, id: 'f', name: 'admin-finish', input: { id, lines: [] } };
  const correction: WaitingAct = { ...finish, input: { id, version: 1, lines: [] } };
  expect([finish, correction, press('start')].map((act) => isFinishedHere([act]))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a job that is finished here is done, of several days only the day', () => {
  const finish: WaitingAct = {
    ...about,
    id: 'f',
    name: 'admin-finish',
    input: { id, visit_id: visit.id, lines: [], done_at: addHours(visit.start, 3) },
    pressedAt: addHours(visit.start, 3),
  };
  const acts = [press('start'), finish];
  const done = { status: 'done', started_at: visit.start, ended_at: addHours(visit.start, 3) };
  expect(leadWithWaiting(booked, acts)).toMatchObject({ status: 'COMPLETED', visits: [done] });
  const later = { ...visit, id: 'later', start: addHours(visit.start, 24) };
  expect(leadWithWaiting({ ...booked, visits: [visit, later] }, acts)).toMatchObject({
    status: 'SCHEDULED',
    scheduled_at: later.start,
    visits: [done, later],
  });
  const worked = aLead({ status: 'IN_PROGRESS' });
  expect(leadWithWaiting(worked, [{ ...finish, input: { id, lines: [] } }]).status).toBe('COMPLETED');
  expect(leadWithWaiting(worked, [{ ...finish, input: { id, version: 1, lines: [] } }])).toEqual(worked);
});
