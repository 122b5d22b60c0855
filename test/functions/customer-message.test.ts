import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { maxLeadPhotos } from '#domain/message/message.ts';
import { handler } from '#functions/customer-message.ts';
import { aVisit } from '../a-visit.ts';
import { leadPage, winter } from './lead-page.ts';
import { canceled } from './mocked-clients.ts';

const page = leadPage();
const photo = 'incoming/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg';
const write = (body: object) => page.act(handler, body);

test('a message is kept for both and owed to the owner', async () => {
  expect((await write({ message: ' The gate is open. ' })).status).toBe(200);
  expect(page.told()).toMatchObject([
    { note: 'The gate is open.', is_public: true, message: { from: 'customer' } },
  ]);
  expect(page.written()?.[':owed'].at(-1)).toMatchObject({ kind: 'news', about: page.told()[0]?.id });
});

test('one that says that a ready boat is not ready is one email, and a message when it is too late', async () => {
  const all = { water: true, power: true, access: true, boat: true };
  const visit = aVisit({ start: winter('02T09:00'), ready: { ...all, at: winter('01T08:00') } });
  page.leadIs({ status: 'SCHEDULED', visits: [visit] });
  const say = (visitStart: string) =>
    write({ message: 'Not ready (Power): dead.', ready: { visitStart, ...all, power: false } });
  expect((await say(visit.start)).status).toBe(200);
  expect(page.written()).toMatchObject({
    ':visits': [{ ready: { power: false } }],
    ':unanswered': { text: 'Not ready (Power): dead.', visit_id: visit.id },
  });
  expect(page.told().map(({ status }) => status)).toEqual(['Message', 'Boat isn’t ready']);
  expect(page.owed().filter((kind) => kind === 'news')).toHaveLength(1);
  expect(page.written()?.[':owed'].at(-1)).toMatchObject({ about: page.told()[0]?.id });
  expect((await say(winter('01T08:00'))).status).toBe(200);
  expect(page.told().map(({ status }) => status)).toEqual(['Message']);
});

test.each([
  ['cancels', 'cancel_wish'],
  ['moves', 'move_asked'],
] as const)('one that %s a visit says so of it, which stands', async (asks, wish) => {
  const visit = aVisit({ start: winter('02T09:00') });
  page.leadIs({ status: 'SCHEDULED', visits: [visit] });
  const say = (start: string) => write({ message: 'I need to change it.', [asks]: start });
  expect((await say(visit.start)).status).toBe(200);
  expect(page.written()).toMatchObject({
    ':visits': [{ status: 'planned', start: visit.start, [wish]: { at: expect.any(String) } }],
  });
  expect(page.told().map(({ status }) => status)).toEqual(['Message']);
  expect((await say(winter('01T08:00'))).status).toBe(200);
  expect(page.written()).not.toHaveProperty(':visits');
});

test('its photos become the lead’s alone', async () => {
  page.uploadsAre('\xff\xd8\xff and so on');
  expect((await write({ photo_urls: [photo] })).status).toBe(200);
  expect(page.written()).toMatchObject({ ':photo_urls': [photo] });
  expect(page.owed()).toContain('photos');
  const claim = page.items().find(({ Put }) => String(Put?.Item?.id).startsWith('photos#'))?.Put;
  expect(claim?.ConditionExpression).toBe('attribute_not_exists(id) OR lead_id = :lead');
});

test('photos of another request are refused', async () => {
  page.uploadsAre('\xff\xd8\xff and so on');
  page.database.on(TransactWriteCommand).callsFake(({ TransactItems }) => {
    const codes = TransactItems.map(({ Put }: { Put?: { Item: { id?: string } } }) =>
      Put?.Item.id?.startsWith('photos#') ? 'ConditionalCheckFailed' : 'None',
    );
    throw canceled(...codes);
  });
  expect(await write({ photo_urls: [photo] })).toMatchObject({
    status: 400,
    body: { error: 'A photo belongs to another request.' },
  });
});

test('what is no photo is refused, and so is a page in place of one', async () => {
  page.uploadsAre('<html>');
  expect(await write({ photo_urls: [photo] })).toMatchObject({
    status: 400,
    body: { fields: { photo_urls: expect.any(String) } },
  });
  expect(page.transactions()).toEqual([]);
});

test('while storage is down the message goes out all the same; its photos are looked at later', async () => {
  page.storage.on(GetObjectCommand).rejects(new Error('down'));
  page.storage.on(ListObjectsV2Command).rejects(new Error('down'));
  expect((await write({ photo_urls: [photo] })).status).toBe(200);
});

test('a lead takes so many photos and no more', async () => {
  page.uploadsAre('\xff\xd8\xff and so on');
  page.leadIs({ photo_urls: Array.from({ length: maxLeadPhotos }, (_, place) => `leads/${place}.jpg`) });
  expect((await write({ photo_urls: [photo] })).status).toBe(400);
  expect((await write({ message: 'Words go on.' })).status).toBe(200);
  // Photos of extra work are taken beyond it.
  page.leadIs({ photo_urls: Array.from({ length: maxLeadPhotos + 1 }, (_, place) => `leads/${place}.jpg`) });
  expect((await write({ message: 'Words go on.' })).status).toBe(200);
});

test.each([
  ['nothing', {}],
  ['blanks', { message: '  ' }],
  ['photos of two uploads', { photo_urls: [photo, photo.replace('temp-0001', 'temp-0002')] }],
  ['a photo from elsewhere', { photo_urls: ['leads/other/one.jpg'] }],
  ['too long a text', { message: 'x'.repeat(2001) }],
])('%s is refused', async (_, body) => {
  expect((await write(body)).status).toBe(400);
});
