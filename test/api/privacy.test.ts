import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { dayOf, instantOf, shiftDay } from '#domain/los-angeles.ts';
import { erasedName } from '#domain/record/money.ts';
import { handler as adminCustomers } from '#functions/admin-customers.ts';
import { handler as adminFinish } from '#functions/admin-finish.ts';
import { handler as adminLead } from '#functions/admin-lead.ts';
import { handler as adminLeadCreate } from '#functions/admin-lead-create.ts';
import { handler as adminLeadLink } from '#functions/admin-lead-link.ts';
import { handler as adminLeads } from '#functions/admin-leads.ts';
import { handler as adminMoney } from '#functions/admin-money.ts';
import { handler as adminSchedule } from '#functions/admin-schedule.ts';
import { handler as adminTimelineAdd } from '#functions/admin-timeline-add.ts';
import { documents, patientDatabase, patientStorage } from '#functions/data/clients.ts';
import { pageKeyOf } from '#functions/data/customer/customer-pages.ts';
import { customerOf } from '#functions/data/customer/customers.ts';
import { writeEdit } from '#functions/data/lead/lead-edits.ts';
import { finishTask, leaseLead } from '#functions/data/lead/lead-tasks.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { newStopToken, stopMails, stoppedAt, stopTokenOf } from '#functions/data/mail/unsubscribes.ts';
import { closeLead } from '#functions/data/privacy/lead-erasure.ts';
import { writeObject } from '#functions/data/privacy/object-versions.ts';
import type { PersonRows, Row } from '#functions/data/privacy/person-rows.ts';
import { unpaidLeadIds } from '#functions/data/record/receipts.ts';
import { reviewedLeadIds } from '#functions/data/review/reviews.ts';
import { handler as sweep } from '#functions/jobs/owed-mails-sweep.ts';
import { handler as leadCorrect } from '#functions/lead-correct.ts';
import { handler as leadStatus } from '#functions/lead-status.ts';
import { handler as review } from '#functions/review.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { performTasks } from '#functions/use-cases/perform-tasks.ts';
import type { MailStore } from '#local/ses/mail-store.ts';
import { type ErasureTools, erasePerson } from '../../commands/privacy/erase-person.ts';
import { exportPerson } from '../../commands/privacy/export-person.ts';
import { findPerson } from '../../commands/privacy/find-person.ts';
import type { MailKeeper } from '../../commands/privacy/kept-mails.ts';
import { isProven } from '../../commands/privacy/prove-erasure.ts';
import { reapplyErasures } from '../../commands/privacy/reapply-erasures.ts';
import { tellFound } from '../../commands/privacy/tell.ts';
import { freshKey } from '../booking.ts';
import { jobContext } from '../log-lines.ts';
import { addPhotos, aKnownPerson, aRegular, emptyBucket } from './a-known-person.ts';
import { aLead, asAdmin } from './admin-calls.ts';
import { callHandler, partsForTests } from './parts.ts';

const parts = partsForTests();
let tools: ErasureTools;
let waits: string[];

afterEach(() => setClock(undefined));

const now = () => new Date().toISOString();

beforeAll(async () => {
  waits = [];
  tools = {
    mails: keeperOf(parts.inbox),
    clock: now,
    waitUntil: async (instant) => void waits.push(instant),
    say: () => undefined,
    remember: async () => undefined,
  };
});

const find = (email: string, leadIds: string[] = []) => findPerson({ email, leadIds }, tools.mails);
const erase = async (email: string) => erasePerson(await find(email), tools);
const listed = async (q: string): Promise<number> => (await asAdmin(adminLeads, { query: { q } })).body.total;

const keeperOf = (inbox: MailStore): MailKeeper => ({
  list: async () => inbox.list(),
  raw: (id) => inbox.raw(id),
  remove: async (id) => {
    await inbox.remove(id);
  },
});

async function restoreRows(rows: PersonRows): Promise<void> {
  const { leads, pointers, timeline, quotes, customers, customerPointers } = rows;
  const put = (table: string, rows: readonly Row[]) =>
    Promise.all(rows.map((Item) => documents().send(new PutCommand({ TableName: table, Item }))));
  await put('Leads', [...leads, ...pointers]);
  await put('LeadStatusHistory', timeline);
  await put('Quotes', quotes);
  await put('Customers', [...customers, ...customerPointers]);
}

