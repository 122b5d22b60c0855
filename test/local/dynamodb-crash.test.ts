import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CreateTableCommand, DynamoDBClient, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { startDynamoDb } from '#local/dynamodb/start-dynamodb.ts';

const TABLE = 'Things';

const clientOf = (url: string) => {
  const client = new DynamoDBClient({
    endpoint: url,
    region: 'us-west-2',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  onTestFinished(() => client.destroy());
  return DynamoDBDocumentClient.from(client);
};

async function makeTable(client: DynamoDBDocumentClient): Promise<void> {
  await client.send(
    new CreateTableCommand({
      TableName: TABLE,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 0.02 }, { TableName: TABLE });
}

const temporaryDirectory = async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'dynamodb-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
};

test('everything that was acknowledged is found again after kill -9, and nothing is half written', async () => {
  const directory = await temporaryDirectory();
  const program = fileURLToPath(new URL('./dynamodb-program.ts', import.meta.url));
  const child = fork(program, [directory], { execArgv: [] });
  const [url] = (await once(child, 'message')) as [string];
  const before = clientOf(url);
  await makeTable(before);
  const acknowledged: number[] = [];
  const write = async () => {
    for (let number = 0; ; number += 1) {
      const pair = ['left', 'right'].map((side) => ({
        Put: { TableName: TABLE, Item: { id: `${side}-${number}` } },
      }));
      await before.send(new TransactWriteCommand({ TransactItems: pair }));
      acknowledged.push(number);
      if (number === 40) child.kill('SIGKILL');
    }
  };
  await expect(write()).rejects.toThrow();
  expect(acknowledged.length).toBeGreaterThan(40);

  const database = await startDynamoDb({ directory });
  onTestFinished(() => database.close());
  const after = clientOf(database.url);
  const exists = async (id: string) =>
    (await after.send(new GetCommand({ TableName: TABLE, Key: { id } }))).Item !== undefined;
  for (const number of acknowledged) {
    expect([await exists(`left-${number}`), await exists(`right-${number}`)]).toEqual([true, true]);
  }
  const next = acknowledged.length;
  expect(await exists(`left-${next}`)).toBe(await exists(`right-${next}`));
});

test('a transaction that a crash tore apart is undone at the next start', async () => {
  const directory = await temporaryDirectory();
  const journal = path.join(directory, 'transaction.journal');
  const first = await startDynamoDb({ directory });
  const before = clientOf(first.url);
  await makeTable(before);
  await before.send(new PutCommand({ TableName: TABLE, Item: { id: 'changed', name: 'torn' } }));
  await before.send(new PutCommand({ TableName: TABLE, Item: { id: 'made' } }));
  await first.close();
  const item = (id: string) => ({ table: TABLE, key: { id: { S: id } } });
  await writeFile(
    journal,
    `${JSON.stringify([
      { item: item('changed'), image: { id: { S: 'changed' }, name: { S: 'whole' } } },
      { item: item('made') },
    ])}\n`,
  );

  const second = await startDynamoDb({ directory });
  onTestFinished(() => second.close());
  const after = clientOf(second.url);
  const get = async (id: string) =>
    (await after.send(new GetCommand({ TableName: TABLE, Key: { id } }))).Item;
  expect(await get('changed')).toEqual({ id: 'changed', name: 'whole' });
  expect(await get('made')).toBeUndefined();
  expect(await readFile(journal, 'utf8')).toBe('');
});
