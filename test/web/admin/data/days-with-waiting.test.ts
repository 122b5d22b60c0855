import { expect, test } from 'vitest';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { daysWithWaiting } from '#web/admin/data/days-with-waiting.ts';
import type { WaitingAct } from '#web/admin/device/waiting-act.ts';

const lead = '01JD3ZK8Q0000000000000000A';
const start = '2026-12-02T16:00:00.000Z';
const visit = { id: '01JD3ZK8Q0000000000000000V', lead_id: lead, name: 'Ana', start, hours: 2 };
const day: CalendarDay = {
  day: '2026-12-02',
  visits: [{ ...visit, status: 'planned' }],
  time_off: [],
  sunset: '2026-12-03T00:44:00.000Z',
};
const about = { leadId: lead, said: 'Ana', pressedAt: start };
const press = (act: 'on-my-way' | 'start' | 'miss'): WaitingAct => ({
  ...about,
  id: act,
  name: 'admin-visit',
  input: { id: lead, visitId: visit.id, act },
});
const finish: WaitingAct = { ...about, id: 'finish', name: 'admin-finish', input: { id: lead, lines: [] } };
const statusAfter = (...acts: WaitingAct[]) => daysWithWaiting([day], acts)[0]?.visits[0]?.status;

test('the calendar shows a visit as it will be once what was pressed here has gone out', () => {
  expect(statusAfter()).toBe('planned');
  expect(statusAfter(press('on-my-way'))).toBe('planned');
  expect(statusAfter(press('start'))).toBe('underway');
  expect(statusAfter(press('start'), press('miss'))).toBe('missed');
  expect(statusAfter(press('start'), finish)).toBe('done');
  expect(statusAfter({ ...finish, leadId: '01JD3ZK8Q0000000000000000B' })).toBe('planned');
});
