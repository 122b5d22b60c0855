/**
 * npm run bench:search [-- --sizes 1000,10000 --calls 200 --beside ../other-checkout]
 *
 * Fills the local database with leads and measures what the admin's list costs: the first load, warm calls
 * (p50, p99), memory, the read units that AWS would count, and the export of all of it. "In memory" leaves the
 * local database out, and has a lead edited before each call. With another checkout of this project, its packages
 * installed, each warm call goes to its search too, the two in turn, over the same leads.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { LeadFilter, sortFields } from '#domain/operations/admin-leads.ts';
import { bulkDocuments } from '#functions/data/clients.ts';
import { leadsTable, listShards } from '#functions/data/keys.ts';
import type { CustomerRow } from '#functions/data/search/customer-row-source.ts';
import { exportLeads } from '#functions/data/search/exports.ts';
import { isTombstone, type LeadRow, type RowChange } from '#functions/data/search/lead-row.ts';
import { type LeadRowSource, leadRowSource } from '#functions/data/search/lead-row-source.ts';
import { createLeadSearch, type LeadSearch } from '#functions/data/search/lead-search.ts';
import { LOCAL_CREDENTIALS } from '#local/credentials.ts';
import { startDynamoDb } from '#local/dynamodb/start-dynamodb.ts';
import { enterEnvironment, localEnvironment } from '#local/environment.ts';
import { tableInput } from '#local/provision/create-tables.ts';
import { startS3 } from '#local/s3/start-s3.ts';
import { storeLeads } from './lead-record.ts';
import { searchesOf } from './searches-of.ts';
import { percentile, type Times } from './timing.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    calls: { type: 'string', default: '200' },
    beside: { type: 'string' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const warmCalls = Number(values.calls);
const other = values.beside === undefined ? undefined : await searchesOf(values.beside);

const say = (line: string) => process.stdout.write(`${line}\n`);
const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
}

/** Read units of the first load, as the database counts them. */
async function readUnits(): Promise<number> {
  let units = 0;
  for (let shard = 0; shard < listShards; shard += 1) {
    let from: Record<string, unknown> | undefined;
    do {
      const page = await bulkDocuments().send(
        new QueryCommand({
          TableName: leadsTable.id,
          IndexName: 'list',
          KeyConditionExpression: 'list_shard = :shard',
          ExpressionAttributeValues: { ':shard': `s${shard}` },
          ReturnConsumedCapacity: 'TOTAL',
          ExclusiveStartKey: from,
        }),
      );
      units += page.ConsumedCapacity?.CapacityUnits ?? 0;
      from = page.LastEvaluatedKey;
    } while (from !== undefined);
  }
  return units;
}

/** What admins do in turn: the first screen, a name half typed, statuses, the other orders, a later page. */
const queries: readonly Record<string, string>[] = [
  {},
  { q: 'nunez' },
  { statuses: 'SCHEDULED,IN_PROGRESS' },
  ...(other?.sortFields ?? sortFields).map((sortBy) => ({ sortBy, sortDir: 'asc' })),
  { q: 'a', hasPlan: 'true', sortBy: 'city', sortDir: 'asc' },
];

const p99Of = (times: Times): number => percentile(times, 0.99);

/** Asks one search, or two in turn, the same; the second is that of the other checkout. */
async function warm(...searches: readonly LeadSearch[]): Promise<string> {
  const call = (search: LeadSearch, number: number) =>
    search.search(LeadFilter.parse(queries[number % queries.length]), {
      page: 1 + (number % 3),
      pageSize: 20,
    });
  const measured = searches.map((search) => ({ search, times: [] as number[] }));
  // The first use of an order sorts it; a screen's first minute is not what is asked for here.
  for (let number = 0; number < queries.length; number += 1) {
    for (const { search } of measured) await call(search, number);
  }
  for (let number = 0; number < warmCalls; number += 1) {
    // Who comes second may pay for the first one's garbage.
    for (const { search, times } of number % 2 === 0 ? measured : measured.toReversed()) {
      times.push((await timed(() => call(search, number)))[1]);
    }
  }
  for (const { times } of measured) times.sort((a, b) => a - b);
  const [here = [], there] = measured.map(({ times }) => times);
  const say = (times: Times) =>
    `p50 ${milliseconds(percentile(times, 0.5))}, p99 ${milliseconds(p99Of(times))}`;
  if (!there) return say(here);
  return `${say(here)}; other ${say(there)}; p99 ratio ${(p99Of(here) / p99Of(there)).toFixed(2)}`;
}

