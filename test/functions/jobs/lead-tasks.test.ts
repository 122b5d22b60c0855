import process from 'node:process';
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { CopyObjectCommand, HeadObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { handler as leadMails } from '#functions/jobs/lead-mails.ts';
import { handler as sweep } from '#functions/jobs/owed-mails-sweep.ts';
import { aLead } from '../../a-lead.ts';
import { testEnvironment } from '../../call-handler.ts';
import { captureLog, jobContext } from '../../log-lines.ts';

const database = mockClient(DynamoDBDocumentClient);
const storage = mockClient(S3Client);
const mails = mockClient(SESClient);
Object.assign(process.env, testEnvironment);

const first = '01JD3ZK8Q0000000000000000A';
const second = '01JD3ZK8Q0000000000000000B';
const photo = 'incoming/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg';
const checkedPhoto = { Key: 'checked/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg' };

const claimed = (lead: Lead) => ({ Attributes: { ...leadRecord(lead), owed_lease: 'lease' } });
const sesError = (name: string, message = name) =>
  new SESServiceException({ name, message, $fault: 'client', $metadata: {} });
const outage = sesError('ServiceUnavailable');
const record = (id: string): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: {
    Keys: { id: { S: id } },
    NewImage: { id: { S: id }, owed_shard: { S: 'owed' } },
    SequenceNumber: `number-of-${id}`,
  },
});
const offer = (...records: DynamoDBRecord[]) => leadMails({ Records: records }, jobContext());
const runSweep = (...remaining: number[]) =>
  sweep(
    {},
    jobContext(() => remaining.shift() ?? 60_000),
  );

/** What the sweep finds: pages of leads that owe something, and how many have owed it for long. */
const owing = ({ forLong }: { forLong: number }, ...pages: (readonly string[])[]) => {
  const answers = pages.map((ids, index) => ({
    Items: ids.map((id) => ({ id, owed_since: '2026-03-01T16:20:00.000Z' })),
    ...(index < pages.length - 1 && { LastEvaluatedKey: { id: ids.at(-1) } }),
  }));
  database.on(QueryCommand).callsFake(({ Select, ExpressionAttributeValues: { ':shard': shard } }) => {
    if (Select === 'COUNT') return { Count: shard === 'owed' ? forLong : 0 };
    return (shard === 'owed' && answers.shift()) || { Items: [] };
  });
};

const recipients = () =>
  mails.commandCalls(SendRawEmailCommand).map(({ args }) => args[0].input.Destinations?.[0]);
const written = () =>
  database.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems ?? []);
let logged = () => '';

beforeEach(() => {
  for (const mock of [database, storage, mails]) mock.reset();
  logged = captureLog();
  database.on(GetCommand).resolves({});
  database.on(UpdateCommand).resolves(claimed(aLead()));
  database.on(TransactWriteCommand).resolves({});
  database.on(QueryCommand).resolves({ Items: [], Count: 0 });
  mails.on(SendRawEmailCommand).resolves({ MessageId: 'sent' });
});

test('a new lead gets both emails, each recorded when it is sent, and then owes nothing', async () => {
  expect(await offer(record(first))).toEqual({ batchItemFailures: [] });
  expect(recipients()).toEqual(['ana@example.com', 'owner@boatdetailingla.example']);
  const updates = written().map(([item]) => item?.Update);
  expect(updates.map((update) => update?.ExpressionAttributeValues?.[':owed'])).toEqual([
    [expect.objectContaining({ kind: 'new-lead' })],
    undefined,
  ]);
  expect(updates[1]?.UpdateExpression).toContain('REMOVE #owed, #owed_shard, #owed_since, #owed_lease');
});

test('the claim holds only for a lead that owes and that nobody else holds', async () => {
  await offer(record(first));
  const { ConditionExpression } = database.commandCalls(UpdateCommand)[0]?.args[0].input ?? {};
  expect(ConditionExpression).toContain('attribute_exists(owed_shard)');
  expect(ConditionExpression).toContain('attribute_not_exists(owed_lease) OR owed_lease < :now');
});

test('what another worker holds is left to it', async () => {
  database.on(UpdateCommand).rejects(new ConditionalCheckFailedException({ message: 'held', $metadata: {} }));
  expect(await offer(record(first))).toEqual({ batchItemFailures: [] });
  expect(recipients()).toEqual([]);
});

test('a pointer in the stream is passed over without a read', async () => {
  expect(await offer(record('slug#AAAAAAAAAAAAAAAAAAAAAA'))).toEqual({ batchItemFailures: [] });
  expect(database.calls()).toHaveLength(0);
});

