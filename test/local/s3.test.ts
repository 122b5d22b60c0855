import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/credentials.ts';
import { type Storage, startS3 } from '#local/s3/start-s3.ts';
import { eventually } from '../eventually.ts';

const BUCKET = 'photos';
const PLAIN = 'exports';
const SITE = 'http://127.0.0.1:3000';
let directory: string;
let storage: Storage;
let client: S3Client;

const clientWith = (secretAccessKey: string) =>
  new S3Client({
    endpoint: storage.url,
    region: LOCAL_REGION,
    forcePathStyle: true,
    credentials: { ...LOCAL_CREDENTIALS, secretAccessKey },
    // The presigner would bake the checksum of an empty body into the address.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 2,
  });

const put = (key: string, body = 'content') =>
  client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: body, ContentType: 'text/plain' }));
const uploadUrl = (key: string) =>
  getSignedUrl(
    client,
    new PutObjectCommand({ Bucket: BUCKET, Key: key, ContentType: 'image/jpeg', ContentLength: 5 }),
    { expiresIn: 60, signableHeaders: new Set(['content-type', 'content-length']) },
  );
const upload = (url: string, body: string, type = 'image/jpeg') =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': type, origin: SITE } });
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was expected to fail'),
    (error: Error) => error,
  );

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 's3-'));
  storage = await startS3({ directory, buckets: [BUCKET, PLAIN], versioned: [BUCKET], origins: [SITE] });
  client = clientWith(LOCAL_CREDENTIALS.secretAccessKey);
});

afterAll(async () => {
  client.destroy();
  await storage.close();
  await rm(directory, { recursive: true });
});

test('an object is put, headed, read, copied, listed and deleted', async () => {
  await client.send(
    new PutObjectCommand({
      Bucket: BUCKET,
      Key: 'life/a b+ü.txt',
      Body: 'hello',
      ContentType: 'text/plain',
      Metadata: { origin: 'test' },
    }),
  );
  const head = await client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'life/a b+ü.txt' }));
  expect(head).toMatchObject({ ContentLength: 5, ContentType: 'text/plain', Metadata: { origin: 'test' } });
  await client.send(
    new CopyObjectCommand({
      Bucket: BUCKET,
      Key: 'life/copy.txt',
      CopySource: `${BUCKET}/${encodeURIComponent('life/a b+ü.txt')}`,
    }),
  );
  const copy = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'life/copy.txt' }));
  expect(await copy.Body?.transformToString()).toBe('hello');
  await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'life/a b+ü.txt' }));
  const list = await client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: 'life/' }));
  expect(list.Contents?.map(({ Key }) => Key)).toEqual(['life/copy.txt']);
});

test('a copy is made of what was seen, or not at all', async () => {
  const source = { Bucket: BUCKET, Key: 'seen.txt' };
  await put('seen.txt');
  const { ETag } = await client.send(new HeadObjectCommand(source));
  const copy = () =>
    client.send(
      new CopyObjectCommand({
        Bucket: BUCKET,
        Key: 'seen-copy.png',
        CopySource: `${BUCKET}/seen.txt`,
        CopySourceIfMatch: ETag,
        MetadataDirective: 'REPLACE',
        ContentType: 'image/png',
      }),
    );
  await copy();
  const { ContentType } = await client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'seen-copy.png' }));
  expect(ContentType).toBe('image/png');
  await put('seen.txt', 'something else');
  expect((await failure(copy())).name).toBe('PreconditionFailed');
});

test('what is copied onto itself is as new as any copy', async () => {
  const object = { Bucket: BUCKET, Key: 'aged.txt' };
  await put('aged.txt');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(path.join(directory, BUCKET, 'aged.txt._S3rver_object'), yesterday, yesterday);
  const age = async () =>
    Date.now() - Number((await client.send(new HeadObjectCommand(object))).LastModified?.getTime());
  expect(await age()).toBeGreaterThan(86_000_000);
  await client.send(
    new CopyObjectCommand({
      ...object,
      CopySource: `${BUCKET}/aged.txt`,
      MetadataDirective: 'REPLACE',
    }),
  );
  expect(await age()).toBeLessThan(3_600_000);
});

