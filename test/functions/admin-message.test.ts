import { expect, test } from 'vitest';
import { maxLeadPhotos } from '#domain/message/message.ts';
import { handler } from '#functions/admin-message.ts';
import { aRecord } from '../a-record.ts';
import { aVisit } from '../a-visit.ts';
import { leadPage } from './lead-page.ts';

const page = leadPage();
const photo = 'incoming/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg';

test('a message stands in both timelines, by the admin who wrote it', async () => {
  expect((await page.ask(handler, { message: ' See you at nine. ' })).status).toBe(200);
  expect(page.told()).toMatchObject([
    { note: 'See you at nine.', is_public: true, message: { from: 'owner' } },
  ]);
  expect(page.told()[0]?.meta.updated_by).not.toBe('customer');
  expect(page.written()?.[':owed'].at(-1)).toMatchObject({ kind: 'message', about: page.told()[0]?.id });
});

test('a reminder of what is unpaid says so, and its email leads to the receipt', async () => {
  page.leadIs({ status: 'COMPLETED', record: aRecord() });
  await page.ask(handler, { message: 'A quick reminder.', about: 'unpaid' });
  expect(page.told()).toMatchObject([{ note: 'A quick reminder.', message: { about: 'unpaid' } }]);
});

test('its photos need no words, become the lead’s alone, and are kept', async () => {
  page.uploadsAre('\xff\xd8\xff and so on');
  expect(await page.ask(handler, { photo_urls: [photo] })).toMatchObject({
    status: 200,
    body: { mailed: true },
  });
  expect(page.told()).toMatchObject([
    { note: 'Sent a photo.', message: { from: 'owner', photos: [photo] }, mailed: true },
  ]);
  expect(page.written()).toMatchObject({ ':photo_urls': [photo] });
  expect(page.owed()).toEqual(expect.arrayContaining(['message', 'photos']));
  const claim = page.items().find(({ Put }) => String(Put?.Item?.id).startsWith('photos#'))?.Put;
  expect(claim?.ConditionExpression).toBe('attribute_not_exists(id) OR lead_id = :lead');
});

test('to a customer without an address photos go as well, and nothing is mailed', async () => {
  page.leadIs({ email: undefined });
  page.uploadsAre('\xff\xd8\xff and so on');
  expect(await page.ask(handler, { message: 'Look.', photo_urls: [photo] })).toMatchObject({
    status: 200,
    body: { mailed: false },
  });
  expect(page.owed()).toContain('photos');
  expect(page.owed()).not.toContain('message');
  expect(page.told()[0]).not.toHaveProperty('mailed');
});

test('what is no photo, or one too many, is refused', async () => {
  page.uploadsAre('<html>');
  const refused = { status: 400, body: { fields: { photo_urls: expect.any(String) } } };
  expect(await page.ask(handler, { message: 'Look.', photo_urls: [photo] })).toMatchObject(refused);
  page.uploadsAre('\xff\xd8\xff and so on');
  page.leadIs({ photo_urls: Array.from({ length: maxLeadPhotos }, (_, place) => `leads/${place}.jpg`) });
  expect(await page.ask(handler, { message: 'Look.', photo_urls: [photo] })).toMatchObject(refused);
  expect(page.transactions()).toEqual([]);
});

test('one that was written before its visit was moved or called off waits for the admin’s word', async () => {
  const at = '2026-03-02T17:00:00.000Z';
  const since = '2026-03-02T17:05:00.000Z';
  const message = 'See you at ten.';
  page.leadIs({ status: 'SCHEDULED', visits: [aVisit({ booked_at: at })] });
  expect((await page.ask(handler, { message, at })).status).toBe(200);
  for (const visit of [aVisit({ booked_at: since }), aVisit({ status: 'canceled', ended_at: since })]) {
    page.leadIs({ status: 'SCHEDULED', visits: [visit] });
    expect(await page.ask(handler, { message, at })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Since you wrote this'), reason: 'visit-changed' },
    });
    expect((await page.ask(handler, { message, at, anyway: true })).status).toBe(200);
  }
});

test.each([
  ['an empty message', { message: '' }],
  ['blanks', { message: '   ' }],
  ['a message without end', { message: 'x'.repeat(2001) }],
  ['photos of two uploads', { photo_urls: [photo, photo.replace('temp-0001', 'temp-0002')] }],
])('%s is refused', async (_, body) => {
  expect((await page.ask(handler, body)).status).toBe(400);
  expect(page.transactions()).toEqual([]);
});