test('in an outage the lead goes on owing, it is released, and only its record is offered again', async () => {
  mails.on(SendRawEmailCommand).rejectsOnce(outage).resolves({ MessageId: 'sent' });
  const answer = await offer(record(first), record(second));
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: `number-of-${first}` }] });
  const [ownerDone, released] = written().map(([item]) => item?.Update);
  expect(ownerDone?.ExpressionAttributeValues?.[':owed']).toMatchObject([{ kind: 'request-received' }]);
  expect(released?.UpdateExpression).toContain('REMOVE #owed_lease');
  expect(recipients()).toHaveLength(4);
});

test.each([
  ['a bad address', sesError('InvalidParameterValue', 'Domain contains double dot')],
  ['a refused message', sesError('MessageRejected', 'Address blacklisted')],
])('%s is recorded for the admin alone and no longer owed', async (_, error) => {
  mails.on(SendRawEmailCommand).rejectsOnce(error).resolves({ MessageId: 'sent' });
  expect(await offer(record(first))).toEqual({ batchItemFailures: [] });
  expect(written()[0]?.[1]?.Put?.Item).toMatchObject({
    lead_id: first,
    status: 'Email couldn’t be delivered',
    note: 'The email service refused the email to the customer. Check the address.',
    is_public: false,
  });
  const flags = written().map(([item]) => item?.Update?.ExpressionAttributeValues?.[':mail_problem']);
  expect(flags).toEqual(['refused', undefined]);
});

test.each([
  sesError(
    'MessageRejected',
    'Email address is not verified. The following identities failed: owner@x.example',
  ),
  sesError(
    'MessageRejected',
    'Sending paused for this account. For more information, please check the inbox of the email address associated with your AWS account.',
  ),
  sesError('ThrottlingException'),
  sesError('AccountSendingPausedException'),
  sesError('ConfigurationSetDoesNotExist'),
])('$name of the sender is nothing the lead can help: it goes on owing', async (error) => {
  mails.on(SendRawEmailCommand).rejects(error);
  expect((await offer(record(first))).batchItemFailures).toHaveLength(1);
});

test('an email whose record failed is recorded as soon as the database answers, and sent once', async () => {
  database.on(TransactWriteCommand).rejectsOnce(new Error('down')).resolves({});
  expect((await offer(record(first))).batchItemFailures).toEqual([]);
  expect(logged()).toContain('request-received is done and not recorded');
  expect(recipients()).toEqual(['ana@example.com', 'owner@boatdetailingla.example']);
});

test('while nothing can be recorded nothing more is sent, and the lease stays', async () => {
  database.on(TransactWriteCommand).rejects(new Error('down'));
  const job = jobContext(() => 2100);
  const answer = await leadMails({ Records: [record(first)] }, job);
  expect(answer.batchItemFailures).toHaveLength(1);
  expect(recipients()).toEqual(['ana@example.com']);
  const expressions = written().flatMap(([item]) => item?.Update?.UpdateExpression ?? []);
  expect(expressions.filter((expression) => expression.endsWith(' REMOVE #owed_lease'))).toEqual([]);
});

test('a task that was added while another is performed stays owed', async () => {
  const lost = { CancellationReasons: [{ Code: 'ConditionalCheckFailed' }], message: '', $metadata: {} };
  const owed = ['request-received', 'new-lead', 'done'].map((kind) => ({ kind, due_at: aLead().created_at }));
  const lease = () => {
    const { ExpressionAttributeValues = {} } = database.commandCalls(UpdateCommand)[0]?.args[0].input ?? {};
    return ExpressionAttributeValues[':owed_lease'];
  };
  database.on(GetCommand).callsFake(({ TableName }) => ({
    ...(TableName === process.env.LEADS_TABLE && {
      Item: { ...leadRecord(aLead()), owed, owed_lease: lease() },
    }),
  }));
  database.on(TransactWriteCommand).rejectsOnce(new TransactionCanceledException(lost)).resolves({});
  await offer(record(first));
  expect(written()[1]?.[0]?.Update?.ExpressionAttributeValues?.[':owed']).toMatchObject([
    { kind: 'new-lead' },
    { kind: 'done' },
  ]);
});

test('leads that only wait for photos come after those that owe an email', async () => {
  database.on(QueryCommand).callsFake(({ Select, ExpressionAttributeValues: { ':shard': shard } }) => {
    if (Select === 'COUNT') return { Count: 0 };
    const id = shard === 'owed' ? first : second;
    return { Items: [{ id, owed_since: '2026-03-01T16:20:00.000Z' }] };
  });
  await runSweep();
  const asked = database.commandCalls(UpdateCommand).map(({ args }) => args[0].input.Key?.id);
  expect([...new Set(asked.filter((id) => [first, second].includes(id)))]).toEqual([first, second]);
});

