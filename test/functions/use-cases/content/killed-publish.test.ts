import { createHash } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { publishSite } from '#functions/use-cases/content/publish-site.ts';
import { aDraft, aPublish } from '../../content-rows.ts';
import { mockedClients } from '../../mocked-clients.ts';

const { database, storage } = mockedClients();
type Row = Record<string, unknown>;

const names = Array.from({ length: 12 }, (_, place) => `page-${place}/index.html`);
const textOf = (name: string, complete: number) => `${name} at $${complete}`;
const renderer = {
  renderSite: async ({ prices }: { prices: { complete: number } }) =>
    names.map((file) => ({ file, text: textOf(file, prices.complete) })),
};

/**
 * A bucket and a table that remember, a process that may die after some number of writes, and calls of which those in
 * `faults` fail.
 */
const world = {
  bucket: new Map<string, string>(),
  rows: new Map<string, Row>(),
  writesLeft: Infinity,
  calls: 0,
  faults: [Infinity, Infinity],
};
const call = <Answer>(answer: () => Answer): Answer => {
  const [from = 0, to = 0] = world.faults;
  world.calls += 1;
  if (world.calls >= from && world.calls < to) throw new Error('The line dropped.');
  return answer();
};
const keyOf = ({ kind, row }: Row) => `${kind} ${row}`;
const write = (work: () => void) =>
  call(() => {
    if (world.writesLeft <= 0) throw new Error('The process is gone.');
    world.writesLeft -= 1;
    work();
  });
const put = (item: Row = {}) => void world.rows.set(keyOf(item), item);

const begin = () => {
  const bucket = new Map(names.map((name) => [name, textOf(name, 28)]));
  Object.assign(world, {
    bucket,
    rows: new Map(),
    writesLeft: Infinity,
    calls: 0,
    faults: [Infinity, Infinity],
  });
  database.resetHistory();
  storage.resetHistory();
};

beforeEach(() => {
  begin();
  database.on(BatchGetCommand).callsFake(({ RequestItems }) =>
    call(() => ({
      Responses: {
        Content: RequestItems.Content.Keys.flatMap((key: Row) => world.rows.get(keyOf(key)) ?? []),
      },
    })),
  );
  database.on(GetCommand).callsFake(() => call(() => ({})));
  storage.on(ListObjectsV2Command).callsFake(() =>
    call(() => ({
      Contents: [...world.bucket].map(([Key, text]) => ({
        Key,
        ETag: createHash('md5').update(text).digest('hex'),
      })),
    })),
  );
  storage.on(PutObjectCommand).callsFake(({ Key, Body }) => write(() => world.bucket.set(Key, Body)));
  database
    .on(QueryCommand)
    .callsFake(({ ExpressionAttributeValues: { ':kind': wanted } }) =>
      call(() => ({ Items: [...world.rows.values()].filter(({ kind }) => kind === wanted).toReversed() })),
    );
  database.on(PutCommand).callsFake(({ Item }) => {
    const lease = world.rows.get(keyOf(Item));
    if (Item.kind === 'lease' && Number(lease?.until ?? 0) >= Date.now())
      throw new ConditionalCheckFailedException({ message: '', $metadata: {} });
    write(() => put(Item));
  });
  database.on(UpdateCommand).callsFake(({ Key, ExpressionAttributeValues: values }) =>
    write(() => {
      const row = world.rows.get(keyOf(Key)) ?? Key;
      if (':until' in values) put({ ...row, until: values[':until'] });
      else put({ ...row, pages: values[':pages'], of: values[':of'] });
    }),
  );
  database.on(TransactWriteCommand).callsFake(({ TransactItems }) =>
    write(() => {
      for (const { Put } of TransactItems) put(Put.Item);
    }),
  );
});

