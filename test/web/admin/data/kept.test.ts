import { expect, test } from 'vitest';
import { agreesWithDay, agreesWithWeek, leadsToKeep, stillKept } from '../../../../web/admin/data/kept.ts';
import { aLead } from '../../../a-lead.ts';
import { aToday } from '../../../a-today.ts';
import { aVisit } from '../../../a-visit.ts';

const today = aToday();
const at = (instant: string) => stillKept(today, Date.parse(instant));

test('a kept day holds a visit for two days after it, and what waited for two days', () => {
  const { visits } = today;
  expect(at(today.now)).toEqual(today);
  const [first] = visits;
  const twoDays = new Date(Date.parse(first?.start ?? '') + 2 * 86_400_000);
  expect(at(twoDays.toISOString()).visits).not.toContain(first);
  expect(at(new Date(twoDays.getTime() - 1).toISOString()).visits).toContain(first);
  expect(at(new Date(Date.parse(today.now) + 2 * 86_400_000).toISOString()).waiting).toEqual([]);
});

test('a kept lead is old once its visits aren’t those of the day', () => {
  const [shown] = today.visits;
  if (!shown) throw new Error('the day has no visit');
  const day = { day: today.day, visits: [shown] };
  const { id, start } = shown;
  const agrees = (...visits: ReturnType<typeof aVisit>[]) =>
    agreesWithDay({ lead: aLead({ id: shown.lead_id, visits }) }, day);
  const same = aVisit({ id, start });
  const other = '01JD3ZK8Q0000000000000000W';
  expect(agrees(same)).toBe(true);
  expect(agrees(same, aVisit({ id: other, status: 'missed', start }))).toBe(true);
  expect(agrees(same, aVisit({ id: other, start: '2027-06-01T16:00:00.000Z' }))).toBe(true);
  expect(agrees(aVisit({ id, start, status: 'underway' }))).toBe(false);
  expect(agrees(same, aVisit({ id: other, start }))).toBe(false);
  expect(agrees()).toBe(false);
});

test('a kept calendar is old once a visit of the next days is another, came or went', () => {
  const [shown] = today.visits;
  if (!shown) throw new Error('the day has no visit');
  const { id, lead_id, name, start, hours, status } = shown;
  const visit = { id, lead_id, name, start, hours, status };
  const later = { ...visit, id: '01JD3ZK8Q0000000000000000W', start: '2027-06-01T16:00:00.000Z' };
  const day = { day: today.day, visits: [shown] };
  const agrees = (...visits: (typeof visit)[]) =>
    agreesWithWeek({ days: [{ day: today.day, visits, time_off: [], sunset: start }] }, day);
  expect(agrees(visit)).toBe(true);
  expect(agrees(visit, later)).toBe(true);
  expect(agrees()).toBe(false);
  expect(agrees({ ...visit, status: 'underway' })).toBe(false);
  expect(agrees(visit, { ...later, start })).toBe(false);
});

test('the leads of a day stay for two days after their last visit; those of visits that nobody has marked, too', () => {
  const [shown] = today.visits;
  if (!shown) throw new Error('the day has no visit');
  const days = (count: number) => new Date(Date.parse(today.now) - count * 86_400_000).toISOString();
  const unmarked = (lead_id: string, since: string) =>
    ({ kind: 'overdue', lead_id, name: 'Ana', text: '', act: '', since }) as const;
  const [yesterday, lastWeek] = ['01JD3ZK8Q0000000000000000W', '01JD3ZK8Q0000000000000000X'];
  const waiting = [
    unmarked(yesterday, days(1)),
    unmarked(lastWeek, days(7)),
    unmarked(shown.lead_id, days(1)),
    { ...unmarked('01JD3ZK8Q0000000000000000Y', days(1)), kind: 'request' } as const,
  ];
  expect([...leadsToKeep({ ...today, visits: [shown], waiting })]).toEqual([
    [yesterday, Date.parse(today.now) + 86_400_000],
    [shown.lead_id, Date.parse(shown.start) + 2 * 86_400_000],
  ]);
});
