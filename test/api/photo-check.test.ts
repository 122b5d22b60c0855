import { CopyObjectCommand, GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { OperationOutput } from '#domain/operations/index.ts';
import { photoLimits } from '#domain/photo/photos.ts';
import { storage } from '#functions/data/clients.ts';
import { keepPhoto } from '#functions/data/photo/kept-photos.ts';
import { handler as generateUploadUrl } from '#functions/generate-upload-url.ts';
import { handler as photoCheck } from '#functions/jobs/photo-check.ts';
import { handler as leadIntake } from '#functions/lead-intake.ts';
import { withLogContext } from '#functions/runtime/log-context.ts';
import { aBooking, freshKey } from '../booking.ts';
import { eventually } from '../eventually.ts';
import { hostileFiles, jpegPhoto, phonePhoto, smuggled } from '../hostile-files.ts';
import { captureLog, jobContext } from '../log-lines.ts';
import { uploadEvent } from '../upload-event.ts';
import { callHandler, partsForTests } from './parts.ts';

const leadId = '01JD3ZK8Q0000000000000000A';
const parts = partsForTests();

beforeEach(() => {
  captureLog();
});

const ask = async (body: Record<string, unknown> = {}) => {
  const answer = await callHandler(generateUploadUrl, {
    body: { filename: 'bow.jpg', tempId: freshKey(), ...body },
  });
  expect(answer.status).toBe(200);
  return answer.body as OperationOutput<'generate-upload-url'>;
};
const put = (url: string, file: Uint8Array, type = 'image/jpeg') =>
  fetch(url, {
    method: 'PUT',
    body: new Uint8Array(file),
    headers: { 'content-type': type, 'if-none-match': '*' },
  });
const upload = async (file: Uint8Array, type?: string): Promise<string> => {
  const { signedUrl, path } = await ask();
  expect((await put(signedUrl, file, type)).status).toBe(200);
  return path;
};
const check = (key: string) => photoCheck(uploadEvent(key), jobContext());
const placesOf = async (path: string): Promise<string[]> => {
  const name = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  const { Contents = [] } = await storage().send(new ListObjectsV2Command({ Bucket: 'photos' }));
  return Contents.flatMap(({ Key, Size }) => (Size && Key?.includes(name) ? [Key.split('/')[0] ?? ''] : []));
};
const objectAt = async (Key: string) => {
  const { Body, ContentType, ContentDisposition } = await storage().send(
    new GetObjectCommand({ Bucket: 'photos', Key }),
  );
  return {
    content: Buffer.from((await Body?.transformToByteArray()) ?? []),
    ContentType,
    ContentDisposition,
  };
};
/** As the job that performs what a lead owes. */
const keep = (path: string, now: string) =>
  withLogContext({ operation: 'job:lead-mails' }, () => keepPhoto(path, leadId, now));
const book = (path: string) => callHandler(leadIntake, { body: aBooking({ photo_urls: [path] }) });

// One of each outcome; all others by test/functions/jobs/photo/redraw-photo.test.ts.
test.each([
  'a photo of a phone',
  'a HEIC',
  'nothing',
  'a JPEG cut in half',
  'a PNG of 2.5 billion pixels',
  'a photo of one byte too much',
] as const)('%s, uploaded as a photo', async (name) => {
  const { make, becomes } = hostileFiles[name];
  const path = await upload(await make());
  await check(path);
  const places = { photo: ['checked', 'checked'], size: [] };
  if (name !== 'nothing')
    expect(await placesOf(path)).toEqual(becomes in places ? places[becomes as 'photo'] : ['quarantine']);
  expect((await book(path)).status).toBe(becomes === 'photo' ? 200 : 400);
});

test('what is quarantined is bytes of no type, which no browser opens', async () => {
  const path = await upload(Buffer.from(`<script>${smuggled}</script>`), 'text/html');
  await check(path);
  const kept = await objectAt(path.replace('incoming/', 'quarantine/'));
  expect(kept.content.includes(smuggled)).toBe(true);
  expect(kept.ContentType).toBe('application/octet-stream');
});

test('a checked photo is a JPEG whatever it was declared as, and so is its thumbnail', async () => {
  const path = await upload(await phonePhoto(), 'text/html');
  await check(path);
  const checked = path.replace('incoming/', 'checked/');
  for (const key of [checked, checked.replace('.jpg', '.thumb.jpg')]) {
    const { content, ContentType } = await objectAt(key);
    expect(ContentType).toBe('image/jpeg');
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 120, height: 160 });
  }
});

