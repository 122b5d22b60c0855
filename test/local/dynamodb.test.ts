import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  type ReturnValue,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DynamoDb, startDynamoDb } from '#local/dynamodb/start-dynamodb.ts';
import { eventually } from '../eventually.ts';

const TABLE = 'Things';
let directory: string;
let database: DynamoDb;
let client: DynamoDBClient;
let documents: DynamoDBDocumentClient;
let count = 0;

const uniqueId = () => {
  count += 1;
  return `thing-${count}`;
};
const get = async (id: string) =>
  (await documents.send(new GetCommand({ TableName: TABLE, Key: { id }, ConsistentRead: true }))).Item;
const put = (item: object) => documents.send(new PutCommand({ TableName: TABLE, Item: { ...item } }));
const putNew = (item: object) => ({
  Put: { TableName: TABLE, Item: { ...item }, ConditionExpression: 'attribute_not_exists(id)' },
});
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was expected to fail'),
    (error: Error & { CancellationReasons?: { Code: string; Item?: unknown }[]; Item?: unknown }) => error,
  );

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'dynamodb-'));
  database = await startDynamoDb({ directory, stream: { attempts: 3, retryDelayMs: 5, batchSize: 10 } });
  client = new DynamoDBClient({
    endpoint: database.url,
    region: 'us-west-2',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 2,
  });
  documents = DynamoDBDocumentClient.from(client);
  await client.send(
    new CreateTableCommand({
      TableName: TABLE,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      AttributeDefinitions: ['id', 'kind', 'made'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'by-kind',
          KeySchema: [
            { AttributeName: 'kind', KeyType: 'HASH' },
            { AttributeName: 'made', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['name'] },
        },
      ],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    }),
  );
  const { Table } = await client.send(new DescribeTableCommand({ TableName: TABLE }));
  await eventually(() => expect(Table?.TableStatus).toMatch(/ACTIVE|CREATING/));
});

afterAll(async () => {
  client.destroy();
  await database.close();
  await rm(directory, { recursive: true });
});

test('a conditional put refuses a second item of the same key and shows the first when asked', async () => {
  const id = uniqueId();
  await put({ id, name: 'first' });
  const error = await failure(
    documents.send(
      new PutCommand({
        TableName: TABLE,
        Item: { id, name: 'second' },
        ConditionExpression: 'attribute_not_exists(id)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    ),
  );
  expect(error.name).toBe('ConditionalCheckFailedException');
  expect(error.Item).toEqual({ id: { S: id }, name: { S: 'first' } });
});

test('an update sets, adds, removes, appends to a list and returns the new item', async () => {
  const id = uniqueId();
  await put({ id, name: 'a', gone: true });
  const { Attributes } = await documents.send(
    new UpdateCommand({
      TableName: TABLE,
      Key: { id },
      UpdateExpression:
        'SET #n = :n, seen = if_not_exists(seen, :zero), entries = list_append(if_not_exists(entries, :none), :entry) REMOVE gone ADD version :one',
      ConditionExpression: 'begins_with(#n, :a) AND attribute_exists(gone)',
      ExpressionAttributeNames: { '#n': 'name' },
      ExpressionAttributeValues: {
        ':n': 'b',
        ':a': 'a',
        ':zero': 0,
        ':none': [],
        ':entry': ['x'],
        ':one': 1,
      },
      ReturnValues: 'ALL_NEW',
    }),
  );
  expect(Attributes).toEqual({ id, name: 'b', seen: 0, entries: ['x'], version: 1 });
});

test('a table that was deleted takes no more rows, and one of its name with another key takes its own', async () => {
  const TableName = 'Passing';
  const createWithKey = (AttributeName: string) =>
    client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [{ AttributeName, KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName, AttributeType: 'S' }],
      }),
    );
  const putPassing = (Item: Record<string, string>) => documents.send(new PutCommand({ TableName, Item }));
  await createWithKey('id');
  await eventually(() => putPassing({ id: uniqueId() }));

  await client.send(new DeleteTableCommand({ TableName }));
  await eventually(async () =>
    expect((await failure(putPassing({ id: uniqueId() }))).name).toBe('ResourceNotFoundException'),
  );

  await createWithKey('day');
  await eventually(() => putPassing({ day: '2026-01-01' }));
  expect((await failure(putPassing({ id: uniqueId() }))).name).toBe('ValidationException');
});

