/**
 * npm run bench:backup [-- --leads 100000]
 *
 * Fills the local database with leads, copies it, puts the copy into an empty database, and finds one person
 * among all. Prints the time and the memory that each took; the local database is slower than DynamoDB.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { CreateTableCommand, DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { bulkDocuments, patientDatabase } from '#functions/data/clients.ts';
import { leadsTable, pointerKey, tables, timelineTable } from '#functions/data/keys.ts';
import { startDynamoDb } from '#local/dynamodb/start-dynamodb.ts';
import { enterEnvironment, localEnvironment } from '#local/environment.ts';
import { tableInput } from '#local/provision/create-tables.ts';
import { startS3 } from '#local/s3/start-s3.ts';
import { restoreCopy } from '../commands/backup/restore-copy.ts';
import { writeCopy } from '../commands/backup/write-copy.ts';
import { findPerson } from '../commands/privacy/find-person.ts';
import { noMails } from '../commands/privacy/kept-mails.ts';
import { benchRecord } from './lead-record.ts';

const { values } = parseArgs({ options: { leads: { type: 'string', default: '100000' } } });
const leads = Number(values.leads);
const say = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = () => `${(process.memoryUsage().rss / 1024 / 1024).toFixed(0)} MB resident`;

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  say(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s, ${megabytes()}`);
  return result;
}

/** Without streams, which would read each row before and after its write. */
async function createTables(): Promise<void> {
  for (const definition of tables) {
    const { StreamSpecification: _, ...table } = tableInput(definition);
    await patientDatabase().send(new CreateTableCommand(table));
  }
}

const put = (Item: Record<string, unknown>) => ({ PutRequest: { Item } });

/** A lead with a pointer and two timeline entries for each. */
async function fill(): Promise<void> {
  const perBatch = 6;
  for (let start = 0; start < leads; start += perBatch) {
    const records = Array.from({ length: Math.min(perBatch, leads - start) }, (_, index) =>
      benchRecord(start + index),
    );
    const pointers = records.map(({ id, public_slug }) =>
      put({ id: pointerKey.slug(String(public_slug)), lead_id: id }),
    );
    const entries = records.flatMap(({ id }) => [1, 2].map((entry) => put({ lead_id: id, id: `${entry}` })));
    const RequestItems = {
      [leadsTable.id]: [...records.map(put), ...pointers],
      [timelineTable.id]: entries,
    };
    await bulkDocuments().send(new BatchWriteCommand({ RequestItems }));
  }
}

const directory = await mkdtemp(path.join(tmpdir(), 'bench-backup-'));
const [database, storage] = await Promise.all([
  startDynamoDb({ directory: path.join(directory, 'database') }),
  startS3({ directory: path.join(directory, 'objects'), buckets: ['photos', 'exports'], origins: [] }),
]);
const none = 'http://127.0.0.1';
const addresses = {
  site: none,
  database: database.url,
  storage: storage.url,
  mail: none,
  identity: none,
  weather: none,
};
enterEnvironment(localEnvironment(addresses, { quotes: false, pixelId: undefined }), addresses);
try {
  await createTables();
  await timed(`fill with ${leads} leads`, fill);
  const person = benchRecord(Math.floor(leads / 2));
  await timed('find one person', () => findPerson({ email: String(person.email) }, noMails));
  const to = path.join(directory, 'copies');
  const now = new Date().toISOString();
  const copy = await timed('copy', () => writeCopy({ to, photos: false, from: 'the benchmark', now, say }));
  for (const { id } of tables) await patientDatabase().send(new DeleteTableCommand({ TableName: id }));
  await createTables();
  const options = { existing: 'refuse', erased: new Set<string>(), now, say } as const;
  const { isRight } = await timed('restore and verify', () => restoreCopy(copy, options));
  if (!isRight) throw new Error('The restored rows are not those of the copy.');
} finally {
  await Promise.all([database.close(), storage.close()]);
  await rm(directory, { recursive: true });
}
