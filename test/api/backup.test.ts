import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { erasedName, type Money } from '#domain/record/money.ts';
import { handler as adminFinish } from '#functions/admin-finish.ts';
import { handler as adminMoney } from '#functions/admin-money.ts';
import { documents, patientDatabase } from '#functions/data/clients.ts';
import { putLive } from '#functions/data/content/contents.ts';
import { takeLease } from '#functions/data/content/publish-lease.ts';
import { publishedPrices } from '#functions/data/content/published-content.ts';
import { noteShown, showsOther } from '#functions/data/content/shown-mark.ts';
import { builtContent } from '#functions/data/content/whole-content.ts';
import { customerOf } from '#functions/data/customer/customers.ts';
import { leadsTable, schemaVersion, tables } from '#functions/data/keys.ts';
import { leadIdOfSlug, leadOf } from '#functions/data/lead/leads.ts';
import { keyOfRow, lineOfRow, rowOfLine, scanRawRows } from '#functions/data/raw-rows.ts';
import { handler as leadIntake } from '#functions/lead-intake.ts';
import { handler as leadStatus } from '#functions/lead-status.ts';
import { siteContent } from '#functions/use-cases/content/site-content.ts';
import { sha256Of } from '../../commands/backup/copy-files.ts';
import { oldCopies, removeCopies } from '../../commands/backup/old-copies.ts';
import { restoreCopy, rowsOfFile } from '../../commands/backup/restore-copy.ts';
import type { RestoreOptions } from '../../commands/backup/restore-options.ts';
import { verifyRows } from '../../commands/backup/restore-rows.ts';
import { writeCopy } from '../../commands/backup/write-copy.ts';
import { aBooking, freshKey } from '../booking.ts';
import { addPhotos, aKnownPerson, aRegular } from './a-known-person.ts';
import { aLead, asAdmin } from './admin-calls.ts';
import { row } from './fault-stories.ts';
import { callHandler, partsForTests } from './parts.ts';

const parts = partsForTests();
const say = () => undefined;
const now = () => new Date().toISOString();

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const copyNow = async (to?: string) =>
  writeCopy({ to: to ?? (await aFolder()), photos: true, from: 'a test', now: now(), say });

const restore = (copy: string, options: Partial<RestoreOptions> = {}) =>
  restoreCopy(copy, { existing: 'keep', erased: new Set(), now: now(), say, ...options });

const edit = (id: string, notes: string) =>
  documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id },
      UpdateExpression: 'SET internal_notes = :notes',
      ExpressionAttributeValues: { ':notes': notes },
    }),
  );
const removeAttributes = (id: string, ...names: readonly string[]) =>
  documents().send(
    new UpdateCommand({ TableName: 'Leads', Key: { id }, UpdateExpression: `REMOVE ${names.join(', ')}` }),
  );
const removeRow = (id: string) => documents().send(new DeleteCommand({ TableName: 'Leads', Key: { id } }));
const isThere = async (id: string) => (await leadOf(id)) !== undefined;

/** The keys of what was done to a lead once. */
async function actsOf(leadId: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of scanRawRows(leadsTable)) {
    if (id?.S?.startsWith(`act#${leadId}#`)) ids.push(id.S);
  }
  return ids;
}

/** All lines of all files of a copy. */
async function everyLine(copy: string): Promise<string> {
  const files = (await readdir(copy)).filter((name) => name.endsWith('.jsonl.gz'));
  const texts = await Promise.all(files.map((name) => readFile(path.join(copy, name))));
  return texts.map((bytes) => gunzipSync(bytes).toString()).join('');
}

async function emptyTables(): Promise<void> {
  for (const table of tables.filter(({ id }) => id !== 'BlogPosts')) {
    for await (const row of scanRawRows(table)) {
      await patientDatabase().send(new DeleteItemCommand({ TableName: table.id, Key: keyOfRow(table, row) }));
    }
  }
}

test('each type of a row survives its line', async () => {
  const row = {
    id: { S: 'a "line"\nand another' },
    number: { N: '12345678901234567890.5' },
    flags: { L: [{ BOOL: true }, { NULL: true }] },
    set: { SS: ['a', 'b'] },
    bytes: { B: Buffer.from([0, 255, 10]) },
    B: { M: { B: { S: 'a field of that name' } } },
  };
  const line = lineOfRow(row as never);
  expect(line).not.toContain('\n');
  expect(rowOfLine(line)).toEqual(row);
});