const runSweep = () => sweep({}, jobContext());

/** Somebody who has booked with a photo that is still unchecked, and was not mailed yet. */
async function aNewcomer(email: string): Promise<{ id: string; tempId: string }> {
  const tempId = freshKey();
  const photo = `incoming/${tempId}/AAAAAAAAAAAAAAAAAAAAAA.jpg`;
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...new Array(100).fill(7)]);
  await writeObject('PHOTOS_BUCKET', photo, { bytes, type: 'image/jpeg' });
  const { id } = await aLead({ email, photo_urls: [photo] });
  return { id, tempId };
}

test('a person is found however the address is typed, in every lead, with all that hangs on it', async () => {
  const name = freshKey();
  const person = await aKnownPerson({ email: `${name}@Example.com` });
  const trapped = await aLead({ email: `${name}@example.COM`, hp_field: 'https://spam.example' });
  const newcomer = await aNewcomer(`${name}@example.com`);
  await addPhotos(person.id, newcomer.tempId);
  await aLead({ email: `jul.${name}@example.com` });
  await aLead({ email: `${name}@example.com.mx` });

  const { rows, photos, mails, exports } = await find(` ${name}@EXAMPLE.com `);
  expect(rows.leads.map(({ id }) => id).sort()).toEqual([person.id, trapped.id, newcomer.id].sort());
  expect(rows.quotes).toHaveLength(1);
  expect(rows.timeline.map(({ status }) => status)).toContain('Called');
  const kinds = new Set(rows.pointers.map((row) => String(row.id).split('#')[0]));
  expect([...kinds].sort()).toEqual(['booking', 'confirmation', 'mail', 'photos', 'slug']);
  expect(photos.map(({ key }) => key.split('/')[0]).sort()).toEqual([
    ...['checked', 'checked', 'incoming', 'leads', 'leads', 'quarantine', 'quarantine'],
  ]);
  expect(mails.map(({ to }) => to[0])).toContain('owner@boatdetailingla.example');
  expect(exports).toHaveLength(1);
});

test('a lead under an address that was stored in an odd form is found by where its email went, and erased', async () => {
  const name = freshKey().toLowerCase();
  const { id } = await aLead({ email: `${name}@example.com` });
  await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id },
      UpdateExpression: 'SET email = :odd',
      ExpressionAttributeValues: { ':odd': `${name}@ex%61mple.com/foo.bar` },
    }),
  );
  await runSweep();
  expect((await parts.mailsTo(`${name}@example.com`)).length).toBeGreaterThan(0);
  expect((await find(`${name}@example.com`)).rows.leads.map((lead) => lead.id)).toEqual([id]);
  expect(isProven(await erase(`${name}@example.com`))).toBe(true);
  expect(await parts.mailsTo(`${name}@example.com`)).toEqual([]);
});

test('a copy of all there is lies in a folder that only the operator may read', async () => {
  const person = await aKnownPerson();
  await addPhotos(person.id, freshKey());
  const directory = path.join(await mkdtemp(path.join(tmpdir(), 'privacy-')), 'copy');
  const files = await exportPerson(await find(person.email), tools.mails, directory, now());
  const data = JSON.parse(await readFile(path.join(directory, 'data.json'), 'utf8'));
  expect(data.leads).toMatchObject([{ id: person.id, email: person.email, address: 'Basin C, slip 1204' }]);
  expect(data.timeline).toContainEqual(expect.objectContaining({ note: 'Prefers mornings' }));
  expect(data).toMatchObject({ quotes: [{ lead_id: person.id }], csv_exports_naming_the_person: 1 });
  expect(await readFile(path.join(directory, data.photos[0].file), 'utf8')).toBe('another picture');
  const mails = await readdir(path.join(directory, 'mails'));
  expect([mails.length, files]).toEqual([3, 5]);
  expect((await stat(path.join(directory, 'data.json'))).mode & 0o777).toBe(0o600);
  await rm(path.dirname(directory), { recursive: true });
});

