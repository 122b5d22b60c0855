import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { HeadObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OperationName } from '#domain/operations/table.ts';
import { documents, storage } from '#functions/data/clients.ts';
import { sendMail } from '#functions/mail/send-mail.ts';
import { withLogContext } from '#functions/runtime/log-context.ts';
import { areAcceptable } from '#functions/use-cases/photo/acceptable-photos.ts';
import { partsForTests } from '../api/parts.ts';

partsForTests();

/** The sentences in which calls were refused. */
const refusals: string[] = [];

beforeEach(() => {
  refusals.length = 0;
  console.error = (sentence: string) => refusals.push(sentence);
});

const as = <T>(operation: OperationName | `job:${string}`, work: () => Promise<T>) =>
  withLogContext({ operation }, work).then(
    (answer) => answer,
    (error: Error & { $metadata?: { httpStatusCode: number } }) => ({
      name: error.name,
      status: error.$metadata?.httpStatusCode,
    }),
  );
const denied = { name: 'AccessDenied', status: 403 };

const getLead = () => documents().send(new GetCommand({ TableName: 'Leads', Key: { id: 'x' } }));

test('a function reads the table that it was given, and no other; an operator reads all', async () => {
  expect(await as('lead-intake', getLead)).toMatchObject({ $metadata: { httpStatusCode: 200 } });
  expect(await as('blog-post', getLead)).toEqual({ name: 'AccessDeniedException', status: 400 });
  expect(refusals).toEqual([
    expect.stringContaining('blog-post is not authorized to perform: dynamodb:GetItem'),
  ]);
  expect(await getLead()).toMatchObject({ $metadata: { httpStatusCode: 200 } });
});

test('a right to an index is none to its table, nor to another index', async () => {
  const query = (IndexName?: string) => () =>
    documents().send(
      new QueryCommand({
        TableName: 'Leads',
        IndexName,
        KeyConditionExpression: '#key = :key',
        ExpressionAttributeNames: { '#key': IndexName === undefined ? 'id' : 'list_shard' },
        ExpressionAttributeValues: { ':key': 's1' },
      }),
    );
  expect(await as('admin-leads', query('list'))).toMatchObject({ Count: 0 });
  expect(await as('admin-leads', query())).toMatchObject({ name: 'AccessDeniedException' });
  expect(await as('job:owed-mails-sweep', query('list'))).toMatchObject({ name: 'AccessDeniedException' });
});

test('a function that reads the settings can read neither the pause nor the secret of the calendar feed', async () => {
  const read = (id: string) => () => documents().send(new GetCommand({ TableName: 'Settings', Key: { id } }));
  expect(await as('lead-status', read('current'))).toMatchObject({ $metadata: { httpStatusCode: 200 } });
  expect(await as('lead-status', read('booking-pause'))).toMatchObject({ name: 'AccessDeniedException' });
  expect(await as('open-times', read('booking-pause'))).toMatchObject({ $metadata: { httpStatusCode: 200 } });
  expect(await as('lead-status', read('feed'))).toMatchObject({ name: 'AccessDeniedException' });
  expect(await as('calendar-feed', read('feed'))).toMatchObject({ $metadata: { httpStatusCode: 200 } });
});

test('only who may list is told that an object is missing', async () => {
  const head = (Key: string) => () => storage().send(new HeadObjectCommand({ Bucket: 'photos', Key }));
  expect(await as('lead-intake', head('incoming/none.jpg'))).toEqual({ name: 'NotFound', status: 404 });
  expect(await as('lead-intake', head('leads/none.jpg'))).toMatchObject({ status: 403 });
  expect(await as('lead-status', head('leads/none.jpg'))).toMatchObject({ status: 403 });
});

test('a photo that may not be looked at is not taken for one', async () => {
  expect(await as('health', () => areAcceptable(['incoming/x/y.jpg']))).toEqual(denied);
});

test('a listing is refused beyond the prefix, and of the whole bucket', async () => {
  const list = (Prefix: string) => () =>
    storage().send(new ListObjectsV2Command({ Bucket: 'photos', Prefix }));
  expect(await as('lead-intake', list('incoming/a'))).toMatchObject({ KeyCount: 0 });
  expect(await as('lead-intake', list('leads/a'))).toEqual(denied);
  expect(await as('lead-intake', list(''))).toEqual(denied);
});

test('a signed address has the rights of the function that signed it', async () => {
  const address = (Key: string) => () =>
    getSignedUrl(storage(), new PutObjectCommand({ Bucket: 'photos', Key }), { expiresIn: 60 });
  const put = async (url: unknown) => (await fetch(String(url), { method: 'PUT', body: 'bytes' })).status;
  expect(await put(await as('generate-upload-url', address('incoming/x/y.jpg')))).toBe(200);
  expect(await put(await as('generate-upload-url', address('leads/x/y.jpg')))).toBe(403);
  expect(await put(await as('lead-intake', address('incoming/x/z.jpg')))).toBe(403);
});

test('an email goes out by a function that may send, from our own address alone', async () => {
  const mail = {
    kind: 'offer',
    leadId: 'x',
    to: 'ana@example.com',
    subject: 'S',
    text: 'T',
    html: 'T',
  } as const;
  expect(await as('lead-intake', () => sendMail(mail))).toEqual(denied);
  expect(await as('admin-offer', () => sendMail(mail))).toBeUndefined();
  vi.stubEnv('MAIL_SENDER', 'somebody@boatdetailingla.example');
  expect(await as('admin-offer', () => sendMail(mail))).toEqual(denied);
  vi.unstubAllEnvs();
});

test('a client that was given no credentials is nobody', async () => {
  const { name } = await new DynamoDBClient({}).send(new ListTablesCommand({})).then(
    () => expect.unreachable('it was expected to be refused'),
    (error: Error) => error,
  );
  expect(name).toBe('UnrecognizedClientException');
});