test('an index is queried backwards, in pages, projected and counted', async () => {
  const made = ['2026-01-01', '2026-01-02', '2026-02-01'];
  await documents.send(
    new BatchWriteCommand({
      RequestItems: {
        [TABLE]: made.map((day) => ({
          PutRequest: { Item: { id: uniqueId(), kind: 'boat', made: day, name: day, secret: 1 } },
        })),
      },
    }),
  );
  const query = {
    TableName: TABLE,
    IndexName: 'by-kind',
    KeyConditionExpression: 'kind = :k AND begins_with(made, :m)',
    ExpressionAttributeValues: { ':k': 'boat', ':m': '2026-01' },
    ScanIndexForward: false,
  };
  const first = await documents.send(
    new QueryCommand({
      ...query,
      Limit: 1,
      ProjectionExpression: '#n',
      ExpressionAttributeNames: { '#n': 'name' },
    }),
  );
  expect(first.Items).toEqual([{ name: '2026-01-02' }]);
  const second = await documents.send(
    new QueryCommand({ ...query, ExclusiveStartKey: first.LastEvaluatedKey }),
  );
  expect(second.Items?.map((item) => item.name)).toEqual(['2026-01-01']);
  expect(second.Items?.[0]).not.toHaveProperty('secret');
  expect((await documents.send(new QueryCommand({ ...query, Select: 'COUNT' }))).Count).toBe(2);
});

test('items are read in batches and by a filtered scan', async () => {
  const ids = [uniqueId(), uniqueId()];
  await Promise.all(ids.map((id) => put({ id, name: 'scanned' })));
  const batch = await documents.send(
    new BatchGetCommand({ RequestItems: { [TABLE]: { Keys: ids.map((id) => ({ id })) } } }),
  );
  expect(batch.Responses?.[TABLE]).toHaveLength(2);
  const scan = await documents.send(
    new ScanCommand({
      TableName: TABLE,
      FilterExpression: '#n = :n',
      ExpressionAttributeNames: { '#n': 'name' },
      ExpressionAttributeValues: { ':n': 'scanned' },
    }),
  );
  expect(scan.Items).toHaveLength(2);
});

test('a transaction puts, updates, deletes and checks together', async () => {
  const [made, changed, removed, checked, absent] = [
    uniqueId(),
    uniqueId(),
    uniqueId(),
    uniqueId(),
    uniqueId(),
  ];
  await Promise.all([changed, removed, checked].map((id) => put({ id, name: 'old' })));
  await documents.send(
    new TransactWriteCommand({
      TransactItems: [
        putNew({ id: made }),
        {
          Update: {
            TableName: TABLE,
            Key: { id: changed },
            UpdateExpression: 'SET version = :v',
            ExpressionAttributeValues: { ':v': 2 },
          },
        },
        { Delete: { TableName: TABLE, Key: { id: removed } } },
        {
          ConditionCheck: {
            TableName: TABLE,
            Key: { id: checked },
            ConditionExpression: 'attribute_exists(id)',
          },
        },
        {
          ConditionCheck: {
            TableName: TABLE,
            Key: { id: absent },
            ConditionExpression: 'attribute_not_exists(id)',
          },
        },
      ],
    }),
  );
  const { Responses } = await documents.send(
    new TransactGetCommand({
      TransactItems: [made, changed, removed, checked, absent].map((id) => ({
        Get: { TableName: TABLE, Key: { id } },
      })),
    }),
  );
  expect(Responses?.map(({ Item }) => Item)).toEqual([
    { id: made },
    { id: changed, name: 'old', version: 2 },
    undefined,
    { id: checked, name: 'old' },
    undefined,
  ]);
});