test('photos that come in are kept although the lead owes a reminder some day', async () => {
  const owed = [
    { kind: 'ready-check', about: 'a visit', due_at: '2099-03-01T16:20:00.000Z' },
    { kind: 'photos', due_at: '2026-03-01T16:20:00.000Z' },
  ];
  const { Attributes } = claimed(aLead({ photo_urls: [photo] }));
  database.on(UpdateCommand).resolves({ Attributes: { ...Attributes, owed } });
  database.on(QueryCommand).callsFake(({ Select, ExpressionAttributeValues: { ':shard': shard } }) => {
    if (Select === 'COUNT') return { Count: 0 };
    return { Items: shard === 'owed' ? [{ id: first, owed_since: '2026-03-01T16:20:00.000Z' }] : [] };
  });
  storage.on(HeadObjectCommand, checkedPhoto).resolves({ ContentLength: 4000 });
  await runSweep();
  const kept = written().map(([item]) => item?.Update?.ExpressionAttributeValues?.[':photo_urls']);
  expect(kept.filter(Boolean)).toEqual([[`leads/${first}/AAAAAAAAAAAAAAAAAAAAAA.jpg`]]);
  expect(recipients()).toEqual([]);
});

test('a lead that is erased while its first email is under way gets no second one', async () => {
  const refused = { CancellationReasons: [{ Code: 'ConditionalCheckFailed' }], message: '', $metadata: {} };
  database.on(TransactWriteCommand).rejects(new TransactionCanceledException(refused));
  expect((await offer(record(first))).batchItemFailures).toHaveLength(1);
  expect(recipients()).toEqual(['ana@example.com']);
});

test('a lead that cannot be read is tried again and keeps no other from its emails', async () => {
  database
    .on(UpdateCommand)
    .resolvesOnce({ Attributes: { id: first, status: 'LOST', owed: ['new-lead'] } })
    .resolves(claimed(aLead({ id: second })));
  const answer = await offer(record(first), record(second));
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: `number-of-${first}` }] });
  expect(recipients()).toHaveLength(2);
});

const noSuchKey = new S3ServiceException({ name: 'NoSuchKey', $fault: 'client', $metadata: {} });
const notFound = new S3ServiceException({ name: 'NotFound', $fault: 'client', $metadata: {} });
const owesPhotos = () => {
  database.on(UpdateCommand).resolves(claimed(aLead({ photo_urls: [photo] })));
  storage.on(HeadObjectCommand, checkedPhoto).resolves({ ContentLength: 4000 });
};
const copies = () =>
  storage.commandCalls(CopyObjectCommand).map(({ args: [{ input }] }) => [input.CopySource, input.Key]);
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
const stillOwed = () => written().at(-1)?.[0]?.Update?.UpdateExpression === 'REMOVE #owed_lease';

test('checked photos are copied to the lead with their thumbnails, and the lead points there', async () => {
  owesPhotos();
  storage.on(CopyObjectCommand).resolves({});
  await offer(record(first));
  const kept = `leads/${first}/AAAAAAAAAAAAAAAAAAAAAA`;
  const checked = 'photos/checked/temp-0001/AAAAAAAAAAAAAAAAAAAAAA';
  expect(copies()).toEqual([
    [`${checked}.thumb.jpg`, `${kept}.thumb.jpg`],
    [`${checked}.jpg`, `${kept}.jpg`],
  ]);
  expect(written().at(-1)?.[0]?.Update?.ExpressionAttributeValues?.[':photo_urls']).toEqual([`${kept}.jpg`]);
});

test('a photo whose check is still to come stays owed, which is no failure', async () => {
  owesPhotos();
  storage.on(CopyObjectCommand).rejects(noSuchKey);
  storage.on(HeadObjectCommand).resolves({ LastModified: secondsAgo(5), ETag: '"tag"' });
  expect(await offer(record(first))).toEqual({ batchItemFailures: [] });
  expect(stillOwed()).toBe(true);
  // Its place in the index is behind those who are owed an email.
  expect(written().at(-2)?.[0]?.Update?.ExpressionAttributeValues?.[':owed_shard']).toBe('photos');
  expect(copies()).toHaveLength(1);
  expect(recipients()).toHaveLength(2);
});

test('a photo that has just come in is looked at again after all else, and kept as soon as it is checked', async () => {
  const { Attributes } = claimed(aLead({ photo_urls: [photo] }));
  const owed = [{ kind: 'photos', due_at: new Date().toISOString() }];
  database.on(UpdateCommand).resolves({ Attributes: { ...Attributes, owed } });
  storage.on(HeadObjectCommand).resolves({ LastModified: secondsAgo(2), ETag: '"tag"' });
  storage.on(CopyObjectCommand).rejectsOnce(noSuchKey).resolves({});
  await offer(record(first));
  expect(written().at(-1)?.[0]?.Update?.ExpressionAttributeValues?.[':photo_urls']).toEqual([
    `leads/${first}/AAAAAAAAAAAAAAAAAAAAAA.jpg`,
  ]);
});

