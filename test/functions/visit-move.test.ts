import { expect, test } from 'vitest';
import type { Visit } from '#domain/visit/visit.ts';
import { handler } from '#functions/visit-move.ts';
import { aVisit } from '../a-visit.ts';
import { leadPage, othersVisit, winter } from './lead-page.ts';

const page = leadPage();
const visitStart = winter('10T10:00');
const start = winter('14T10:00');
const move_offer = { times: [start], why: 'It will rain.', at: winter('01T08:00') };
const visitIs = (changes: Partial<Visit> = {}) =>
  page.leadIs({
    status: 'SCHEDULED',
    visits: [aVisit({ start: visitStart, ...changes })],
    visits_version: 4,
  });
const move = (to: string = start) => page.act(handler, { visitStart, start: to });

test('the new time is taken and the old one freed in one write', async () => {
  const { visits: [visit] = [] } = visitIs();
  page.dayHas('2026-12-10', { ...othersVisit(visitStart), visit_id: String(visit?.id) });
  expect((await move()).status).toBe(200);
  expect(page.written()).toMatchObject({
    ':visits': [{ start, moves: 1, sequence: 1 }],
    ':scheduled_at': start,
    ':visits_read': 4,
  });
  const days = page.items().filter(({ Put, Update }) => (Put ?? Update)?.TableName === 'Days');
  expect(days.map(({ Put, Update }) => Put?.Item?.day ?? Update?.Key?.day).sort()).toEqual([
    '2026-12-10',
    '2026-12-14',
  ]);
  expect(JSON.stringify(days.find(({ Update }) => Update)?.Update?.UpdateExpression)).toContain('REMOVE');
  expect(page.owed()).toEqual(expect.arrayContaining(['visits', 'news', 'ready-check']));
});

test.each([
  ['too-late', { start: winter('02T08:59') }, winter('02T08:59')],
  ['moves-used', { moves: 3 }, visitStart],
  ['visit-changed', { status: 'canceled' }, visitStart],
] as const)('what no longer fits is refused as %s', async (reason, changes, seen) => {
  visitIs(changes);
  expect(await page.act(handler, { visitStart: seen, start })).toMatchObject({
    status: 409,
    body: { reason },
  });
  expect(page.transactions()).toEqual([]);
});

test('a time that is not open, or another’s, is refused with those that are open', async () => {
  visitIs();
  expect(await move(winter('13T10:00'))).toMatchObject({
    status: 409,
    body: { reason: 'not-open', days: expect.any(Array) },
  });
  page.dayHas('2026-12-14', othersVisit(start));
  expect(await move()).toMatchObject({
    status: 409,
    body: { reason: 'time-taken', days: expect.any(Array) },
  });
});

test('where the owner confirms moves the wish is told and the time stays', async () => {
  page.settingsAre({ confirm_moves: true });
  visitIs();
  expect((await move()).body.visits).toMatchObject([{ start: visitStart }]);
  expect(page.written()).toMatchObject({ ':visits': [{ start: visitStart, move_wish: { start } }] });
  expect(page.written()).not.toHaveProperty(':scheduled_at');
  expect(page.items().some(({ Put, Update }) => (Put ?? Update)?.TableName === 'Days')).toBe(false);
});

test('a move that the owner offered needs no confirmation and is free', async () => {
  page.settingsAre({ confirm_moves: true });
  visitIs({ move_offer, moves: 3 });
  expect((await move()).status).toBe(200);
  expect(page.written()).toMatchObject({ ':visits': [{ start, moves: 3 }] });
});

test('the same time again keeps it, which ends the owner’s offer, and changes nothing without one', async () => {
  visitIs();
  expect((await move(visitStart)).status).toBe(200);
  expect(page.transactions()).toEqual([]);
  visitIs({ move_offer });
  await move(visitStart);
  expect(page.written()?.[':visits'][0]).not.toHaveProperty('move_offer');
  expect(page.owed()).toContain('news');
});

test('a time in the owner’s time off can’t be kept, until that has ended', async () => {
  visitIs({ move_offer: { ...move_offer, is_off: true } });
  page.settingsAre({ time_off: [{ from: winter('10T00:00'), to: winter('11T00:00') }] });
  expect(await move(visitStart)).toMatchObject({ status: 409, body: { reason: 'not-open' } });
  page.settingsAre({ time_off: [] });
  const soon = winter('01T18:00');
  visitIs({ start: soon, move_offer: { ...move_offer, is_off: true } });
  expect((await page.act(handler, { visitStart: soon, start: soon })).status).toBe(200);
  expect(page.written()?.[':visits'][0]).toMatchObject({ start: soon });
});

test('the same time again takes back a wish to cancel, however late', async () => {
  const soon = winter('02T08:00');
  visitIs({ start: soon, cancel_wish: { at: winter('01T08:00') } });
  expect((await page.act(handler, { visitStart: soon, start: soon })).status).toBe(200);
  expect(page.written()?.[':visits'][0]).not.toHaveProperty('cancel_wish');
  expect(page.told()).toMatchObject([{ status: 'Kept the appointment', is_public: true }]);
  expect(page.owed()).toContain('news');
});
