import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { publishSite } from '#functions/use-cases/content/publish-site.ts';
import { aDraft, aPublish, givenContent } from '../../content-rows.ts';
import { mockedClients } from '../../mocked-clients.ts';

const { database, storage } = mockedClients();
type Row = Record<string, unknown>;

const names = Array.from({ length: 25 }, (_, place) => `page-${place}/index.html`);
const textOf = (name: string, complete: number) => `${name} at $${complete}`;
const renderer = {
  renderSite: async ({ prices }: { prices: { complete: number } }) =>
    names.map((file) => ({ file, text: textOf(file, prices.complete) })),
};

/** A bucket and a table that remember, and a process that may die after some number of writes. */
const world = { bucket: new Map<string, string>(), rows: new Map<string, Row>(), writesLeft: Infinity };
const keyOf = ({ kind, row }: Row) => `${kind} ${row}`;
const write = (work: () => void) => {
  if (world.writesLeft <= 0) throw new Error('The process is gone.');
  world.writesLeft -= 1;
  work();
};
const put = (item: Row = {}) => void world.rows.set(keyOf(item), item);

beforeEach(() => {
  Object.assign(world, { bucket: new Map(), rows: new Map(), writesLeft: Infinity });
  for (const name of names) world.bucket.set(name, textOf(name, 28));
  givenContent(database);
  storage.on(ListObjectsV2Command).callsFake(() => ({
    Contents: [...world.bucket].map(([Key, text]) => ({
      Key,
      ETag: createHash('md5').update(text).digest('hex'),
    })),
  }));
  storage.on(PutObjectCommand).callsFake(({ Key, Body }) => write(() => world.bucket.set(Key, Body)));
  database.on(QueryCommand).callsFake(() => ({
    Items: [...world.rows.values()].filter(({ kind }) => kind === 'publish').toReversed(),
  }));
  database.on(PutCommand).callsFake(({ Item }) => {
    const lease = world.rows.get(keyOf(Item));
    if (Item.kind === 'lease' && Number(lease?.until ?? 0) >= Date.now())
      throw new ConditionalCheckFailedException({ message: '', $metadata: {} });
    write(() => put(Item));
  });
  database.on(UpdateCommand).callsFake(({ Key, ExpressionAttributeValues: values }) =>
    write(() => {
      const row = world.rows.get(keyOf(Key)) ?? Key;
      if (':past' in values) put({ ...row, until: 0 });
      else put({ ...row, pages: values[':pages'], of: values[':of'] });
    }),
  );
  database.on(TransactWriteCommand).callsFake(({ TransactItems }) =>
    write(() => {
      for (const { Put } of TransactItems) put(Put.Item);
      givenContent(database, Object.fromEntries(world.rows));
    }),
  );
});

const asked = (place: number, complete: number) => {
  const publish = aPublish(`01JD3ZK8Q000000000000000${String(place).padStart(2, '0')}`);
  const change = { kind: 'prices', draft: aDraft(complete, place + 1), before: aDraft(28).content };
  put({ kind: 'publish', row: publish.id, ...publish, changes: [change] });
};
const run = (name: string, reason: 'publish' | 'deployment' = 'publish') =>
  publishSite(renderer, reason, { awsRequestId: name, getRemainingTimeInMillis: () => 120_000 });
const states = () =>
  [...world.rows.values()].filter(({ kind }) => kind === 'publish').map(({ state }) => state);
const expectAll = (complete: number) => {
  for (const name of names) expect(world.bucket.get(name)).toBe(textOf(name, complete));
  expect(world.rows.get('prices live')).toMatchObject({ content: { complete } });
};

test('killed at any write each page is old or new, and the next run makes all of them new', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T18:00:00.000Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const fresh = new Map(world.bucket);
  for (let writes = 0, isDone = false; !isDone; writes += 1) {
    Object.assign(world, { bucket: new Map(fresh), rows: new Map(), writesLeft: writes });
    givenContent(database);
    database.resetHistory();
    storage.resetHistory();
    asked(0, 30);
    isDone = await run(`run ${writes}`).catch(() => false);
    for (const name of names)
      expect([28, 30].map((rate) => textOf(name, rate))).toContain(world.bucket.get(name));
    world.writesLeft = Infinity;
    vi.setSystemTime(Date.now() + 240_000);
    expect(await run('next')).toBe(true);
    expectAll(30);
    expect(states()).toEqual(['done']);
  }
});

test('ten at once, and a deployment among them, end with every page at the last', async () => {
  for (let place = 0; place < 10; place += 1) asked(place, 30 + place);
  const runs = await Promise.all([
    ...Array.from({ length: 10 }, (_, place) => run(`run ${place}`)),
    run('deployment', 'deployment'),
  ]);
  expect(runs.filter(Boolean)).toHaveLength(2);
  expect(new Set(states())).toEqual(new Set(['done']));
  expectAll(39);
});