/** Some lead with new notes. */
function edited(rows: readonly RowChange[]): RowChange {
  const row = rows[Math.floor(Math.random() * rows.length)];
  if (!row || isTombstone(row)) throw new Error('There is no lead to edit.');
  return { ...row, internal_notes: `Edited at ${performance.now()}`, updated_at: new Date().toISOString() };
}

/** A customer of one lead, as the index of customers has it. */
const customerOf = ({ id, full_name, email = '', phone = '', updated_at }: LeadRow): CustomerRow => ({
  id: `customer of ${id}`,
  name: full_name,
  emails: [email],
  phones: [{ typed: phone }],
  lead_ids: [id],
  updated_at,
  search_text: [
    email,
    phone,
    'Sea Ray',
    'Sundancer 320',
    'Holiday Basin',
    'C-1200',
    `C-${id.slice(-4)}`,
  ].join('\n'),
});

const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

async function measure(size: number): Promise<void> {
  const before = heap();
  let loaded: RowChange[] = [];
  const search = createLeadSearch({
    ...leadRowSource,
    changedSince: async (since) => {
      const rows = await leadRowSource.changedSince(since);
      if (since === undefined) loaded = rows;
      return rows;
    },
  });
  const [first, loading] = await timed(() => search.search(LeadFilter.parse({}), { page: 1, pageSize: 20 }));
  if (first.total !== size) throw new Error(`${first.total} leads found instead of ${size}.`);
  say(`${size.toLocaleString('en-US')} leads`);
  say(`  first load      ${milliseconds(loading)}, ${await readUnits()} read units`);
  const others = other ? [other.createLeadSearch(other.leadRowSource)] : [];
  say(`  warm            ${await warm(search, ...others)}`);
  // One lead is edited between any two calls.
  const source: LeadRowSource = {
    changedSince: async (since) => (since === undefined ? loaded : [edited(loaded)]),
    recentlyEdited: async () => [],
    lastRewrite: async () => undefined,
  };
  const othersInMemory = other ? [other.createLeadSearch(source)] : [];
  say(`  warm, in memory ${await warm(createLeadSearch(source), ...othersInMemory)}`);
  // Each lead has a customer, by whose words it is found as well.
  const customers = loaded.flatMap((row) => (isTombstone(row) ? [] : [customerOf(row)]));
  const withCustomers = createLeadSearch(source, undefined, undefined, undefined, {
    changedSince: async (since) => (since === undefined ? customers : []),
  });
  const [, joining] = await timed(() =>
    withCustomers.search(LeadFilter.parse({ q: 'nunez' }), { page: 1, pageSize: 20 }),
  );
  say(`  first search by words of customers ${milliseconds(joining)}`);
  say(`  with customers  ${await warm(withCustomers, ...othersInMemory)}`);
  say(
    `  memory          ${(heap() - before).toFixed(0)} MB for three copies of the leads, one with their customers`,
  );
  const [, exporting] = await timed(async () =>
    exportLeads(await search.all(LeadFilter.parse({})), 'leads.csv'),
  );
  say(
    `  export          ${milliseconds(exporting)}, resident ${(process.memoryUsage().rss / 1024 / 1024).toFixed(0)} MB`,
  );
}

const directory = await mkdtemp(path.join(tmpdir(), 'bench-search-'));
const [database, storage] = await Promise.all([
  startDynamoDb({ directory: path.join(directory, 'database') }),
  startS3({ directory: path.join(directory, 'objects'), buckets: ['photos', 'exports'], origins: [] }),
]);
const addresses = {
  site: 'http://127.0.0.1',
  database: database.url,
  storage: storage.url,
  mail: 'http://127.0.0.1',
  identity: 'http://127.0.0.1',
  weather: 'http://127.0.0.1',
};
enterEnvironment(localEnvironment(addresses, { quotes: false, pixelId: undefined }), addresses);
try {
  const client = new DynamoDBClient({ credentials: LOCAL_CREDENTIALS });
  // Without its stream, which would read each item before and after its write.
  const { StreamSpecification: _, ...table } = tableInput(leadsTable);
  await client.send(new CreateTableCommand(table));
  let filled = 0;
  for (const size of sizes) {
    const [, filling] = await timed(() => storeLeads(filled, size));
    say(`(filled up to ${size} in ${(filling / 1000).toFixed(0)} s)`);
    filled = size;
    await measure(size);
  }
} finally {
  await Promise.all([database.close(), storage.close()]);
  await rm(directory, { recursive: true });
}
