import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { daysOfTime } from '#domain/visit/day-row.ts';
import { documents, patientDatabase } from '#functions/data/clients.ts';
import { customerOf } from '#functions/data/customer/customers.ts';
import {
  contentTable,
  customersTable,
  daysTable,
  leadsTable,
  quotesTable,
  type TableDefinition,
  timelineTable,
} from '#functions/data/keys.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { keyOfRow, scanRawRows } from '#functions/data/raw-rows.ts';
import { unpaidLeadIds } from '#functions/data/record/receipts.ts';
import { approvedReviews } from '#functions/data/review/approved-reviews.ts';
import { reviewedLeadIds } from '#functions/data/review/reviews.ts';
import { dayRows, entriesOf } from '#functions/data/visit/day-row.ts';
import { handler as sweep } from '#functions/jobs/owed-mails-sweep.ts';
import { migrateLeads } from '#functions/use-cases/lead/migrate-leads.ts';
import { migrateOnce } from '#local/provision/migrate.ts';
import { restoreCopy } from '../../commands/backup/restore-copy.ts';
import { writeCopy } from '../../commands/backup/write-copy.ts';
import { aRecord } from '../a-record.ts';
import { captureLog, jobContext } from '../log-lines.ts';
import { aLead } from './admin-calls.ts';
import { anAddress, row, told } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();

const now = '2026-11-22T18:00:00.000Z';
const [past, soon, later] = [
  '2026-11-10T17:00:00.000Z',
  '2026-11-25T17:00:00.000Z',
  '2026-11-26T17:00:00.000Z',
];
const sent_at = '2026-11-01T17:00:00.000Z';
const say = () => undefined;

async function empty(...emptied: readonly TableDefinition[]): Promise<void> {
  for (const table of emptied) {
    for await (const found of scanRawRows(table)) {
      const Key = keyOfRow(table, found);
      await patientDatabase().send(new DeleteItemCommand({ TableName: table.id, Key }));
    }
  }
}

const emptyTables = () =>
  empty(leadsTable, timelineTable, quotesTable, customersTable, daysTable, contentTable);

beforeEach(async () => {
  captureLog();
  await emptyTables();
});

/** A lead as it was stored before there were customers and visits. */
async function anOldLead(
  attributes: Readonly<Record<string, unknown>> = {},
  booking: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { id } = await aLead(booking);
  const names = Object.keys(attributes);
  const set = names.map((name) => `#${name} = :${name}`).join(', ');
  await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id },
      UpdateExpression: `${set && `SET ${set} `}REMOVE customer_id, boat_id, owed, owed_shard, owed_since`,
      ...(names.length > 0 && {
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, attributes[name]])),
      }),
    }),
  );
  await empty(customersTable);
  return id;
}

const appointment = (scheduled_at: string, more: object = {}) => ({
  scheduled_at,
  appointment_sent: { scheduled_at, hours: 3, sequence: 2, sent_at, ...more },
});
const migrate = (isDry = false) => migrateLeads({ isDry, now });
const visitsOf = async (id: string) => (await leadOf(id))?.visits ?? [];
const entriesOn = async (start: string) => entriesOf(await dayRows(daysOfTime({ start, hours: 3 })));

test('each lead gets a customer and a boat, the oldest first; the same person with another boat gets it added', async () => {
  const email = anAddress();
  const first = await anOldLead({}, { email });
  const second = await anOldLead({}, { email, boatType: 'Sailboat', boatLengthFt: 31 });
  const stranger = await anOldLead({}, { email: anAddress(), phone: '(424) 555-0188' });
  expect(await migrate()).toMatchObject({ leads: 3, customers: 2, linked: 1, boats: 3 });
  const [one, two, other] = await Promise.all([first, second, stranger].map(leadOf));
  expect(two?.customer_id).toBe(one?.customer_id);
  expect(two?.boat_id).not.toBe(one?.boat_id);
  expect(other?.customer_id).not.toBe(one?.customer_id);
  expect(await customerOf(one?.customer_id ?? '')).toMatchObject({
    emails: [email],
    lead_ids: [first, second],
    boats: [{ id: one?.boat_id }, { id: two?.boat_id, type: 'Sailboat', length_ft: 31 }],
  });
});

test('an unpaid receipt of before there was a list of these is listed, and a paid one is not', async () => {
  const unpaid = await anOldLead({ status: 'COMPLETED', record: aRecord() });
  const paid = await anOldLead({
    status: 'COMPLETED',
    record: aRecord({ number: '2026-0002', paid_on: '2026-11-12', how: 'cash' }),
  });
  expect(await migrate(true)).toMatchObject({ unpaid: 1 });
  expect(await unpaidLeadIds()).not.toContain(unpaid);
  expect(await migrate()).toMatchObject({ unpaid: 1 });
  expect(await unpaidLeadIds()).toContain(unpaid);
  expect(await unpaidLeadIds()).not.toContain(paid);
  expect(await migrate()).toMatchObject({ unpaid: 0 });
});