test('a range is read, and of an empty object there is none', async () => {
  await put('ranged.txt', 'abcdef');
  const emptyUrl = await getSignedUrl(client, new PutObjectCommand({ Bucket: BUCKET, Key: 'empty' }));
  await upload(emptyUrl, '');
  const range = (Key: string) =>
    client.send(new GetObjectCommand({ Bucket: BUCKET, Key, Range: 'bytes=0-2' }));
  const { Body, ContentRange } = await range('ranged.txt');
  expect([await Body?.transformToString(), ContentRange]).toEqual(['abc', 'bytes 0-2/6']);
  expect((await failure(range('empty'))).name).toBe('InvalidRange');
});

test('an upload with the default checksums arrives as it was sent', async () => {
  const plain = new S3Client({
    endpoint: storage.url,
    region: LOCAL_REGION,
    forcePathStyle: true,
    credentials: LOCAL_CREDENTIALS,
  });
  await plain.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'summed', Body: Buffer.alloc(70_000, 'x') }));
  const { Body } = await plain.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'summed' }));
  expect((await Body?.transformToByteArray())?.length).toBe(70_000);
  plain.destroy();
});

test('a listing goes on page by page', async () => {
  await Promise.all(['1', '2', '3'].map((name) => put(`pages/${name}`)));
  const first = await client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: 'pages/', MaxKeys: 2 }));
  expect(first.Contents).toHaveLength(2);
  const second = await client.send(
    new ListObjectsV2Command({
      Bucket: BUCKET,
      Prefix: 'pages/',
      ContinuationToken: first.NextContinuationToken,
    }),
  );
  expect(second.Contents?.map(({ Key }) => Key)).toEqual(['pages/3']);
});

const versionsOf = (Bucket: string, Prefix: string) =>
  client.send(new ListObjectVersionsCommand({ Bucket, Prefix }));

test('a listing of a folder names the folders in it, those too that hold folders alone', async () => {
  for (const key of ['site/index.html', 'site/areas/malibu/index.html', 'site/blog/index.html'])
    await put(key);
  const { Contents, CommonPrefixes } = await client.send(
    new ListObjectsV2Command({ Bucket: BUCKET, Prefix: 'site/', Delimiter: '/' }),
  );
  expect(Contents?.map(({ Key }) => Key)).toEqual(['site/index.html']);
  expect(CommonPrefixes?.map(({ Prefix }) => Prefix).sort()).toEqual(['site/areas/', 'site/blog/']);
});

test('what was overwritten or deleted stays as a version until that is deleted', async () => {
  const object = { Bucket: BUCKET, Key: 'kept/a.txt' };
  await put(object.Key, 'first');
  await put(object.Key, 'second one');
  await client.send(new DeleteObjectCommand(object));
  expect((await client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: 'kept/' }))).KeyCount).toBe(0);
  const { Versions = [], DeleteMarkers = [] } = await versionsOf(BUCKET, 'kept/');
  expect([Versions.map(({ Size }) => Size).sort(), DeleteMarkers.length]).toEqual([[10, 5], 1]);
  for (const { VersionId } of [...Versions, ...DeleteMarkers]) {
    await client.send(new DeleteObjectCommand({ ...object, VersionId }));
  }
  const after = await versionsOf(BUCKET, 'kept/');
  expect([after.Versions, after.DeleteMarkers]).toEqual([undefined, undefined]);
});

test('of many changes of one object at once each is answered', async () => {
  const object = { Bucket: BUCKET, Key: 'at-once/1' };
  await client.send(new PutObjectCommand({ ...object, Body: 'first' }));
  const puts = Array.from({ length: 20 }, () =>
    client.send(new PutObjectCommand({ ...object, Body: 'next' })),
  );
  expect(await Promise.all(puts)).toHaveLength(20);
});

test('versions are listed page by page, and folder by folder', async () => {
  for (const name of ['a/1', 'a/2', 'b/1']) await put(`listed/${name}`);
  const first = await client.send(
    new ListObjectVersionsCommand({ Bucket: BUCKET, Prefix: 'listed/', MaxKeys: 2 }),
  );
  const second = await client.send(
    new ListObjectVersionsCommand({
      Bucket: BUCKET,
      Prefix: 'listed/',
      KeyMarker: first.NextKeyMarker,
      VersionIdMarker: first.NextVersionIdMarker,
    }),
  );
  expect([first.Versions?.length, second.Versions?.map(({ Key }) => Key)]).toEqual([2, ['listed/b/1']]);
  const { CommonPrefixes } = await client.send(
    new ListObjectVersionsCommand({ Bucket: BUCKET, Prefix: 'listed/', Delimiter: '/' }),
  );
  expect(CommonPrefixes?.map(({ Prefix }) => Prefix)).toEqual(['listed/a/', 'listed/b/']);
});

