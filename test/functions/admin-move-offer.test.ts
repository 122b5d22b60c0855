import { expect, test } from 'vitest';
import { dayOf } from '#domain/los-angeles.ts';
import { handler } from '#functions/admin-move-offer.ts';
import { aVisit } from '../a-visit.ts';
import { leadPage, othersVisit, pageNow, winter } from './lead-page.ts';

const page = leadPage();
const visit = aVisit({ start: winter('02T10:00') });
const path = { visitId: visit.id };
const offer = (body: object = {}) => page.ask(handler, { why: 'It will rain.', ...body }, { path });
const leadIs = (changes: object = {}) =>
  page.leadIs({ status: 'SCHEDULED', visits: [visit], scheduled_at: winter('20T10:00'), ...changes });

test('the times that the owner names are offered, and nothing moves', async () => {
  leadIs();
  const times = [winter('10T10:00'), winter('11T18:00')];
  expect((await offer({ times })).status).toBe(200);
  expect(page.written()).toMatchObject({
    ':visits': [{ start: visit.start, move_offer: { times, why: 'It will rain.' } }],
  });
  expect(page.items().some(({ Put, Update }) => (Put ?? Update)?.TableName === 'Days')).toBe(false);
  const names = page.items().find(({ Update }) => Update)?.Update?.ExpressionAttributeNames;
  expect(Object.values(names ?? {})).not.toContain('scheduled_at');
});

test('a visit in time off can’t stay where it is', async () => {
  page.settingsAre({ time_off: [{ from: winter('02T00:00'), to: winter('03T00:00') }] });
  leadIs();
  await offer();
  expect(page.written()).toMatchObject({ ':visits': [{ move_offer: { is_off: true } }] });
});

test('without names the best three that are open are offered, on other days', async () => {
  leadIs();
  await offer();
  const { times } = page.written()?.[':visits'][0].move_offer ?? {};
  expect(times).toHaveLength(3);
  expect(times.map(dayOf)).not.toContain('2026-12-02');
});

test('a time that is past or another’s is not offered', async () => {
  leadIs();
  expect(await offer({ times: [winter('01T08:00')] })).toMatchObject({
    body: { reason: 'not-open', days: expect.any(Array) },
  });
  page.dayHas('2026-12-10', othersVisit(winter('10T10:00')));
  expect(await offer({ times: [winter('10T11:00')] })).toMatchObject({
    status: 409,
    body: { reason: 'time-taken' },
  });
  expect(page.transactions()).toEqual([]);
});

test('where nothing is open in three weeks nothing is offered', async () => {
  page.settingsAre({ time_off: [{ from: winter('01T00:00'), to: winter('31T00:00') }] });
  leadIs();
  expect((await offer()).status).toBe(409);
});

test.each([
  ['called off', { visits: [{ ...visit, status: 'canceled' }] }],
  ['unknown', { visits: [] }],
  ['being emailed about', { mail_claim: { kind: 'appointment', key: 'claim-key-1', claimed_at: pageNow } }],
])('a visit that is %s was changed', async (_, changes) => {
  leadIs(changes);
  expect(await offer()).toMatchObject({ status: 409, body: { reason: 'visit-changed' } });
});
