/**
 * npm run bench:migrate [-- --leads 10000]
 *
 * Fills the local database with leads of before, a third of them with an appointment, and migrates them. Prints
 * what that took; the local database is slower than DynamoDB.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { addHours } from '#domain/los-angeles.ts';
import { patientDatabase } from '#functions/data/clients.ts';
import { tables } from '#functions/data/keys.ts';
import { migrateLeads } from '#functions/use-cases/lead/migrate-leads.ts';
import { startDynamoDb } from '#local/dynamodb/start-dynamodb.ts';
import { enterEnvironment, localEnvironment } from '#local/environment.ts';
import { tableInput } from '#local/provision/create-tables.ts';
import { linesOf } from '../commands/migrate.ts';
import { fillLeads } from './fill-leads.ts';
import { benchRecord } from './lead-record.ts';

const { values } = parseArgs({ options: { leads: { type: 'string', default: '10000' } } });
const leads = Number(values.leads);
const say = (line: string) => process.stdout.write(`${line}\n`);
const now = new Date().toISOString();

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  say(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}

/** A lead of before; every third has an appointment, over three years, so that some overlap. */
function oldRecord(number: number): Record<string, unknown> {
  const { customer_id: _, boat_id: __, visits: ___, ...record } = benchRecord(number);
  if (number % 3 !== 0) return record;
  const days = Math.floor((number / leads) * 3 * 365) - 2 * 365;
  const scheduled_at = addHours(`${now.slice(0, 10)}T17:00:00.000Z`, days * 24 + (number % 4) * 2);
  const sent_at = addHours(scheduled_at, -200);
  return { ...record, scheduled_at, appointment_sent: { scheduled_at, hours: 3, sequence: 0, sent_at } };
}

const directory = await mkdtemp(path.join(tmpdir(), 'bench-migrate-'));
const database = await startDynamoDb({ directory });
const none = 'http://127.0.0.1';
const addresses = {
  site: none,
  database: database.url,
  storage: none,
  mail: none,
  identity: none,
  weather: none,
};
enterEnvironment(localEnvironment(addresses, { quotes: false, pixelId: undefined }), addresses);
try {
  for (const definition of tables) {
    const { StreamSpecification: _, ...table } = tableInput(definition);
    await patientDatabase().send(new CreateTableCommand(table));
  }
  await timed(`fill with ${leads} leads`, () => fillLeads(0, leads, oldRecord));
  const foretold = await timed('dry run', () => migrateLeads({ isDry: true, now }));
  const done = await timed('migrate', () => migrateLeads({ isDry: false, now }));
  for (const line of linesOf(done)) say(`  ${line}`);
  say(
    `the dry run foretold ${JSON.stringify(foretold) === JSON.stringify(done) ? 'the same' : 'SOMETHING ELSE'}`,
  );
  await timed('again', () => migrateLeads({ isDry: false, now }));
} finally {
  await database.close();
  await rm(directory, { recursive: true, force: true });
}