test('an erased person’s receipt leaves its amounts to the books, their review nothing', async () => {
  const { email, id, slug } = await aKnownPerson();
  const lines = [{ description: 'Wash', quantity: 1, unit_price: 10_000, taxable: true }];
  const worked_at = instantOf(`${shiftDay(dayOf(now()), -1)}T10:00`);
  const moved = { leadId: id, scheduled_at: worked_at, past: true, overlap: true };
  await asAdmin(adminSchedule, { body: moved, headers: { 'idempotency-key': freshKey() } });
  await asAdmin(adminFinish, { path: { id }, body: { lines }, headers: { 'idempotency-key': freshKey() } });
  const said = { rating: 5, publish: true };
  await callHandler(review, { path: { slug }, body: said, headers: { 'idempotency-key': freshKey() } });
  expect(await reviewedLeadIds()).toContain(id);
  const month = dayOf(now()).slice(0, 7);
  const money = async () => (await asAdmin(adminMoney, { query: { month } })).body;
  const before = await money();
  expect(await unpaidLeadIds()).toContain(id);
  expect(isProven(await erase(email))).toBe(true);
  const after = await money();
  const { done, unpaid, tax, tax_year } = before;
  expect(after).toMatchObject({ done, unpaid, tax, tax_year });
  const { number } = before.records.find(({ lead_id }: { lead_id?: string }) => lead_id === id);
  const kept = after.records.find((record: { number: string }) => record.number === number);
  expect(kept).toMatchObject({ name: erasedName, worked_at });
  expect(after.records.filter(({ lead_id }: { lead_id?: string }) => lead_id === id)).toEqual([]);
  expect(await unpaidLeadIds()).not.toContain(id);
  expect(await reviewedLeadIds()).not.toContain(id);
});

test('an erased person is nowhere any more, at once, though the operator’s clock is behind, and others stay as they are', async () => {
  const person = await aKnownPerson({ phone: '(424) 555-0190' });
  await addPhotos(person.id, freshKey());
  const other = await aKnownPerson({ phone: '(424) 555-0190' });
  await addPhotos(other.id, freshKey());
  setClock(new Date(Date.now() + 3_600_000).toISOString());
  expect(await listed(person.email)).toBe(1);
  const customers = async () =>
    (await asAdmin(adminCustomers, { query: { q: person.email } })).body.customers;
  expect(await customers()).toHaveLength(1);

  const traces = await erase(person.email);
  expect(isProven(traces)).toBe(true);
  expect(traces.flatMap(({ shared }) => shared)).toContain(other.id);
  expect([await listed(person.email), await customers()]).toEqual([0, []]);
  expect((await callHandler(leadStatus, { path: { slug: person.slug } })).status).toBe(404);
  expect((await asAdmin(adminLead, { path: { id: person.id } })).status).toBe(404);
  const nothing = await find(person.email, [person.id]);
  expect(Object.values(nothing.rows).flat()).toEqual([]);
  expect([nothing.photos, nothing.mails, nothing.exports]).toEqual([[], [], []]);
  const { rows, photos, mails } = await find(other.email);
  expect([rows.leads.length, rows.quotes.length, photos.length, mails.length]).toEqual([1, 1, 2, 3]);
  expect(isProven(await erase(person.email))).toBe(true);
});

test('of somebody who answered, wrote and asked for their data, all is found, told, exported and erased', async () => {
  const { id, email, tempIds, code } = await aRegular();
  const person = await find(email);
  const kinds = person.rows.pointers.map((row) => String(row.id).split('#')[0]);
  expect(kinds.filter((kind) => kind === 'act').length).toBeGreaterThan(4);
  for (const tempId of tempIds) {
    expect(person.rows.pointers.map((row) => row.id)).toContain(`photos#${tempId}`);
    expect(person.photos.map(({ key }) => key.split('/')[1])).toContain(tempId);
  }
  expect(person.rows.days).toHaveLength(1);

  const said: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  tellFound(person);
  write.mockRestore();
  expect(said.join('')).toMatch(
    new RegExp(`Lead ${id} asked for a copy of their data on .+\\. It is due by .+\\.`),
  );

  const directory = path.join(await mkdtemp(path.join(tmpdir(), 'privacy-')), 'copy');
  await exportPerson(person, tools.mails, directory, now());
  const text = await readFile(path.join(directory, 'data.json'), 'utf8');
  for (const told of ['Is Zoë’s teak part of it?', 'With the teak', 'Here is the gate', 'Zoë’s cushions']) {
    expect(text).toContain(told);
  }
  const [lead] = JSON.parse(text).leads;
  expect(lead).toMatchObject({
    past_offers: [{ offer: { est_price_min: 672 } }, { offer: { est_price_min: 500 } }],
    data_request: { wish: 'copy' },
  });
  expect(lead).not.toHaveProperty('data_code');
  expect(code).toMatch(/^\d{6}$/);
  await rm(path.dirname(directory), { recursive: true });

  expect(isProven(await erase(email))).toBe(true);
  const after = await find(email, [id]);
  expect(Object.values(after.rows).flat()).toEqual([]);
  expect([after.photos, after.mails]).toEqual([[], []]);
  for (const tempId of tempIds) expect(after.folders).not.toContain(tempId);
});