test('restored prices go up on the pages of a site that was just deployed, whatever the lost pages showed', async () => {
  const [at, until] = [now(), Date.now() + 60_000];
  const content = { ...shippedContent.prices, complete: 33 };
  const live = { version: 1, author: 'ana', saved_at: at, content, published_by: 'ana', published_at: at };
  await documents().send(new PutCommand(putLive('prices', live).Put));
  await noteShown(await siteContent(at));
  const copy = await copyNow();
  await emptyTables();
  await noteShown(builtContent);
  await takeLease('the deployment', Date.now(), until);
  expect(await restore(copy, { existing: 'refuse' })).toMatchObject({ isRight: true });
  expect(await publishedPrices()).toEqual(content);
  expect(await showsOther(await siteContent(at))).toBe(true);
});

test('into an empty target all comes back, equal row by row', async () => {
  const person = await aKnownPerson();
  await addPhotos(person.id, 'restored-temp');
  const copy = await copyNow();
  await emptyTables();
  const { isRight, tables: restored, photos } = await restore(copy, { existing: 'refuse' });
  expect(isRight).toBe(true);
  expect(restored.Leads?.written).toBeGreaterThan(3);
  expect(restored.Customers?.written).toBeGreaterThan(2);
  // Photos lie in a bucket that nobody has emptied; what is no photo is not copied.
  expect(photos).toMatchObject({ written: 0, kept: 2 });
  expect(await leadOf(person.id)).toMatchObject({ email: person.email });
});

test('what a customer answered, wrote and asked comes back, without the code that proves who they are', async () => {
  await emptyTables();
  const { id, tempIds } = await aRegular();
  const before = await leadOf(id);
  const acts = await actsOf(id);
  const pointers = [...tempIds.map((tempId) => `photos#${tempId}`), ...acts];
  const copy = await copyNow();
  await emptyTables();
  expect((await restore(copy, { existing: 'refuse' })).isRight).toBe(true);
  const { data_code, ...rest } = before ?? {};
  expect(data_code?.code).toMatch(/^\d{6}$/);
  expect(await leadOf(id)).toEqual(rest);
  expect(rest).toMatchObject({ past_offers: [{}, {}], extras: [{}], data_request: { wish: 'copy' } });
  expect(await actsOf(id)).toHaveLength(acts.length);
  for (const key of pointers) expect(await row(key)).toMatchObject({ lead_id: id });
  const text = await everyLine(copy);
  expect(text).toContain(id);
  expect(text).not.toContain('data_code"');
});

test('a target with leads of its own is refused unless it is said whose rows win', async () => {
  const { id } = await aLead();
  await edit(id, 'as copied');
  const copy = await copyNow();
  await edit(id, 'changed since');
  const lost = await aLead();
  await expect(restore(copy, { existing: 'refuse' })).rejects.toThrow('--existing keep');

  expect((await restore(copy, { existing: 'keep' })).isRight).toBe(true);
  expect((await leadOf(id))?.internal_notes).toBe('changed since');
  expect((await restore(copy, { existing: 'overwrite' })).isRight).toBe(true);
  expect((await leadOf(id))?.internal_notes).toBe('as copied');
  expect(await isThere(lost.id)).toBe(true);
});

test('what was cut off is finished by a repeat', async () => {
  const { id } = await aLead();
  const copy = await copyNow();
  await removeRow(id);
  const { tables: restored, isRight } = await restore(copy);
  expect([isRight, restored.Leads?.written]).toEqual([true, 1]);
  expect(await isThere(id)).toBe(true);
});