test('a review of before there was a list is listed', async () => {
  const at = '2026-11-12T18:00:00.000Z';
  const consent = { wording: 'You may show it.', place: 'status page', at } as const;
  const review = { rating: 5, written_at: at, consent, site: { at, by: 'owner' } };
  const id = await anOldLead({ status: 'COMPLETED', review });
  expect(await migrate(true)).toMatchObject({ reviews: 1 });
  expect(await reviewedLeadIds()).not.toContain(id);
  expect(await migrate()).toMatchObject({ reviews: 1 });
  expect(await reviewedLeadIds()).toContain(id);
  expect(await approvedReviews()).toMatchObject([{ rating: 5, written_at: at }]);
  expect(await migrate()).toMatchObject({ reviews: 0 });
});

test('an appointment that was emailed becomes a visit with its calendar entry, planned in its day', async () => {
  const id = await anOldLead({ status: 'SCHEDULED', ...appointment(soon) });
  await migrate();
  const [visit] = await visitsOf(id);
  expect(visit).toMatchObject({
    uid: `${id.toLowerCase()}@boatdetailingla.example`,
    sequence: 2,
    start: soon,
    hours: 3,
    status: 'planned',
    told: 2,
    booked_at: sent_at,
    sent_at,
  });
  expect((await leadOf(id))?.scheduled_at).toBe(soon);
  expect(await entriesOn(soon)).toMatchObject([{ visit_id: visit?.id, lead_id: id, status: 'planned' }]);
  expect(await row(id)).not.toHaveProperty('appointment_sent');
});

test.each([
  ['canceled', { status: 'CANCELED', ...appointment(soon, { canceled_at: past }) }, 'canceled'],
  ['past and completed', { status: 'COMPLETED', completed_at: past, ...appointment(past) }, 'done'],
  ['past without a word', { status: 'SCHEDULED', ...appointment(past) }, 'planned'],
  ['past and begun', { status: 'IN_PROGRESS', ...appointment(past) }, 'planned'],
  ['ahead of a completed lead', { status: 'COMPLETED', ...appointment(later) }, 'planned'],
])('an appointment that is %s', async (_, attributes, status) => {
  const id = await anOldLead(attributes);
  await migrate();
  expect(await visitsOf(id)).toMatchObject([{ status }]);
  expect((await leadOf(id))?.scheduled_at).toBe(
    status === 'planned' ? attributes.appointment_sent.scheduled_at : undefined,
  );
});

test('overlaps stay as they were booked, and say so', async () => {
  const first = await anOldLead({ status: 'SCHEDULED', ...appointment(soon) });
  const second = await anOldLead({ status: 'SCHEDULED', ...appointment(soon) });
  expect(await migrate()).toMatchObject({ planned: 2, overlapping: 1 });
  expect((await visitsOf(first))[0]).not.toHaveProperty('overlap');
  expect((await visitsOf(second))[0]).toMatchObject({ overlap: true, status: 'planned' });
  expect(await entriesOn(soon)).toHaveLength(2);
});

test('a date that was never emailed stays a draft and holds no time, beside an emailed one too', async () => {
  const draft = await anOldLead({ scheduled_at: soon });
  const both = await anOldLead({ ...appointment(later), status: 'SCHEDULED', scheduled_at: soon });
  expect(await migrate()).toMatchObject({ drafts: 2, planned: 1 });
  expect(await leadOf(draft)).toMatchObject({ scheduled_at: soon });
  expect(await visitsOf(draft)).toEqual([]);
  expect(await leadOf(both)).toMatchObject({ scheduled_at: soon, visits: [{ start: later }] });
  expect(await entriesOn(soon)).toMatchObject([]);
});

test('a sequence that may have gone out is remembered', async () => {
  const id = await anOldLead({ status: 'SCHEDULED', ...appointment(soon), sequence_lost: 3 });
  await migrate();
  const unbooked = await anOldLead({ scheduled_at: soon, sequence_lost: 1 });
  await migrate();
  expect(await visitsOf(id)).toMatchObject([{ sequence: 2, sequence_lost: 3 }]);
  const uid = `${unbooked.toLowerCase()}@boatdetailingla.example`;
  expect((await leadOf(unbooked))?.visit_lost).toMatchObject({ uid, sequence: 1 });
});

