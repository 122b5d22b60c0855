import { expect, test } from 'vitest';
import { handler } from '#functions/open-times.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';
import { callHandler } from '../call-handler.ts';
import { leadPage, othersVisit, winter } from './lead-page.ts';

const page = leadPage();
const look = (query: Record<string, string>) =>
  callHandler(handler, { path: { slug: aLead().public_slug }, query });

test('the open starts of the days that were asked for, without those that others have', async () => {
  page.dayHas('2026-12-10', othersVisit(winter('10T13:00')));
  expect(await look({ from: '2026-12-10', days: '2' })).toEqual({
    status: 200,
    body: {
      hours: 3,
      days: [
        { day: '2026-12-10', starts: [winter('10T08:00')] },
        { day: '2026-12-11', starts: [winter('11T08:00'), winter('11T10:00'), winter('11T13:00')] },
      ],
    },
  });
  expect(page.transactions()).toEqual([]);
});

test('the lead’s own planned visit does not block', async () => {
  const own = aVisit({ start: winter('10T10:00') });
  page.leadIs({ status: 'SCHEDULED', visits: [own] });
  page.dayHas('2026-12-10', { ...othersVisit(own.start), visit_id: own.id });
  const { body } = await look({ from: '2026-12-10', days: '1' });
  expect(body.days[0].starts).toContain(own.start);
});

test('days go by two weeks unless another number is named, of 62 at most', async () => {
  expect((await look({ from: '2026-12-10' })).body.days).toHaveLength(14);
  expect((await look({ from: '2026-12-10', days: '63' })).status).toBe(400);
  expect((await look({ from: '2026-12-10', days: '0' })).status).toBe(400);
  expect((await look({})).body.days).toHaveLength(14);
});

test.each([
  { from: '' },
  { from: 'soon' },
  { from: '1999-12-31' },
  { from: '9999-12-31' },
  { from: '2100-12-31', days: '2' },
])('days before 2000 and after 2100 are none: %j', async (query) => {
  expect((await look(query)).status).toBe(400);
});

test('the last day of 2100 is one', async () => {
  expect((await look({ from: '2100-12-31', days: '1' })).status).toBe(200);
});

test('work of several days has none, and says so', async () => {
  page.leadIs({ appointment_hours: 12 });
  expect((await look({ from: '2026-12-10' })).body).toEqual({ hours: 12, days: [], reason: 'several-days' });
});

test('a canceled lead has times, a completed one none, and one in quarantine no page', async () => {
  page.leadIs({ status: 'CANCELED' });
  expect((await look({ from: '2026-12-10' })).status).toBe(200);
  page.leadIs({ status: 'COMPLETED' });
  expect(await look({ from: '2026-12-10' })).toMatchObject({ status: 409, body: { reason: 'completed' } });
  page.leadIs({ quarantined: true });
  expect((await look({ from: '2026-12-10' })).status).toBe(404);
});

test('the customer may ask for the best three, with what speaks against them in their own words', async () => {
  page.leadIs({ preferred_date: '2026-12-10' });
  page.dayHas('2026-12-10', othersVisit(winter('10T10:00')));
  const { body } = await look({ from: '2026-12-10', days: '3', suggest: 'true' });
  expect(body.suggested).toHaveLength(3);
  expect(body.suggested[0]).toEqual({ start: winter('11T08:00'), why: 'Not the day you asked for' });
  expect(body).toMatchObject({ weather: [] });
  expect(body).not.toHaveProperty('ranked');
});

test('after a miss the rest of its day counts as named', async () => {
  const missed = aVisit({ start: winter('01T08:00'), status: 'missed' });
  page.leadIs({ status: 'CONTACTED', preferred_date: '2026-12-10', visits: [missed] });
  page.settingsAre({ first_start_hours: 0 });
  const { body } = await look({ from: '2026-12-01', days: '2', suggest: 'true' });
  expect(body.suggested).toEqual([
    { start: winter('01T10:00') },
    { start: winter('01T13:00') },
    { start: winter('02T08:00'), why: 'Not a day you asked for' },
  ]);
});