test('a bucket without versions has the one of each object, which can be deleted', async () => {
  const object = { Bucket: PLAIN, Key: 'one.csv' };
  for (const Body of ['first', 'second']) await client.send(new PutObjectCommand({ ...object, Body }));
  const { Versions = [] } = await versionsOf(PLAIN, '');
  expect(Versions.map(({ VersionId }) => VersionId)).toEqual(['null']);
  await client.send(new DeleteObjectCommand({ ...object, VersionId: 'null' }));
  expect((await versionsOf(PLAIN, '')).Versions).toBeUndefined();
});

test('a missing object is NotFound for head and NoSuchKey for get', async () => {
  const place = { Bucket: BUCKET, Key: 'nowhere' };
  expect((await failure(client.send(new HeadObjectCommand(place)))).name).toBe('NotFound');
  expect((await failure(client.send(new GetObjectCommand(place)))).name).toBe('NoSuchKey');
});

test('a signed upload of the agreed type and length is stored and readable by the site', async () => {
  const response = await upload(await uploadUrl('signed.jpg'), '12345');
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  const { ContentLength, ContentType } = await client.send(
    new HeadObjectCommand({ Bucket: BUCKET, Key: 'signed.jpg' }),
  );
  expect([ContentLength, ContentType]).toEqual([5, 'image/jpeg']);
});

test.each([
  ['another type', (url: string) => upload(url, '12345', 'text/html')],
  ['another length', (url: string) => upload(url, '123456')],
  ['another key', (url: string) => upload(url.replace('bound.jpg', 'other.jpg'), '12345')],
  ['a longer life', (url: string) => upload(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'), '12345')],
  ['another method', (url: string) => fetch(url, { method: 'GET' })],
])('a signed upload does not serve for %s', async (_, send) => {
  const response = await send(await uploadUrl('bound.jpg'));
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('SignatureDoesNotMatch');
});

test('a signed address ends', async () => {
  const url = await uploadUrl('late.jpg');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  const response = await upload(url, '12345');
  expect([response.status, await response.text()]).toEqual([
    403,
    expect.stringContaining('Request has expired'),
  ]);
});

test.each(['GET', 'PUT', 'DELETE'])('an unsigned %s is refused', async (method) => {
  await put('private.txt');
  const response = await fetch(`${storage.url}/${BUCKET}/private.txt`, { method });
  expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('AccessDenied')]);
});

test('a caller with another secret is refused', async () => {
  const stranger = clientWith('other');
  const error = await failure(stranger.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'private.txt' })));
  expect(error.name).toBe('SignatureDoesNotMatch');
  stranger.destroy();
});

test('a signed download may choose the name and type that the browser sees', async () => {
  await put('export.csv', 'a,b');
  const url = await getSignedUrl(
    client,
    new GetObjectCommand({
      Bucket: BUCKET,
      Key: 'export.csv',
      ResponseContentDisposition: 'attachment; filename="leads.csv"',
      ResponseContentType: 'text/csv; charset=utf-8',
    }),
    { expiresIn: 60 },
  );
  const response = await fetch(url);
  expect(await response.text()).toBe('a,b');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="leads.csv"');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
});

test.each([
  [SITE, 200, SITE],
  ['http://elsewhere.example', 403, null],
])('a preflight from %s is answered %i', async (origin, status, allowed) => {
  const response = await fetch(await uploadUrl('any.jpg'), {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
});

test('an outage fails client and browser and passes', async () => {
  storage.setState('down');
  expect(await failure(put('outage.txt'))).toMatchObject({ $metadata: { httpStatusCode: 503, attempts: 2 } });
  expect((await upload(await uploadUrl('outage.jpg'), '12345')).status).toBe(503);
  storage.setState('up');
  await put('outage.txt');
});

test('what was overwritten since it was seen is not deleted', async () => {
  const Key = 'conditions/photo.jpg';
  const { ETag: seen } = await put(Key, 'first');
  await put(Key, 'second');
  const remove = (IfMatch?: string) => client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key, IfMatch }));
  expect(await failure(remove(seen))).toMatchObject({ name: 'PreconditionFailed' });
  const { ETag: current } = await client.send(new HeadObjectCommand({ Bucket: BUCKET, Key }));
  await remove(current);
  expect(await failure(remove(current))).toMatchObject({ name: 'NoSuchKey' });
});