test('a lead in quarantine is left until it is restored', async () => {
  const id = await anOldLead({ quarantined: true });
  expect(await migrate()).toMatchObject({ leads: 1, quarantined: 1, customers: 0 });
  await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id },
      UpdateExpression: 'SET quarantined = :no',
      ExpressionAttributeValues: { ':no': false },
    }),
  );
  expect(await migrate()).toMatchObject({ customers: 1 });
});

test('a dry run says what a real one does and changes nothing; a second run has nothing to do', async () => {
  const email = anAddress();
  const ids = [
    await anOldLead({ status: 'SCHEDULED', ...appointment(soon) }, { email }),
    await anOldLead({ status: 'SCHEDULED', ...appointment(soon) }, { email }),
    await anOldLead({ status: 'SCHEDULED', ...appointment(past) }),
  ];
  const before = await Promise.all(ids.map(row));
  const foretold = await migrate(true);
  expect(foretold).toMatchObject({ customers: 2, linked: 1, planned: 3, needWord: 1, overlapping: 1 });
  expect(await Promise.all(ids.map(row))).toEqual(before);
  expect(await migrate()).toEqual(foretold);
  const after = await Promise.all(ids.map(row));
  expect(await migrate()).toMatchObject({ leads: 3, customers: 0, linked: 0, planned: 0 });
  expect(await Promise.all(ids.map(row))).toEqual(after);
});

test('visits of before owe their reminders, unless the instant has passed, however often it runs', async () => {
  const coming = await anOldLead({ status: 'SCHEDULED', ...appointment(soon) });
  const tomorrow = await anOldLead({ status: 'SCHEDULED', ...appointment('2026-11-23T18:00:00.000Z') });
  const over = await anOldLead({ status: 'SCHEDULED', ...appointment(past) });
  expect(await migrate(true)).toMatchObject({ reminders: 4 });
  expect(await migrate()).toMatchObject({ reminders: 4 });
  const owed = async (id: string) => ((await row(id))?.owed as { kind: string; due_at: string }[]) ?? [];
  expect(await owed(coming)).toMatchObject([
    { kind: 'ready-check', due_at: '2026-11-25T00:00:00.000Z' },
    { kind: 'ready-check-again', due_at: '2026-11-25T15:00:00.000Z' },
  ]);
  expect(await owed(over)).toEqual([]);
  const eve = '2026-11-23T00:00:00.000Z';
  expect(await migrateLeads({ isDry: false, now: eve })).toMatchObject({ reminders: 0 });
  expect(await owed(tomorrow)).toHaveLength(2);
});

test('visits that were booked before there were reminders get them; those with none to come do not', async () => {
  const id = await anOldLead({ status: 'SCHEDULED', ...appointment(soon) });
  await migrateLeads({ isDry: false, now: soon });
  expect(await row(id)).not.toHaveProperty('owed');
  expect(await migrate()).toMatchObject({ planned: 0, reminders: 2 });
  expect(await row(id)).toMatchObject({ owed_since: '2026-11-25T00:00:00.000Z', owed_shard: 'owed' });
});

test('nobody is emailed and no timeline tells of it', async () => {
  const email = anAddress();
  const id = await anOldLead({ status: 'SCHEDULED', ...appointment(past) }, { email });
  await migrate();
  await sweep({}, jobContext());
  expect(await parts.mailsTo(email)).toEqual([]);
  expect(await told(id)).toEqual(['REQUEST_SENT']);
});

test('a start on one machine migrates its folder once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const mark = path.join(folder, 'schema');
  const first = await anOldLead();
  await migrateOnce(mark);
  expect((await leadOf(first))?.customer_id).toBeDefined();
  const second = await anOldLead();
  await migrateOnce(mark);
  expect((await leadOf(second))?.customer_id).toBeUndefined();
});

test('a copy of rows of before is put back and then migrated', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const id = await anOldLead({ status: 'SCHEDULED', ...appointment(soon) });
  const copy = await writeCopy({ to: folder, photos: false, from: 'a test', now, say });
  const file = path.join(copy, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const name of ['Days', 'Customers', 'Settings', 'Forecasts', 'Content']) delete manifest.tables[name];
  await writeFile(file, JSON.stringify({ ...manifest, schema: 1 }));
  await emptyTables();
  const restored = await restoreCopy(copy, { existing: 'refuse', erased: new Set(), now, say });
  expect(restored).toMatchObject({ isRight: true, isOld: true });
  expect(await migrate()).toMatchObject({ customers: 1, planned: 1 });
  expect(await visitsOf(id)).toMatchObject([{ start: soon, status: 'planned' }]);
});