test('a PNG under a name of its own is checked as a JPEG and kept as one', async () => {
  const { signedUrl, path } = await ask({ filename: 'bow.png' });
  await put(
    signedUrl,
    await sharp(await jpegPhoto())
      .png()
      .toBuffer(),
  );
  await check(path);
  const kept = await keep(path, new Date().toISOString());
  const name = path.slice(path.lastIndexOf('/') + 1).replace('.png', '.jpg');
  expect(kept).toEqual({ state: 'kept', path: `leads/${leadId}/${name}` });
  expect((await placesOf(path)).sort()).toEqual(['checked', 'checked', 'leads', 'leads']);
});

test('events that come again, or late, find nothing to do', async () => {
  const path = await upload(await jpegPhoto());
  await Promise.all([check(path), check(path)]);
  await check(path);
  expect(await placesOf(path)).toEqual(['checked', 'checked']);
});

test('fifty PUTs to one address are one upload and one check, before and after it', async () => {
  const told: string[] = [];
  const { signedUrl, path } = await ask();
  const stop = parts.storage.subscribe({ bucket: 'photos', prefix: path }, async ({ detail }) => {
    if (detail.object.size === 0) return;
    told.push(detail.object.key);
    await check(detail.object.key);
  });
  const [photo, script] = [await jpegPhoto(), Buffer.from(`<script>${smuggled}</script>`)];
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const file = round % 2 === 0 ? photo : script;
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(signedUrl, file)));
    statuses.push(...answers.map(({ status }) => status));
  }
  await eventually(async () => expect(await placesOf(path)).toEqual(['checked', 'checked']));
  expect((await put(signedUrl, photo)).status).toBe(412);
  await stop();
  expect(told).toEqual([path]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([200, 412]));
  const { content } = await objectAt(path.replace('incoming/', 'checked/'));
  expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 160 });
});

test('a rejected upload leaves its address used as well', async () => {
  const { signedUrl, path } = await ask();
  await put(signedUrl, Buffer.from('GIF89a'));
  await check(path);
  expect((await put(signedUrl, await jpegPhoto())).status).toBe(412);
  expect(await placesOf(path)).toEqual(['quarantine']);
});

test('a PUT without the headers that came with its address is refused', async () => {
  const { signedUrl, headers } = await ask();
  const body = new Uint8Array(await jpegPhoto());
  const type = { 'content-type': 'image/jpeg' };
  expect((await fetch(signedUrl, { method: 'PUT', body, headers: type })).status).toBe(403);
  const forged = { ...type, 'if-none-match': 'x' };
  expect((await fetch(signedUrl, { method: 'PUT', body, headers: forged })).status).toBe(403);
  expect((await fetch(signedUrl, { method: 'PUT', body, headers: { ...type, ...headers } })).status).toBe(
    200,
  );
});

test('storage tells of each upload, of copies too, and again until it is checked', async () => {
  const told: string[] = [];
  const { signedUrl, path } = await ask();
  // Of this upload alone: what an earlier test stored last may be told of only now.
  const stop = parts.storage.subscribe({ bucket: 'photos', prefix: path }, async ({ detail }) => {
    told.push(`${detail.reason} ${detail.object.key}`);
    if (told.length === 1) throw new Error('not this time');
  });
  expect((await put(signedUrl, await jpegPhoto())).status).toBe(200);
  await eventually(() => expect(told).toEqual([`PutObject ${path}`, `PutObject ${path}`]));
  const CopySource = `photos/${path}`;
  const again = { Bucket: 'photos', Key: path, CopySource, MetadataDirective: 'REPLACE' } as const;
  await storage().send(new CopyObjectCommand(again));
  await eventually(() => expect(told.at(-1)).toBe(`CopyObject ${path}`));
  await stop();
});