test('a photo that has waited for its check for long is put forward again, as it was seen', async () => {
  owesPhotos();
  storage.on(CopyObjectCommand).rejectsOnce(noSuchKey).resolves({});
  storage.on(HeadObjectCommand).resolves({ LastModified: secondsAgo(60), ETag: '"tag"' });
  expect(await offer(record(first))).toEqual({ batchItemFailures: [] });
  expect(stillOwed()).toBe(true);
  expect(storage.commandCalls(CopyObjectCommand).at(-1)?.args[0].input).toMatchObject({
    CopySource: `photos/${photo}`,
    CopySourceIfMatch: '"tag"',
    Key: photo,
    MetadataDirective: 'REPLACE',
  });
});

test('a photo that is checked between the two looks is not lost', async () => {
  owesPhotos();
  storage.on(CopyObjectCommand).rejectsOnce(noSuchKey).resolves({});
  storage.on(HeadObjectCommand, { Key: photo }).rejects(notFound);
  await offer(record(first));
  const kept = `leads/${first}/AAAAAAAAAAAAAAAAAAAAAA.jpg`;
  expect(written().at(-1)?.[0]?.Update?.ExpressionAttributeValues?.[':photo_urls']).toEqual([kept]);
});

test('of an empty object no photo is made: its check was cut off, and is put forward again', async () => {
  owesPhotos();
  storage.on(CopyObjectCommand).resolves({});
  storage.on(HeadObjectCommand, checkedPhoto).resolves({ ContentLength: 0 });
  storage.on(HeadObjectCommand, { Key: photo }).resolves({ LastModified: secondsAgo(60), ETag: '"tag"' });
  expect(await offer(record(first))).toEqual({ batchItemFailures: [] });
  expect(stillOwed()).toBe(true);
  expect(copies().at(-1)).toEqual([`photos/${photo}`, photo]);
});

test('what is neither checked nor there is taken off the lead and noted', async () => {
  owesPhotos();
  storage.on(CopyObjectCommand).rejects(noSuchKey);
  storage.on(HeadObjectCommand).rejects(notFound);
  await offer(record(first));
  const [update, note] = written().at(-1) ?? [];
  expect(update?.Update?.ExpressionAttributeValues?.[':photo_urls']).toEqual([]);
  expect(note?.Put?.Item).toMatchObject({ status: 'Photos are missing', is_public: false });
});

test('with storage down the emails go and the photos stay owed', async () => {
  owesPhotos();
  storage.on(CopyObjectCommand).rejects(new Error('down'));
  expect((await offer(record(first))).batchItemFailures).toHaveLength(1);
  expect(recipients()).toHaveLength(2);
  expect(stillOwed()).toBe(true);
});

test('a lease that ran out ends the work on a lead', async () => {
  const lost = new TransactionCanceledException({
    message: 'lost',
    $metadata: {},
    CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
  });
  database.on(TransactWriteCommand).rejects(lost);
  expect((await offer(record(first))).batchItemFailures).toHaveLength(1);
});

test('the sweep does what is owed, oldest first, over all pages', async () => {
  owing({ forLong: 0 }, [first], [second]);
  await runSweep();
  const asked = database.commandCalls(UpdateCommand).map(({ args }) => args[0].input.Key?.id);
  expect(asked.filter((id) => [first, second].includes(id))).toEqual([first, second]);
  expect(recipients()).toHaveLength(4);
});

test('the sweep passes a poisoned lead by and records how many owe for long', async () => {
  owing({ forLong: 1 }, [first, second]);
  database
    .on(UpdateCommand)
    .resolvesOnce({ Attributes: { id: first, status: 'LOST' } })
    .resolves(claimed(aLead({ id: second })));
  await runSweep();
  expect(recipients()).toHaveLength(2);
  const [metric = '{}'] = /\{"_aws".*LeadsOwedForLong.*/.exec(logged()) ?? [];
  const directive = { Namespace: 'BoatDetailing', Metrics: [{ Name: 'LeadsOwedForLong' }] };
  expect(JSON.parse(metric)).toMatchObject({ LeadsOwedForLong: 1, _aws: { CloudWatchMetrics: [directive] } });
});

test('the sweep takes up no lead when little time is left', async () => {
  owing({ forLong: 0 }, [first]);
  await runSweep(14_000);
  expect(recipients()).toEqual([]);
});

test('how many owe for long is recorded even when the sweep is cut off in the midst of its work', async () => {
  owing({ forLong: 7 }, [first]);
  const { promise: sending, resolve } = Promise.withResolvers<void>();
  mails.on(SendRawEmailCommand).callsFake(() => {
    resolve();
    return new Promise(() => undefined);
  });
  void runSweep();
  await sending;
  expect(logged()).toContain('"LeadsOwedForLong":7');
});