test('what other leads say about a person keeps an erasure from being called done', async () => {
  const person = await aKnownPerson();
  const friend = await aLead({ notes: `My neighbor ${person.email.toUpperCase()}. recommended you` });
  const traces = await erase(person.email);
  expect(isProven(traces)).toBe(false);
  expect(traces.find(({ left }) => left.email > 0)).toMatchObject({
    place: 'table Leads',
    left: { email: 1 },
    named: [friend.id],
  });
  await erase((await leadOf(friend.id))?.email ?? '');
});

test('no email goes to somebody erased, and nobody at work on the lead brings anything back', async () => {
  const { id, tempId } = await aNewcomer(`${freshKey()}@example.com`);
  const before = await leadOf(id);
  const held = await leaseLead(id, now());
  waits.length = 0;
  const traces = await erase(before?.email ?? '');
  expect(isProven(traces)).toBe(true);
  // Both the worker and the check of the upload are waited for; the check may take longer.
  expect(Date.parse(waits[0] ?? '') - Date.now()).toBeGreaterThan(60_000);

  const task = { kind: 'new-lead', due_at: now() } as const;
  await expect(held && finishTask(held, task, {})).rejects.toThrow('lease');
  const edit = { fields: { status: 'CONTACTED' }, entries: [] } as const;
  expect(before && (await writeEdit(before, edit, now()))).toMatchObject({ state: 'changed' });
  const note = { path: { id }, body: { status: 'Called' } };
  expect((await asAdmin(adminTimelineAdd, note)).status).toBe(404);
  await runSweep();
  const after = await find(before?.email ?? '', [id]);
  expect([after.mails, after.rows.timeline, after.rows.leads, after.photos]).toEqual([[], [], [], []]);
  expect(after.folders).not.toContain(tempId);
});

test('whoever repeats an erasure that ended while it waited, waits again', async () => {
  const email = `${freshKey()}@example.com`;
  await aNewcomer(email);
  const waitUntil = () => Promise.reject(new Error('killed'));
  await expect(erasePerson(await find(email), { ...tools, waitUntil })).rejects.toThrow('killed');
  waits.length = 0;
  expect(isProven(await erase(email))).toBe(true);
  expect(waits).toHaveLength(1);
});

test('an admin who adds to a lead while it is being closed adds nothing', async () => {
  const { id, email } = await aKnownPerson();
  await closeLead(id, now());
  const note = { path: { id }, body: { status: 'Called' } };
  expect((await asAdmin(adminTimelineAdd, note)).status).toBe(404);
  expect((await find(email)).rows.leads).toHaveLength(1);
  expect(isProven(await erase(email))).toBe(true);
});

const isWrite = /^(Put|Update|Delete|BatchWrite)/;

/** Calls `fail` before each write, wherever it goes. Answers what ends that. */
function beforeWrites(fail: () => void): () => void {
  const options = { step: 'initialize', name: 'kill' } as const;
  const [database, objects] = [patientDatabase().middlewareStack, patientStorage().middlewareStack];
  const check = (commandName = '') => {
    if (isWrite.test(commandName)) fail();
  };
  database.add(
    (next, { commandName }) =>
      async (sent) => {
        check(commandName);
        return next(sent);
      },
    options,
  );
  objects.add(
    (next, { commandName }) =>
      async (sent) => {
        check(commandName);
        return next(sent);
      },
    options,
  );
  return () => {
    database.remove('kill');
    objects.remove('kill');
  };
}