const asked = (place: number, complete: number) => {
  const publish = aPublish(`01JD3ZK8Q000000000000000${String(place).padStart(2, '0')}`);
  const change = { kind: 'prices', draft: aDraft(complete, place + 1), before: aDraft(28).content };
  put({ kind: 'publish', row: publish.id, ...publish, changes: [change] });
};
const run = (name: string, reason: 'publish' | 'deployment' = 'publish') =>
  publishSite(renderer, reason, {
    awsRequestId: name,
    getRemainingTimeInMillis: () => (world.writesLeft > 0 ? 120_000 : 0),
  });
const states = () =>
  [...world.rows.values()].filter(({ kind }) => kind === 'publish').map(({ state }) => state);
const expectAll = (complete: number) => {
  for (const name of names) expect(world.bucket.get(name)).toBe(textOf(name, complete));
  expect(world.rows.get('prices live')).toMatchObject({ content: { complete } });
};

test('killed at any write each page is old or new, and the next run makes all of them new', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T18:00:00.000Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let writes = 0, isDone = false; !isDone; writes += 1) {
    begin();
    world.writesLeft = writes;
    asked(0, 30);
    isDone = await run(`run ${writes}`).catch(() => false);
    for (const name of names)
      expect([28, 30].map((rate) => textOf(name, rate))).toContain(world.bucket.get(name));
    world.writesLeft = Infinity;
    vi.setSystemTime(Date.now() + 31_000);
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

test('presses at once and a deployment, killed at any write, end with every page at the last', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T18:00:00.000Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const rates = [28, ...Array.from({ length: 4 }, (_, place) => 30 + place)];
  for (let writes = 0, isDone = false; !isDone; writes += 1) {
    begin();
    world.writesLeft = writes;
    for (const [place, complete] of rates.slice(1).entries()) asked(place, complete);
    await Promise.allSettled([run(`deployment ${writes}`, 'deployment'), run(`run ${writes}`)]);
    isDone = world.writesLeft > 0;
    for (const name of names)
      expect(rates.map((rate) => textOf(name, rate))).toContain(world.bucket.get(name));
    world.writesLeft = Infinity;
    vi.setSystemTime(Date.now() + 31_000);
    expect(await run('next', 'deployment')).toBe(true);
    expectAll(33);
    expect(new Set(states())).toEqual(new Set(['done']));
  }
});

/** What the only publish came to, and that every page is as it says. */
function expectEnded(): void {
  const [publish] = [...world.rows.values()].filter(({ kind }) => kind === 'publish');
  if (publish?.state === 'done') {
    expectAll(30);
    return;
  }
  expect(publish).toMatchObject({ state: 'failed', error: expect.stringMatching(/^Not published: .*\./) });
  expect(world.rows.has('prices live')).toBe(false);
  if (String(publish?.error).includes('The site is as it was')) {
    for (const name of names) expect(world.bucket.get(name)).toBe(textOf(name, 28));
  } else {
    expect(publish?.error).toContain('Some pages may say the new');
    expect(world.rows.get('shown shown')).toMatchObject({ mark: 'mixed' });
  }
}

test.each([1, 3, 20])(
  '%i faults in a row from any call on end in a state with a reason, and no run waits for it',
  async (width) => {
    for (let from = 1, isHit = true; isHit; from += 1) {
      begin();
      asked(0, 30);
      world.faults = [from, from + width];
      await run(`run ${from}`).catch(() => false);
      isHit = world.calls >= from;
      world.faults = [Infinity, Infinity];
      // Whatever was not even begun comes again by itself.
      expect(await run('next')).toBe(true);
      expectEnded();
    }
  },
);

test('a publish that was stored while the answer to that was lost is done, and no page goes back', async () => {
  asked(0, 30);
  database.on(TransactWriteCommand).callsFake(({ TransactItems }) => {
    for (const { Put } of TransactItems) put(Put.Item);
    throw new Error('The line dropped.');
  });
  expect(await run('run')).toBe(true);
  expect(states()).toEqual(['done']);
  expectAll(30);
});
