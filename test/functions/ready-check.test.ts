import { expect, test } from 'vitest';
import { handler } from '#functions/ready-check.ts';
import { aVisit } from '../a-visit.ts';
import { leadPage, winter } from './lead-page.ts';

const page = leadPage();
const visit = aVisit({ start: winter('02T09:00') });
const all = { water: true, power: true, access: true, boat: true };
const say = (body: object = {}) => page.act(handler, { visitStart: visit.start, ...all, ...body });

test('what is said of the boat stands on its visit, and keeps the drafted date', async () => {
  page.leadIs({ status: 'SCHEDULED', visits: [visit], scheduled_at: winter('20T10:00') });
  const { status } = await say({ power: false });
  expect(status).toBe(200);
  expect(page.written()).toMatchObject({ ':visits': [{ id: visit.id, ready: { ...all, power: false } }] });
  const names = page.items().find(({ Update }) => Update)?.Update?.ExpressionAttributeNames;
  expect(Object.values(names ?? {})).not.toContain('scheduled_at');
  expect(page.told()).toMatchObject([{ status: 'Boat isn’t ready', is_public: true }]);
});

test('all ready is told once', async () => {
  page.leadIs({ status: 'SCHEDULED', visits: [visit] });
  await say();
  expect(page.told()).toMatchObject([{ status: 'Boat is ready', is_public: true }]);
  page.leadIs({ status: 'SCHEDULED', visits: [{ ...visit, ready: { ...all, at: winter('01T08:00') } }] });
  await say();
  expect(page.told()).toEqual([]);
});

test('no reminder is owed anew, as no time has changed', async () => {
  page.leadIs({ status: 'SCHEDULED', visits: [aVisit({ start: winter('20T09:00') })] });
  await page.act(handler, { visitStart: winter('20T09:00'), ...all });
  expect(page.owed()).toContain('news');
  expect(page.owed()).not.toContain('ready-check');
});

test.each([
  ['too-late', aVisit({ start: winter('01T08:00') })],
  ['visit-changed', aVisit({ start: winter('03T09:00') })],
  ['visit-changed', { ...visit, status: 'canceled' as const }],
])('it is refused as %s', async (reason, planned) => {
  page.leadIs({ status: 'SCHEDULED', visits: [planned] });
  const visitStart = reason === 'too-late' ? planned.start : visit.start;
  expect(await say({ visitStart })).toMatchObject({ status: 409, body: { reason } });
});

test('each of the four has to be said', async () => {
  const { boat: _, ...three } = all;
  expect((await page.act(handler, { visitStart: visit.start, ...three })).status).toBe(400);
});