test('a refused transaction changes nothing and gives each reason', async () => {
  const [kept, taken, fresh] = [uniqueId(), uniqueId(), uniqueId()];
  await put({ id: kept, name: 'kept' });
  await put({ id: taken, name: 'taken' });
  const error = await failure(
    documents.send(
      new TransactWriteCommand({
        TransactItems: [
          putNew({ id: fresh }),
          {
            Put: {
              ...putNew({ id: taken, name: 'stolen' }).Put,
              ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            },
          },
          { Delete: { TableName: TABLE, Key: { id: kept } } },
        ],
      }),
    ),
  );
  expect(error.name).toBe('TransactionCanceledException');
  expect(error.CancellationReasons?.map(({ Code }) => Code)).toEqual([
    'None',
    'ConditionalCheckFailed',
    'None',
  ]);
  expect(error.CancellationReasons?.[1]?.Item).toEqual({ id: { S: taken }, name: { S: 'taken' } });
  expect(await Promise.all([fresh, taken, kept].map(get))).toEqual([
    undefined,
    { id: taken, name: 'taken' },
    { id: kept, name: 'kept' },
  ]);
});

test('one of twenty concurrent claims wins, and the losers leave nothing', async () => {
  const claim = uniqueId();
  const rivals = Array.from({ length: 20 }, uniqueId);
  const results = await Promise.allSettled(
    rivals.map((id) =>
      documents.send(
        new TransactWriteCommand({ TransactItems: [putNew({ id }), putNew({ id: claim, by: id })] }),
      ),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const left = (await Promise.all(rivals.map(get))).filter((item) => item !== undefined);
  expect(left).toEqual([{ id: (await get(claim))?.by }]);
});

test('a repeated token succeeds once and refuses another request', async () => {
  const token = uniqueId();
  const item = { id: uniqueId() };
  const send = (name: string) =>
    documents.send(
      new TransactWriteCommand({ ClientRequestToken: token, TransactItems: [putNew({ ...item, name })] }),
    );
  await send('one');
  await send('one');
  expect((await failure(send('two'))).name).toBe('IdempotentParameterMismatchException');
});

test.each([
  ['the same item twice', () => [putNew({ id: 'twice' }), putNew({ id: 'twice' })]],
  ['more than a hundred actions', () => Array.from({ length: 101 }, () => putNew({ id: uniqueId() }))],
])('a transaction with %s is invalid', async (_, items) => {
  const error = await failure(documents.send(new TransactWriteCommand({ TransactItems: items() })));
  expect(error.name).toBe('ValidationException');
});

/** AWS may refuse to read what is being written rather than wait; that is no half either. */
function refusedAsConflict(error: Error): { readonly Responses: { Item?: Record<string, unknown> }[] } {
  if (error.name !== 'TransactionCanceledException') throw error;
  return { Responses: [] };
}

test('who reads in a transaction never sees half of another', async () => {
  const pair = [uniqueId(), uniqueId()];
  let writing = true;
  const write = async () => {
    for (let version = 0; version < 15; version += 1) {
      await documents.send(
        new TransactWriteCommand({
          TransactItems: pair.map((id) => ({ Put: { TableName: TABLE, Item: { id, version } } })),
        }),
      );
    }
    writing = false;
  };
  const read = async () => {
    while (writing) {
      const reads = pair.map((id) => ({ Get: { TableName: TABLE, Key: { id } } }));
      const { Responses } = await documents
        .send(new TransactGetCommand({ TransactItems: reads }))
        .catch(refusedAsConflict);
      expect(new Set(Responses?.map(({ Item }) => Item?.version)).size).toBeLessThan(2);
    }
  };
  await Promise.all([write(), read()]);
});

test('the time-to-live setting is remembered', async () => {
  const specification = { AttributeName: 'expires_at', Enabled: true };
  await client.send(
    new UpdateTimeToLiveCommand({ TableName: TABLE, TimeToLiveSpecification: specification }),
  );
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: TABLE }));
  expect(TimeToLiveDescription).toEqual({ AttributeName: 'expires_at', TimeToLiveStatus: 'ENABLED' });
});

