import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import { handler as leadStatus } from '#functions/lead-status.ts';
import { handler } from '#functions/offer-answer.ts';
import { aVisit } from '../a-visit.ts';
import { leadPage, othersVisit, winter } from './lead-page.ts';

const page = leadPage();
const offerSentAt = winter('01T08:00');
const start = winter('10T10:00');
const offer = { est_price_min: 500, est_price_max: 600, sent_at: offerSentAt };
const answer = (body: object) => page.act(handler, { answer: 'yes', offerSentAt, ...body });

test('a yes takes its time on the rows of the days, sets SCHEDULED and owes the emails and reminders', async () => {
  page.leadIs({ status: 'OFFER_SENT', offer_sent: offer });
  expect((await answer({ start })).status).toBe(200);
  expect(page.written()).toMatchObject({
    ':status': 'SCHEDULED',
    ':scheduled_at': start,
    ':offer_answer': { answer: 'yes' },
    ':visits': [{ start, hours: 3, status: 'planned', sequence: 0 }],
  });
  const day = page.items().find(({ Put }) => Put?.TableName === 'Days')?.Put;
  expect(day).toMatchObject({
    Item: { day: '2026-12-10', version: 1 },
    ConditionExpression: 'attribute_not_exists(version)',
  });
  expect(page.owed()).toEqual(expect.arrayContaining(['visits', 'news', 'ready-check', 'ready-check-again']));
  expect(page.told().map(({ status }) => status)).toEqual(['Price accepted', 'SCHEDULED']);
});

test('the first yes to an offer for a lead by hand accepts the terms that are published', async () => {
  page.leadIs({ offer_sent: offer, terms_version: undefined, terms_accepted_at: undefined });
  expect((await answer({})).status).toBe(200);
  expect(page.written()).toMatchObject({
    ':terms_version': '2024-01-01',
    ':terms_accepted_at': expect.any(String),
  });
});

const photo = 'incoming/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg';

test('a question’s photos become the lead’s alone, and are kept', async () => {
  page.leadIs({ offer_sent: offer });
  page.uploadsAre('\xff\xd8\xff and so on');
  const asked = { answer: 'question', message: 'Is this rust?', photo_urls: [photo] };
  expect((await answer(asked)).status).toBe(200);
  expect(page.written()).toMatchObject({
    ':photo_urls': [photo],
    ':offer_answer': { answer: 'question', message: 'Is this rust?' },
  });
  expect(page.told()).toMatchObject([
    { note: 'Is this rust?', message: { from: 'customer', photos: [photo] } },
  ]);
  expect(page.owed()).toEqual(expect.arrayContaining(['news', 'photos']));
  expect(page.items().some(({ Put }) => String(Put?.Item?.id).startsWith('photos#'))).toBe(true);
});

test('what is no photo goes with no question', async () => {
  page.leadIs({ offer_sent: offer });
  page.uploadsAre('<html>');
  const asked = { answer: 'question', message: 'Is this rust?', photo_urls: [photo] };
  expect(await answer(asked)).toMatchObject({
    status: 400,
    body: { fields: { photo_urls: expect.any(String) } },
  });
  expect(page.transactions()).toEqual([]);
});

test('a time that another has is refused with those that are open', async () => {
  page.leadIs({ offer_sent: offer });
  page.dayHas('2026-12-10', othersVisit(winter('10T11:00')));
  const { status, body } = await answer({ start });
  expect(status).toBe(409);
  expect(body.reason).toBe('time-taken');
  const ofThatDay = body.days.find(({ day }: { day: string }) => day === '2026-12-10');
  expect(ofThatDay.starts).toEqual([]);
  expect(body.days.flatMap(({ starts }: { starts: string[] }) => starts)).toContain(winter('11T10:00'));
  expect(page.transactions()).toEqual([]);
});

test('a start that is none of the grid can be had only where the owner offered it', async () => {
  const evening = winter('10T18:00');
  page.leadIs({ offer_sent: offer });
  expect(await answer({ start: evening })).toMatchObject({ status: 409, body: { reason: 'not-open' } });
  page.leadIs({ offer_sent: { ...offer, times: [evening] } });
  expect((await answer({ start: evening })).status).toBe(200);
});

test('beyond the days that are open the fresh ones are those from today on', async () => {
  page.leadIs({ offer_sent: offer });
  const { body } = await answer({ start: '2027-08-02T15:00:00.000Z' });
  expect(body).toMatchObject({ reason: 'not-open' });
  expect(JSON.stringify(body)).toContain('"starts":["2026-12-');
});

test('an offered time that the owner has taken off since is open no more', async () => {
  page.leadIs({ offer_sent: { ...offer, times: [start] } });
  page.settingsAre({ time_off: [{ from: start, to: addHours(start, 1) }] });
  expect(await answer({ start })).toMatchObject({ status: 409, body: { reason: 'not-open' } });
  const { body } = await page.act(leadStatus, {});
  expect(body).toMatchObject({ offer: { times: [] }, times_gone: [start] });
});

test('work of several days takes no time, but days', async () => {
  page.leadIs({ offer_sent: offer, appointment_hours: 12 });
  expect(await answer({ start })).toMatchObject({ status: 409, body: { reason: 'several-days' } });
  expect((await answer({ days: ['2026-12-10', '2026-12-11'] })).status).toBe(200);
  expect(page.written()).toMatchObject({ ':offer_answer': { days: ['2026-12-10', '2026-12-11'] } });
  expect(page.written()).not.toHaveProperty(':status');
});

const outdated: readonly (readonly [string, Partial<Lead>])[] = [
  ['offer-replaced', { offer_sent: { ...offer, sent_at: winter('01T08:30') } }],
  ['offer-expired', { offer_sent: { ...offer, valid_until: winter('01T08:30') } }],
  ['already-answered', { offer_sent: offer, visits: [aVisit({ start })] }],
];

test.each(outdated)('what no longer fits is refused as %s', async (reason, lead) => {
  page.leadIs(lead);
  expect(await answer({})).toMatchObject({ status: 409, body: { reason } });
  expect(page.transactions()).toEqual([]);
});

test.each([
  ['start', { answer: 'no', start }],
  ['start', { answer: 'question', message: 'When?', days: ['2026-12-10'] }],
  ['message', { answer: 'question' }],
  ['message', { answer: 'question', photo_urls: [photo] }],
  ['photo_urls', { answer: 'yes', photo_urls: [photo] }],
  ['photo_urls', { answer: 'no', photo_urls: [photo] }],
])('what makes no sense is refused at %s', async (field, body) => {
  page.leadIs({ offer_sent: offer });
  expect(await answer(body)).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test('one who called off the last visit takes up its calendar entry again', async () => {
  const calledOff = aVisit({
    status: 'canceled',
    sequence: 1,
    ended_at: offerSentAt,
    canceled_by: 'customer',
  });
  page.leadIs({
    status: 'CANCELED',
    offer_sent: offer,
    offer_answer: { answer: 'yes', at: offerSentAt },
    visits: [calledOff],
  });
  expect((await answer({ start })).status).toBe(200);
  expect(page.written()).toMatchObject({
    ':status': 'SCHEDULED',
    ':visits': [{ id: calledOff.id, uid: calledOff.uid, start, sequence: 2, status: 'planned' }],
  });
  expect(page.written()?.[':visits'][0]).not.toHaveProperty('canceled_by');
});