/** Erases until before the write of this number, as if killed there; false when there are not as many. */
async function eraseUntil(number: number, email: string): Promise<boolean> {
  let writes = 0;
  const fail = () => {
    writes += 1;
    if (writes === number) throw new Error('killed');
  };
  const remove = async (id: string) => {
    fail();
    await tools.mails.remove(id);
  };
  const stop = beforeWrites(fail);
  try {
    await erasePerson(await find(email), { ...tools, mails: { ...tools.mails, remove } });
    return false;
  } catch (error) {
    expect(error).toMatchObject({ message: 'killed' });
    return true;
  } finally {
    stop();
  }
}

test('an erasure that was cut off at any of its writes is done by the next one', async () => {
  await emptyBucket('EXPORTS_BUCKET');
  let number = 0;
  let isCutOff = true;
  while (isCutOff) {
    number += 1;
    const email = `${freshKey()}@example.com`;
    const { id } = await aLead({ email });
    await performTasks(id, now(), jobContext());
    await addPhotos(id, freshKey());
    isCutOff = await eraseUntil(number, email);
    expect(isProven(await erase(email)), `cut off at write ${number}`).toBe(true);
  }
  expect(number).toBeGreaterThan(9);
});

test('one lead can be erased alone, and the others of the same person stay', async () => {
  const { email, id } = await aKnownPerson();
  const newer = await aLead({ email });
  const token = await stopTokenOf(await newStopToken({ id, email }, 'care', now()));
  if (token) await stopMails(token, now());
  const person = await findPerson({ leadIds: [id] }, tools.mails);
  expect(person.mails).toHaveLength(3);
  expect(isProven(await erasePerson(person, tools))).toBe(true);
  const { rows, mails } = await find(email);
  expect([rows.leads.map((lead) => lead.id), mails]).toEqual([[newer.id], []]);
  expect(rows.customers).toMatchObject([{ lead_ids: [newer.id] }]);
  expect(await stoppedAt(email, 'care')).toBeDefined();
  expect(isProven(await erasePerson(await find(email), tools))).toBe(true);
  expect(await stoppedAt(email, 'care')).toBeUndefined();
});

test('an erased mailbox takes the customer along, with boats, berths, pointers and visits in the calendar', async () => {
  const { email, id } = await aKnownPerson({ phone: '(424) 555-0168' });
  const other = await aLead({ phone: '(424) 555-0168' });
  const [{ id: customerId = '' } = {}] = (await find(email)).rows.customers;
  const known = await customerOf(String(customerId));
  const pageKey = known && (await pageKeyOf(known, now()));
  // Linked by the owner, under another address: it stays, as a lead of nobody known.
  await asAdmin(adminLeadLink, { path: { id: other.id }, body: { customer_id: customerId } });
  const entry = { visit_id: id, lead_id: id, start: now(), hours: 2, status: 'planned' };
  const others = { ...entry, visit_id: other.id, lead_id: other.id };
  const Item = { day: '2027-01-04', version: 1, entries: { [id]: entry, [other.id]: others } };
  await documents().send(new PutCommand({ TableName: 'Days', Item }));

  const before = (await find(email)).rows;
  expect([before.customers.length, before.days.length]).toEqual([1, 1]);
  expect(before.customerPointers.map((row) => row.id)).toEqual(
    expect.arrayContaining([`email#${email}`, `page#${pageKey}`]),
  );
  const pointer = () =>
    documents().send(new GetCommand({ TableName: 'Customers', Key: { id: `page#${pageKey}` } }));
  expect((await pointer()).Item).toBeDefined();
  expect(isProven(await erase(email))).toBe(true);
  expect(Object.values((await find(email, [id])).rows).flat()).toEqual([]);
  expect((await pointer()).Item).toBeUndefined();
  const day = await documents().send(new GetCommand({ TableName: 'Days', Key: { day: Item.day } }));
  expect(day.Item?.entries).toEqual({ [other.id]: others });
  const left = await leadOf(other.id);
  expect([left?.id, left?.customer_id]).toEqual([other.id, undefined]);
  expect((await asAdmin(adminLead, { path: { id: other.id } })).status).toBe(200);
});