test('the stream hands changes over in order, again after a failure, and leaves a poisoned one behind', async () => {
  const [poisoned, flaky, good] = [uniqueId(), uniqueId(), uniqueId()];
  const mine = new Set([poisoned, flaky, good]);
  const seen: string[] = [];
  let failures = 1;
  database.subscribe(async ({ Records }) => {
    const records = Records.filter(({ dynamodb }) => mine.has(dynamodb?.Keys?.id?.S ?? ''));
    for (const { eventName, dynamodb } of records as DynamoDBRecord[]) {
      const id = dynamodb?.Keys?.id?.S ?? '';
      if (id === poisoned) throw new Error('poisoned');
      if (id === flaky && failures > 0) {
        failures -= 1;
        throw new Error('flaky');
      }
      seen.push(`${eventName} ${id} ${dynamodb?.NewImage?.version?.N ?? ''}`);
    }
  });
  await put({ id: poisoned });
  await put({ id: flaky, version: 1 });
  await documents.send(
    new TransactWriteCommand({
      TransactItems: [{ Put: { TableName: TABLE, Item: { id: good, version: 1 } } }],
    }),
  );
  await put({ id: good, version: 1 });
  await put({ id: good, version: 2 });
  await documents.send(new DeleteCommand({ TableName: TABLE, Key: { id: good } }));
  await eventually(() =>
    expect(seen).toEqual([`INSERT ${flaky} 1`, `INSERT ${good} 1`, `MODIFY ${good} 2`, `REMOVE ${good} `]),
  );
});

test('the stream tells what each kind of write made of an item, and the caller what they asked for', async () => {
  const [id, gone] = [uniqueId(), uniqueId()];
  const seen: string[] = [];
  database.subscribe(async ({ Records }) => {
    for (const { eventName, dynamodb } of Records) {
      const { Keys, NewImage } = dynamodb ?? {};
      if (Keys?.id?.S === id) seen.push(`${eventName} ${NewImage?.kind?.S} ${NewImage?.version?.N}`);
      if (Keys?.id?.S === gone) seen.push(`${eventName} other`);
    }
  });
  const setTo = (version: number) => ({
    TableName: TABLE,
    Key: { id },
    UpdateExpression: 'SET version = :v',
    ExpressionAttributeValues: { ':v': version },
  });
  const update = async (version: number, ReturnValues?: ReturnValue) =>
    (await documents.send(new UpdateCommand({ ...setTo(version), ReturnValues }))).Attributes;

  await put({ id: gone });
  const row = { TableName: TABLE, Item: { id, kind: 'k', version: 1 }, ReturnValues: 'ALL_OLD' } as const;
  expect((await documents.send(new PutCommand(row))).Attributes).toBeUndefined();
  expect(await update(2)).toBeUndefined();
  expect(await update(2)).toBeUndefined();
  expect(await update(3, 'ALL_OLD')).toEqual({ id, kind: 'k', version: 2 });
  expect(await update(4, 'ALL_NEW')).toEqual({ id, kind: 'k', version: 4 });
  expect(await update(5, 'UPDATED_NEW')).toEqual({ version: 5 });
  const refused = { ...setTo(9), ConditionExpression: 'attribute_not_exists(id)' };
  await expect(documents.send(new UpdateCommand(refused))).rejects.toThrow();
  const others = [{ Delete: { TableName: TABLE, Key: { id: gone } } }];
  await expect(
    documents.send(new TransactWriteCommand({ TransactItems: [{ Update: refused }, ...others] })),
  ).rejects.toThrow();
  await documents.send(new TransactWriteCommand({ TransactItems: [{ Update: setTo(6) }, ...others] }));
  const key = { TableName: TABLE, Key: { id } };
  const deleted = await documents.send(new DeleteCommand({ ...key, ReturnValues: 'ALL_OLD' }));
  expect(deleted.Attributes).toEqual({ id, kind: 'k', version: 6 });
  const versions = [2, 3, 4, 5, 6].map((version) => `MODIFY k ${version}`);
  const last = ['REMOVE other', 'REMOVE undefined undefined'];
  await eventually(() => expect(seen).toEqual(['INSERT other', 'INSERT k 1', ...versions, ...last]));
});

test('an outage fails the call after the retries of the client and passes', async () => {
  database.setState('down');
  const error = await failure(get('any'));
  expect(error).toMatchObject({ $metadata: { httpStatusCode: 503, attempts: 2 } });
  database.setState('up');
  expect(await get('absent')).toBeUndefined();
});