test('a subscriber hears of what is put or copied below its prefix, in order, until it leaves', async () => {
  const told: string[] = [];
  const stop = storage.subscribe({ bucket: BUCKET, prefix: 'told/' }, async ({ detail, ...event }) => {
    expect(event).toMatchObject({ source: 'aws.s3', 'detail-type': 'Object Created' });
    told.push(`${detail.reason} ${detail.object.key} ${detail.object.size}`);
  });
  await put('told/a b+ü.txt');
  await put('untold/c.txt');
  const CopySource = `${BUCKET}/untold/c.txt`;
  await client.send(new CopyObjectCommand({ Bucket: BUCKET, Key: 'told/copy.txt', CopySource }));
  await eventually(() => expect(told).toEqual(['PutObject told/a b+ü.txt 7', 'CopyObject told/copy.txt 7']));
  await stop();
  await put('told/late.txt');
  const later: string[] = [];
  const stopLater = storage.subscribe({ bucket: BUCKET, prefix: 'told/' }, async ({ detail }) => {
    later.push(detail.object.key);
  });
  await put('told/later.txt');
  await eventually(() => expect(later).toContain('told/later.txt'));
  await stopLater();
  expect(told).toHaveLength(2);
});

const signedOnce = (key: string) =>
  getSignedUrl(client, new PutObjectCommand({ Bucket: BUCKET, Key: key, IfNoneMatch: '*' }), {
    expiresIn: 60,
    signableHeaders: new Set(['if-none-match']),
  });

test('a signed address that names If-None-Match writes once, however many write at once', async () => {
  const url = await signedOnce('once.jpg');
  const send = (body: string) => fetch(url, { method: 'PUT', body, headers: { 'if-none-match': '*' } });
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => send('first')))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([200, 412]));
  expect((await send('second')).status).toBe(412);
  expect((await fetch(url, { method: 'PUT', body: 'third' })).status).toBe(403);
});

test('puts with If-Match are taken, however many others are refused meanwhile', async () => {
  await put('contested.jpg');
  const object = { Bucket: BUCKET, Key: 'contested.jpg' };
  const url = await signedOnce('contested.jpg');
  let isOver = false;
  const refused = Array.from({ length: 20 }, async () => {
    while (!isOver) {
      const sent = await fetch(url, { method: 'PUT', body: 'again', headers: { 'if-none-match': '*' } });
      expect(sent.status).toBe(412);
    }
  });
  try {
    for (const Body of ['one', 'two', 'three', 'four']) {
      const { ETag } = await client.send(new HeadObjectCommand(object));
      await client.send(new PutObjectCommand({ ...object, Body, IfMatch: ETag }));
    }
  } finally {
    isOver = true;
    await Promise.all(refused);
  }
  expect((await client.send(new HeadObjectCommand(object))).ContentLength).toBe('four'.length);
});

test('a put with If-Match writes over what was seen, or not at all', async () => {
  const object = { Bucket: BUCKET, Key: 'over.txt' };
  await put('over.txt');
  const { ETag } = await client.send(new HeadObjectCommand(object));
  const over = () => client.send(new PutObjectCommand({ ...object, Body: new Uint8Array(), IfMatch: ETag }));
  await over();
  expect((await client.send(new HeadObjectCommand(object))).ContentLength).toBe(0);
  expect((await failure(over())).name).toBe('PreconditionFailed');
  await client.send(new DeleteObjectCommand(object));
  expect((await failure(over())).name).toBe('NoSuchKey');
});

test('a page may send the headers of an upload, and no others', async () => {
  const ask = (headers: string) =>
    fetch(`${storage.url}/${BUCKET}/a.jpg`, {
      method: 'OPTIONS',
      headers: {
        origin: SITE,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': headers,
      },
    });
  expect((await ask('content-type,if-none-match')).status).toBe(200);
  expect((await ask('x-amz-acl')).status).toBe(403);
});