test('an event that was lost is asked for once the photo has waited for long', async () => {
  const stop = parts.storage.subscribe({ bucket: 'photos', prefix: 'incoming/' }, async ({ detail }) => {
    if (detail.reason === 'CopyObject') await check(detail.object.key);
  });
  const path = await upload(await jpegPhoto());
  const now = Date.now();
  expect(await keep(path, new Date(now).toISOString())).toEqual({ state: 'waiting' });
  expect(await placesOf(path)).toEqual(['incoming']);
  const later = new Date(now + 60_000).toISOString();
  expect(await keep(path, later)).toEqual({ state: 'waiting' });
  await eventually(async () => expect(await keep(path, later)).toMatchObject({ state: 'kept' }));
  await stop();
});

test('an upload that is no photo is taken off its lead', async () => {
  const path = await upload(Buffer.from('GIF89a'));
  await check(path);
  expect(await keep(path, new Date().toISOString())).toEqual({ state: 'lost' });
});

test('an address that names type and size takes no other', async () => {
  const file = await jpegPhoto();
  const { signedUrl } = await ask({ contentType: 'image/jpeg', size: file.length });
  expect((await put(signedUrl, file, 'text/html')).status).toBe(403);
  expect((await put(signedUrl, Buffer.concat([file, file]))).status).toBe(403);
  expect((await put(signedUrl, file.subarray(1))).status).toBe(403);
  expect((await put(signedUrl.replace('.jpg', '.html'), file)).status).toBe(403);
  expect((await put(signedUrl.replace('incoming/', 'checked/'), file)).status).toBe(403);
  expect((await put(signedUrl, file)).status).toBe(200);
});

test('an address is not given for more than a photo may hold', async () => {
  const body = { filename: 'bow.jpg', tempId: freshKey(), contentType: 'image/jpeg' };
  const asked = (size: number) => callHandler(generateUploadUrl, { body: { ...body, size } });
  expect((await asked(photoLimits.maxBytes + 1)).status).toBe(400);
  expect((await asked(0)).status).toBe(400);
  expect((await asked(photoLimits.maxBytes)).status).toBe(200);
});

const pathPattern = /^incoming\/[A-Za-z0-9_-]{8,64}\/[A-Za-z0-9_-]{22}\.(?:jpg|png|webp)$/;

test.each([
  '../../../leads/x.jpg',
  '..\\..\\windows.png',
  'bow.jpg/../../checked/x.webp',
  '/etc/passwd.jpg',
  'line\nbreak\r\nX-Header: 1.jpg',
  'nul\0byte.jpg',
  '\u202Egpj.exe.jpg',
  'b\u00F6w \u{1F6A4}.JPEG',
  `${'x'.repeat(250)}.jpg`,
  'bow.html.jpg',
  'bow.jpg.jpg',
  '%2e%2e%2fbow.jpg',
  '"><script>.jpg',
])('the file name %j does not show in the path', async (filename) => {
  const tempId = freshKey();
  const { body, status } = await callHandler(generateUploadUrl, { body: { filename, tempId } });
  expect(status).toBe(200);
  expect(body.path).toMatch(pathPattern);
  expect(body.path.startsWith(`incoming/${tempId}/`)).toBe(true);
});

test.each(['bow.svg', 'bow.jpg\0.html', 'bow.html', 'jpg', '.', '', 'bow.gif', 'bow.heic'])(
  'the file name %j gets no address',
  async (filename) => {
    const answer = await callHandler(generateUploadUrl, { body: { filename, tempId: freshKey() } });
    expect(answer.status).toBe(400);
  },
);

test.each([
  '../../leads',
  '..',
  'a/../../b-long-enough',
  'temp-id\n1',
  'temp-id\u0000',
  'temp%2f..%2fid',
  't\u00E9mp-id-1',
  'short',
  'x'.repeat(65),
  '',
  ['temp-id-1'],
  { $ne: '' },
])('the temp id %j gets no address', async (tempId) => {
  const answer = await callHandler(generateUploadUrl, { body: { filename: 'bow.jpg', tempId } });
  expect(answer).toMatchObject({ status: 400, body: { fields: { tempId: expect.any(String) } } });
});

test.each(['quarantine/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg', 'incoming/../leads/x.jpg', 'incoming/x.jpg'])(
  'the check does not touch %s',
  async (key) => {
    await expect(check(key)).rejects.toThrow('photo-check failed');
  },
);