/** Takes rows out of a copy's file of leads, as a copy lacks them that was made while people booked. */
async function tear(copy: string, ...ids: readonly string[]): Promise<void> {
  const file = path.join(copy, 'Leads.jsonl.gz');
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  const left = gzipSync(
    lines.filter((line) => line === '' || !ids.includes(rowOfLine(line).id?.S ?? '')).join('\n'),
  );
  await writeFile(file, left);
  const manifestFile = path.join(copy, 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const { Leads } = manifest.tables;
  Object.assign(Leads, { lines: Leads.lines - ids.length, bytes: left.length, sha256: sha256Of(left) });
  await writeFile(manifestFile, JSON.stringify(manifest));
}

const statusPage = async (slug: string) => (await callHandler(leadStatus, { path: { slug } })).status;
const bookAgain = (booking: object) => callHandler(leadIntake, { body: booking });

test('of a copy that was made while people booked, no status page is missing and no pointer leads nowhere', async () => {
  await emptyTables();
  const [torn, ghost, whole] = [aBooking({}), aBooking({}), aBooking({})];
  const slugs: string[] = [];
  for (const booking of [torn, ghost, whole]) slugs.push((await bookAgain(booking)).body.slug);
  const [tornSlug = '', ghostSlug = '', wholeSlug = ''] = slugs;
  const copy = await copyNow();
  const ghostId = String(await leadIdOfSlug(ghostSlug));
  await tear(copy, `slug#${tornSlug}`, `booking#${torn.metaEventId}`, ghostId);
  await emptyTables();

  const said: string[] = [];
  const { isRight } = await restore(copy, { existing: 'refuse', say: (line) => said.push(line) });
  expect(isRight).toBe(true);
  expect(said.join()).toContain('2 pointers made anew, 2 left out');
  expect(await Promise.all(slugs.map(statusPage))).toEqual([200, 404, 200]);
  expect(await bookAgain(whole)).toEqual({ status: 200, body: { slug: wholeSlug } });
  // What was answered is not in the copy: never a second lead, and the way to the first.
  expect(await bookAgain(torn)).toMatchObject({ status: 409, body: { slug: tornSlug } });
  // Its lead is lost, so its key is free.
  expect((await bookAgain(ghost)).status).toBe(200);
});

test('a lead let out of quarantine while the copy was made keeps its status page', async () => {
  await emptyTables();
  const { id, slug } = await aLead();
  const end = Math.floor(Date.now() / 1000) + 86_400;
  await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id: `slug#${slug}` },
      UpdateExpression: 'SET expires_at = :end',
      ExpressionAttributeValues: { ':end': end },
    }),
  );
  const copy = await copyNow();
  await emptyTables();
  expect((await restore(copy)).isRight).toBe(true);
  expect(await row(`slug#${slug}`)).toEqual({ id: `slug#${slug}`, lead_id: id });
});

test('who was erased and what has expired stays away', async () => {
  const { id } = await aLead();
  const trapped = await aLead({ hp_field: 'https://spam.example' });
  const copy = await copyNow();
  await emptyTables();
  const later = new Date(Date.now() + 31 * 86_400_000).toISOString();
  const { tables: restored, isRight } = await restore(copy, { erased: new Set([id]), now: later });
  expect(isRight).toBe(true);
  expect(restored.Leads).toMatchObject({ erased: 3, expired: expect.any(Number) });
  expect([await isThere(id), await isThere(trapped.id)]).toEqual([false, false]);
});

test('the amounts of receipts stay in the books when a copy from before their person’s erasure is restored', async () => {
  await emptyTables();
  const [gone, kept] = [await aLead(), await aLead()];
  const line = { description: 'Wash', quantity: 1, unit_price: 10_000, taxable: true };
  const finish = (id: string, more: object) => {
    const body = { lines: [line], ...more };
    return asAdmin(adminFinish, { path: { id }, body, headers: { 'idempotency-key': freshKey() } });
  };
  await finish(gone.id, { paid: { how: 'cash' } });
  await finish(kept.id, {});
  const money = async () =>
    (await asAdmin(adminMoney, { query: { month: dayOf(now()).slice(0, 7) } })).body as Money;
  const before = await money();
  const copy = await copyNow();
  await emptyTables();
  const erased = new Set([gone.id]);
  expect((await restore(copy, { erased })).isRight).toBe(true);
  const [first, second] = before.records;
  const { records, ...sums } = await money();
  expect(sums).toEqual({ ...before, records: undefined });
  expect(records).toMatchObject([{ number: first?.number, name: erasedName, how: 'cash' }, second]);
  expect(JSON.stringify(await row(`receipts#${before.month}`))).not.toContain(gone.id);
  // Finishing what was cut off changes nothing, also where the books have a later version.
  // What the books have from a later correction stays.
  await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id: `receipts#${before.month}` },
      UpdateExpression: 'SET #number.tax = :none',
      ExpressionAttributeNames: { '#number': first?.number ?? '' },
      ExpressionAttributeValues: { ':none': 0 },
    }),
  );
  await restore(copy, { erased });
  expect(await money()).toMatchObject({ tax: second?.tax });
});

