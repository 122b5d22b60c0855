import { expect, test } from 'vitest';
import { addHours, dayOf } from '#domain/los-angeles.ts';
import { handler } from '#functions/admin-times.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';
import { leadPage, othersVisit, pageNow, winter } from './lead-page.ts';
import { asAdmin } from './mocked-clients.ts';

const page = leadPage();
const look = (query: Record<string, string> = {}, id = aLead().id) =>
  asAdmin(handler, { path: { id }, query });

test('the starts that the customer could choose, and three of them that suit best', async () => {
  page.leadIs({ preferred_date: '2026-12-10', preferred_window: 'afternoon' });
  const { status, body } = await look();
  expect(status).toBe(200);
  expect(body.days).toHaveLength(21);
  expect(body.days[0].day).toBe('2026-12-01');
  const open = body.days.flatMap(({ starts }: { starts: string[] }) => starts);
  expect(body.suggested).toHaveLength(3);
  expect(open).toEqual(expect.arrayContaining(body.suggested));
  expect(body.suggested).toContain(winter('10T13:00'));
  expect(page.transactions()).toEqual([]);
});

test('a named day is suggested first however far it is, and only where no days were asked for', async () => {
  page.leadIs({ preferred_date: '2026-12-30' });
  const { body } = await look();
  expect(body.days.at(-1).day).toBe('2026-12-21');
  expect(dayOf(body.suggested[0])).toBe('2026-12-30');
  expect(body.ranked[0]).toEqual({ start: body.suggested[0] });
  const window = await look({ from: '2026-12-01', days: '7' });
  expect(window.body.suggested.map(dayOf)).not.toContain('2026-12-30');
});

test('what others have is neither open nor suggested, and a named day says why it has nothing', async () => {
  page.leadIs({ preferred_date: '2026-12-10' });
  page.dayHas('2026-12-10', othersVisit(winter('10T10:00')));
  const { body } = await look({ from: '2026-12-10', days: '1' });
  expect(body).toMatchObject({
    days: [{ day: '2026-12-10', starts: [] }],
    suggested: [],
    closed: [
      {
        day: '2026-12-10',
        why: '1:30 PM would fit, but it isn’t one of your start times',
        start: winter('10T13:30'),
      },
    ],
  });
});

test('of the times of an open offer those are named that somebody else has by now', async () => {
  const times = [winter('10T11:30'), winter('11T10:00')];
  const offer_sent = { est_price_min: 700, est_price_max: 700, sent_at: pageNow, times };
  page.leadIs({ status: 'OFFER_SENT', offer_sent });
  expect((await look()).body).not.toHaveProperty('gone');
  page.dayHas('2026-12-10', othersVisit(winter('10T10:00')));
  expect((await look()).body.gone).toEqual([times[0]]);
});

test('work of several days has no times, an unknown lead is 404', async () => {
  page.leadIs({ appointment_hours: 12 });
  expect((await look()).body).toMatchObject({ reason: 'several-days', suggested: [] });
  expect((await look({}, '01JD3ZK8Q0000000000000000Z')).status).toBe(404);
});

test('a named day on which it rains stands behind dry ones, each with its reason', async () => {
  const wet = winter('03T00:00');
  const hours = Array.from({ length: 7 * 24 }, (_, hour) => [
    addHours(winter('01T00:00'), hour),
    60,
    dayOf(addHours(winter('01T00:00'), hour)) === dayOf(wet) ? 75 : 5,
    5,
  ]);
  const forecast = { fetched_at: pageNow, hours: JSON.stringify(hours) };
  page.forecastIs({ area: 'marina-del-rey', wanted_since: pageNow, forecast });
  page.leadIs({ preferred_date: '2026-12-03' });
  const { body } = await look();
  expect(body.suggested.map(dayOf)).not.toContain('2026-12-03');
  const reasons = new Map(body.ranked.map(({ start, why }: { start: string; why: string }) => [start, why]));
  expect(reasons.get(body.suggested[0])).toBe('Not the day Ana asked for');
  expect(body.closed).toEqual([{ day: '2026-12-03', why: 'rain 75% that day' }]);
  const rain = { start: winter('03T08:00'), why: 'Rain 75% that day' };
  expect(reasons.get(rain.start)).toBe(rain.why);
  expect(body.weather).toContainEqual(rain);
  expect(body.weather.map(({ start }: { start: string }) => dayOf(start))).not.toContain('2026-12-04');
  const at = winter('03T11:30');
  const asked = await look({ from: '2026-12-03', days: '1', at });
  expect(asked.body.weather).toContainEqual({ ...rain, start: at });
});

test('a visit that is to be moved is not in its own way, and its own start is none to move to', async () => {
  const own = aVisit({ start: winter('10T10:00'), hours: 2 });
  page.leadIs({ status: 'SCHEDULED', visits: [own] });
  page.dayHas('2026-12-10', { ...othersVisit(own.start), visit_id: own.id });
  const { body } = await look({ from: '2026-12-10', days: '1', visitId: own.id });
  expect(body.hours).toBe(2);
  const starts = body.ranked.map(({ start }: { start: string }) => start);
  expect(starts).toContain(winter('10T08:00'));
  expect(starts).not.toContain(own.start);
});