test('a copy of all there is holds the customer with the gate code, and the visits of nobody else', async () => {
  const { email, id } = await aKnownPerson();
  const entry = { visit_id: id, lead_id: id, start: now(), hours: 2, status: 'planned' };
  const Item = {
    day: '2027-01-05',
    version: 1,
    entries: { [id]: entry, other: { ...entry, lead_id: '01JD3ZK8Q0000000000000000X' } },
  };
  await documents().send(new PutCommand({ TableName: 'Days', Item }));
  const directory = path.join(await mkdtemp(path.join(tmpdir(), 'privacy-')), 'copy');
  await exportPerson(await find(email), tools.mails, directory, now());
  const data = JSON.parse(await readFile(path.join(directory, 'data.json'), 'utf8'));
  expect(data.customers).toMatchObject([{ emails: [email], boats: [{ type: 'Runabout' }] }]);
  expect(data.days).toEqual([{ day: Item.day, visits: [entry] }]);
  await rm(path.dirname(directory), { recursive: true });
});

test('a copy tells who corrected the email of a lead at another customer nothing of that customer', async () => {
  const victim = await aKnownPerson();
  const { full_name = '' } = (await leadOf(victim.id)) ?? {};
  const lead = await aLead({ email: victim.email, fullName: full_name, boatType: 'Sailboat' });
  const { customer_id } = (await leadOf(lead.id)) ?? {};
  expect(customer_id).toBe((await leadOf(victim.id))?.customer_id);
  const email = `${freshKey()}@example.net`;
  const corrected = await callHandler(leadCorrect, {
    path: { slug: lead.slug },
    body: { email },
    headers: { 'idempotency-key': freshKey() },
  });
  expect(corrected.status).toBe(200);
  const directory = path.join(await mkdtemp(path.join(tmpdir(), 'privacy-')), 'copy');
  await exportPerson(await find(email), tools.mails, directory, now());
  const data = JSON.parse(await readFile(path.join(directory, 'data.json'), 'utf8'));
  expect(data.customers).toEqual([{ id: customer_id, lead_ids: [lead.id] }]);
  await rm(path.dirname(directory), { recursive: true });
});

test('what a restore has brought back is erased again, and whoever has booked anew stays', async () => {
  const { email, id } = await aKnownPerson();
  const kept = (await find(email)).rows;
  await erase(email);
  const again = await aLead({ email });
  await restoreRows(kept);
  await addPhotos(id, freshKey());
  expect((await find(email)).rows.leads).toHaveLength(2);

  const { leadIds, traces } = await reapplyErasures(new Set(), tools);
  expect([...leadIds].sort()).toEqual([id, String(kept.customers[0]?.id)].sort());
  expect((await find(email)).rows.leads).toMatchObject([{ id: again.id }]);
  expect(isProven(traces)).toBe(true);
  expect((await reapplyErasures(new Set(), tools)).leadIds).toEqual([]);
});

/** A lead as the owner writes it down on the phone. */
async function aLeadByHand(fullName: string, phone: string): Promise<string> {
  const answer = await asAdmin(adminLeadCreate, {
    body: { fullName, phone, source: 'phone' },
    headers: { 'idempotency-key': freshKey() },
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.lead.id;
}

test('a lead by hand with the name and the phone of a person is named, and erased with them', async () => {
  const fullName = `Erin Byhand ${freshKey()}`;
  const phone = '(424) 555-0133';
  const person = await aLead({ email: `${freshKey()}@example.com`, fullName, phone });
  const { email = '' } = (await leadOf(person.id)) ?? {};
  const byHand = await aLeadByHand(fullName, phone);
  const other = await aLeadByHand('Somebody Else', phone);
  const found = await find(email);
  expect(found.rows.leads.map(({ id }) => id).sort()).toEqual([person.id, byHand].sort());
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  tellFound(found);
  vi.restoreAllMocks();
  expect(said.join('')).toContain(`Lead ${byHand} has no email, but their phone and name`);
  const traces = await erase(email);
  expect(isProven(traces)).toBe(true);
  expect(await leadOf(byHand)).toBeUndefined();
  expect(traces.flatMap(({ shared }) => shared)).toContain(other);
  expect(await leadOf(other)).toBeDefined();
});