test('of customers, days and reviews only what was not erased comes back', async () => {
  await emptyTables();
  const email = `${freshKey()}@example.com`;
  const [gone, kept, alone] = [await aLead({ email }), await aLead({ email }), await aLead()];
  const entry = { start: now(), hours: 2, status: 'planned' };
  const entries = {
    a: { ...entry, visit_id: 'a', lead_id: gone.id },
    b: { ...entry, visit_id: 'b', lead_id: kept.id },
  };
  const Item = { day: '2027-01-04', version: 1, entries };
  await documents().send(new PutCommand({ TableName: 'Days', Item }));
  const reviews = { id: 'reviews#all', [gone.id]: now(), [kept.id]: now() };
  await documents().send(new PutCommand({ TableName: 'Leads', Item: reviews }));
  const both = (await leadOf(kept.id))?.customer_id ?? '';
  const lonely = (await leadOf(alone.id))?.customer_id ?? '';
  const copy = await copyNow();
  await emptyTables();
  expect((await restore(copy, { erased: new Set([gone.id, alone.id]) })).isRight).toBe(true);
  expect((await customerOf(both))?.lead_ids).toEqual([kept.id]);
  expect(await customerOf(lonely)).toBeUndefined();
  const day = await documents().send(new GetCommand({ TableName: 'Days', Key: { day: Item.day } }));
  expect(Object.keys(day.Item?.entries)).toEqual(['b']);
  expect(await row('reviews#all')).toEqual({ id: 'reviews#all', [kept.id]: reviews[kept.id] });
});

test.each([
  ['changed', (content: Buffer) => Buffer.concat([content.subarray(0, -1), Buffer.from([1])])],
  ['cut short', (content: Buffer) => content.subarray(0, -10)],
])('of a copy that was %s nothing is restored', async (_, damage) => {
  const { id } = await aLead();
  const copy = await copyNow();
  await removeRow(id);
  const file = path.join(copy, 'Quotes.jsonl.gz');
  await writeFile(file, damage(await readFile(file)));
  await expect(restore(copy)).rejects.toThrow('Quotes.jsonl.gz is not what it was');
  expect(await isThere(id)).toBe(false);
});

test('a copy of rows that this code does not know is refused', async () => {
  const copy = await copyNow();
  const file = path.join(copy, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, schema: schemaVersion + 1 }));
  await expect(restore(copy)).rejects.toThrow(`rows of version ${schemaVersion + 1}`);
});

test('a copy that fails leaves nothing behind', async () => {
  const folder = await aFolder();
  parts.storage.setState('down');
  await expect(copyNow(folder)).rejects.toThrow();
  parts.storage.setState('up');
  expect(await readdir(folder)).toEqual([]);
});

test('rows that should be there and are not, or not as they were, are told', async () => {
  await emptyTables();
  const { id, slug } = await aLead();
  await removeAttributes(id, 'owed', 'owed_shard', 'owed_since');
  const copy = await copyNow();
  const verify = async () => {
    const said: string[] = [];
    const rows = rowsOfFile(copy, 'Leads.jsonl.gz');
    const options = { existing: 'refuse', erased: new Set<string>(), now: now() } as const;
    const isRight = await verifyRows(leadsTable, rows, { ...options, say: (line) => said.push(line) });
    return [isRight, said.join()];
  };
  expect(await verify()).toEqual([true, '  Leads: 3 equal, 0 changed since, 0 missing, 0 wrong']);
  await edit(id, 'spoilt');
  await removeRow(`slug#${slug}`);
  expect(await verify()).toEqual([false, '  Leads: 1 equal, 0 changed since, 1 missing, 1 wrong']);
});

test('copies older than any backup should be are found by their names', async () => {
  const folder = await aFolder();
  const [young, old] = ['2026-11-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z'];
  for (const time of [young, old]) {
    await writeCopy({ to: folder, photos: false, from: 'a test', now: time, say });
  }
  // Whatever else lies there, `2023` included, is none of ours.
  const others = ['2023', 'Photos 2019', 'taxes-2023-07', '2023-01-01T00-00-00.000Z.old'];
  for (const other of others) await mkdir(path.join(folder, other));
  const found = await oldCopies(folder, '2026-11-20T00:00:00.000Z');
  expect(found).toEqual([path.join(folder, old.replaceAll(':', '-'))]);
  await removeCopies(found);
  expect((await readdir(folder)).sort()).toEqual([young.replaceAll(':', '-'), ...others].sort());
});

test('a text with every kind of line end comes back as it was', async () => {
  const notes = 'one\u2028two\u2029three\rfour\u0085five\nsix';
  const { id } = await aLead();
  await edit(id, notes);
  const copy = await copyNow();
  await edit(id, 'spoilt');
  expect((await restore(copy, { existing: 'overwrite' })).isRight).toBe(true);
  expect((await leadOf(id))?.internal_notes).toBe(notes);
});
