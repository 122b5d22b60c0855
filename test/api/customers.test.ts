import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { handler as adminCustomer } from '#functions/admin-customer.ts';
import { handler as adminCustomerSave } from '#functions/admin-customer-save.ts';
import { handler as adminCustomers } from '#functions/admin-customers.ts';
import { handler as adminGateCode } from '#functions/admin-gate-code.ts';
import { handler as adminLead } from '#functions/admin-lead.ts';
import { handler as adminLeadCreate } from '#functions/admin-lead-create.ts';
import { handler as adminLeadLink } from '#functions/admin-lead-link.ts';
import { handler as adminLeads } from '#functions/admin-leads.ts';
import { handler as adminLeadsExport } from '#functions/admin-leads-export.ts';
import { handler as adminLeadsQuarantine } from '#functions/admin-leads-quarantine.ts';
import { handler as adminTimeline } from '#functions/admin-timeline.ts';
import { documents } from '#functions/data/clients.ts';
import { customersLike } from '#functions/data/customer/customers.ts';
import { handler as leadStatus } from '#functions/lead-status.ts';
import { performTasks } from '#functions/use-cases/perform-tasks.ts';
import { freshKey } from '../booking.ts';
import { jobContext } from '../log-lines.ts';
import { aLead, asAdmin } from './admin-calls.ts';
import { callHandler, partsForTests } from './parts.ts';

const parts = partsForTests();

const anAddress = () => `${freshKey()}@example.com`;
const aPhone = () => `(310) 555-${String(Math.floor(1000 + Math.random() * 9000))}`;
const read = async (id: string) => (await asAdmin(adminLead, { path: { id } })).body;
const customerIdOf = async (id: string): Promise<string> => (await read(id)).lead.customer_id;
const link = (id: string, customer_id: string | null, boat_id?: string) =>
  asAdmin(adminLeadLink, { path: { id }, body: { customer_id, ...(boat_id && { boat_id }) } });
const create = (body: object, key = freshKey()) =>
  asAdmin(adminLeadCreate, { body, headers: { 'idempotency-key': key } });
const customer = async (id: string) => (await asAdmin(adminCustomer, { path: { id } })).body;
const save = async (id: string, changes: object) => {
  const { version, name, emails, phones, note, boats } = (await customer(id)).customer;
  return asAdmin(adminCustomerSave, {
    path: { id },
    body: { version, name, emails, phones, note, boats, ...changes },
  });
};
const foundBy = async (q: string): Promise<string[]> =>
  (await asAdmin(adminLeads, { query: { q } })).body.leads.map(({ id }: { id: string }) => id);

test('two bookings of one person at once make one customer with one boat', async () => {
  const email = anAddress();
  const leads = await Promise.all([aLead({ email }), aLead({ email }), aLead({ email })]);
  const ids = await Promise.all(leads.map(({ id }) => customerIdOf(id)));
  expect(new Set(ids).size).toBe(1);
  const { customer: one, leads: known } = await customer(ids[0] ?? '');
  expect(one.boats).toHaveLength(1);
  expect(known.map(({ id }: { id: string }) => id).sort()).toEqual(leads.map(({ id }) => id).sort());
});

test('the same email under another name and phone stays apart, and is suggested', async () => {
  const email = anAddress();
  const [ana, ben] = [await aLead({ email }), await aLead({ email, fullName: 'Ben Lee', phone: aPhone() })];
  expect(await customerIdOf(ben.id)).not.toBe(await customerIdOf(ana.id));
  expect((await read(ben.id)).suggestions).toMatchObject([
    { customer_id: await customerIdOf(ana.id), shares: 'email', boats: [{ type: 'Runabout' }] },
  ]);
});

test('a person is known again when the address is typed in capitals', async () => {
  const email = anAddress();
  const [first, second] = [await aLead({ email }), await aLead({ email: email.toUpperCase() })];
  expect(await customerIdOf(second.id)).toBe(await customerIdOf(first.id));
});

test('a booking never adds to what is known of a customer but its boat', async () => {
  const email = anAddress();
  const first = await aLead({ email });
  const second = await aLead({ email, phone: aPhone(), boatType: 'Sailboat', boatLengthFt: 31 });
  const id = await customerIdOf(second.id);
  expect(id).toBe(await customerIdOf(first.id));
  const { customer: known } = await customer(id);
  expect(known).toMatchObject({ emails: [email], phones: [{ typed: expect.any(String) }] });
  expect(known.boats.map(({ type }: { type: string }) => type)).toEqual(['Runabout', 'Sailboat']);
});

test('the longest booking makes a customer that can be read, and so that the next one is taken', async () => {
  const email = anAddress();
  const long = 'x'.repeat(100);
  const words = { fullName: long, brand: long, model: long, hullMaterial: long, city: long };
  const { id } = await aLead({ email, ...words, address: long.repeat(2), zip: '90292-1234' });
  const again = await aLead({ email });
  expect(await customerIdOf(again.id)).toBe(await customerIdOf(id));
});

test('a lead goes to another customer and back, each told in its timeline, and nobody is left over', async () => {
  const [email, phone] = [anAddress(), aPhone()];
  const ana = await aLead({ email, phone });
  const other = await aLead({ email: anAddress(), phone, fullName: 'A. Ortiz Boats' });
  const [target, own] = [await customerIdOf(ana.id), await customerIdOf(other.id)];
  expect((await read(other.id)).suggestions).toMatchObject([{ customer_id: target, shares: 'phone' }]);

  const linked = await link(other.id, target);
  expect(linked.body).toMatchObject({ lead: { customer_id: target }, customer: { id: target } });
  expect(linked.body.customer.boats).toHaveLength(1);
  expect((await asAdmin(adminCustomer, { path: { id: own } })).status).toBe(404);
  expect((await read(other.id)).suggestions).toEqual([]);
  expect((await link(other.id, target)).status).toBe(200);

  const undone = await link(other.id, null);
  expect(undone.body.customer).toMatchObject({ name: 'A. Ortiz Boats', lead_ids: [other.id] });
  expect((await customer(target)).customer.lead_ids).toEqual([ana.id]);
  const { entries } = (await asAdmin(adminTimeline, { path: { id: other.id } })).body;
  expect(entries.map(({ status, is_public }: Record<string, unknown>) => [status, is_public])).toEqual([
    ['Unlinked from its customer', false],
    ['Linked to a known customer', false],
    ['REQUEST_SENT', true],
  ]);
});

test('of two links at once one wins or both say the same, and no customer claims a lead of another', async () => {
  const [a, b, c] = [
    await aLead({ email: anAddress() }),
    await aLead({ email: anAddress() }),
    await aLead({ email: anAddress() }),
  ];
  const targets = [await customerIdOf(a.id), await customerIdOf(b.id)];
  const answers = await Promise.all(targets.map((target) => link(c.id, target)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const owner = await customerIdOf(c.id);
  const claims = await Promise.all(
    targets.map(async (id) => (await customer(id)).customer.lead_ids.includes(c.id)),
  );
  expect(claims).toEqual(targets.map((id) => id === owner));
});

test('the owner says which boat a lead is about, or hears that the customer has no such boat', async () => {
  const [one, two] = [
    await aLead({ email: anAddress() }),
    await aLead({ email: anAddress(), boatLengthFt: 40 }),
  ];
  const target = await customerIdOf(one.id);
  const [boat] = (await customer(target)).customer.boats;
  expect((await link(two.id, target, '01JD3ZK8Q0000000000000000Z')).status).toBe(404);
  expect((await link(two.id, target, boat.id)).body.lead.boat_id).toBe(boat.id);
  expect((await customer(target)).customer.boats).toHaveLength(1);
});

test('a lead that is alone stays so when it is unlinked, whatever boat is named', async () => {
  const { id } = await aLead({ email: anAddress() });
  const { customer_id, boat_id } = (await read(id)).lead;
  const { status, body } = await link(id, null, '01JD3ZK8Q0000000000000000Z');
  expect(status).toBe(200);
  expect(body.lead).toMatchObject({ customer_id, boat_id });
});

test('a lead by hand is stored once for a key, known by its phone, emails nobody and has a status page', async () => {
  const phone = aPhone();
  const key = freshKey();
  const { status, body } = await create({ fullName: 'Dan Reyes', phone, source: 'dock' }, key);
  expect(status).toBe(200);
  const { lead } = body;
  expect(lead).toMatchObject({ source: 'dock', status: 'REQUEST_SENT', customer_id: expect.any(String) });
  for (const absent of ['email', 'terms_version', 'length_ft', 'services'])
    expect(lead).not.toHaveProperty(absent);
  expect((await create({ fullName: 'Dan Reyes', phone, source: 'dock' }, key)).body.lead.id).toBe(lead.id);
  expect((await create({ fullName: 'Dan R.', phone }, key)).status).toBe(409);

  await performTasks(lead.id, new Date().toISOString(), jobContext());
  expect(await parts.inbox.list()).not.toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('Dan Reyes') }),
  );
  const page = await callHandler(leadStatus, { path: { slug: lead.public_slug } });
  expect(page).toMatchObject({ status: 200, body: { first_name: 'Dan' } });
  expect(page.body).not.toHaveProperty('estimate');
  expect(page.body).not.toHaveProperty('mailed_to');
  expect(await foundBy('Dan Reyes')).toContain(lead.id);
  expect((await asAdmin(adminLeadsExport, { query: { q: phone } })).status).toBe(200);
});

test('a lead by hand goes to a known customer when email and last name agree', async () => {
  const email = anAddress();
  const known = await aLead({ email });
  const { lead } = (await create({ fullName: 'Ana M. Ortiz', email, packageId: 'wash' })).body;
  expect(lead).toMatchObject({ customer_id: await customerIdOf(known.id), services: ['deep-wash'] });
});

test('a save takes over what the owner wants, and refuses one that did not see the newest', async () => {
  const { id: leadId } = await aLead({ email: anAddress() });
  const id = await customerIdOf(leadId);
  const before = (await customer(id)).customer;
  const [boat] = before.boats;
  const other = anAddress();
  const saved = await save(id, {
    emails: [...before.emails, other],
    note: 'Texts back fast.',
    boats: [
      { ...boat, name: 'Second Wind', berth: { ...boat.berth, slip: 'C-1204', gate_code: '4471#' } },
      { berth: {}, type: 'PWC' },
    ],
  });
  expect(saved.body.customer).toMatchObject({ version: before.version + 1, note: 'Texts back fast.' });
  expect(saved.body.customer.boats).toMatchObject([
    { id: boat.id, name: 'Second Wind', has_gate_code: true },
    { type: 'PWC', has_gate_code: false },
  ]);
  expect(JSON.stringify(saved.body)).not.toContain('4471#');
  expect((await save(id, { version: before.version, note: 'Other' })).status).toBe(409);
  expect((await customersLike({ full_name: 'X', email: other })).map((found) => found.id)).toEqual([id]);
  expect((await save(id, { boats: [] })).status).toBe(409);

  const kept = await save(id, { emails: before.emails });
  expect(kept.body.customer.boats[0].has_gate_code).toBe(true);
  expect(await customersLike({ full_name: 'X', email: other })).toEqual([]);
  expect((await read(leadId)).boat.berth).not.toHaveProperty('gate_code');
});

test('leads are found by phone in any form and by their customer’s boat, slip, make and other email', async () => {
  const phone = aPhone();
  const { id } = await aLead({ email: anAddress(), phone, brand: 'Grady-White' });
  const customerId = await customerIdOf(id);
  const digits = phone.replace(/\D/g, '');
  for (const q of [
    digits,
    phone,
    `+1 ${digits}`,
    `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`,
  ]) {
    expect(await foundBy(q)).toContain(id);
  }
  expect(await foundBy('grady-white')).toContain(id);
  const mark = freshKey();
  const [boat] = (await customer(customerId)).customer.boats;
  const other = anAddress();
  await save(customerId, {
    emails: [other],
    boats: [{ ...boat, name: `Wind ${mark}`, berth: { slip: `S-${mark}` } }],
  });
  // At once, although the index may lag.
  expect(await foundBy(`wind ${mark}`)).toEqual([id]);
  expect(await foundBy(`s-${mark}`)).toEqual([id]);
  expect(await foundBy(other)).toEqual([id]);
  const suggested = await asAdmin(adminCustomers, { query: { q: `wind ${mark}` } });
  expect(suggested.body.customers).toMatchObject([
    { id: customerId, jobs: 0, boats: [{ slip: `S-${mark}` }] },
  ]);
  await save(customerId, { boats: [{ ...boat, name: 'Renamed' }] });
  expect(await foundBy(`wind ${mark}`)).toEqual([]);
});

test('a gate code is read around a visit alone, and every reading is noted', async () => {
  const { id } = await aLead({ email: anAddress() });
  const customerId = await customerIdOf(id);
  const [boat] = (await customer(customerId)).customer.boats;
  await save(customerId, { boats: [{ ...boat, berth: { gate_code: '4471#' } }] });
  const headers = { 'idempotency-key': freshKey() };
  const gateCode = () => asAdmin(adminGateCode, { path: { id }, headers });
  expect(await gateCode()).toMatchObject({ status: 409, body: { error: expect.stringContaining('4 PM') } });
  const now = new Date().toISOString();
  const visit = {
    id: boat.id,
    uid: 'u',
    sequence: 0,
    start: addHours(now, 1),
    hours: 2,
    status: 'planned',
    booked_at: now,
    moves: 0,
  };
  await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id },
      UpdateExpression: 'SET visits = :visits',
      ExpressionAttributeValues: { ':visits': [{ ...visit, start: now }] },
    }),
  );
  // The answer was lost once.
  for (const _ of [1, 2]) expect((await gateCode()).body).toEqual({ gate_code: '4471#' });
  const { entries } = (await asAdmin(adminTimeline, { path: { id } })).body;
  expect(entries.filter(({ status }: { status: string }) => status === 'Gate code read')).toHaveLength(1);
  expect(entries[0]).toMatchObject({ status: 'Gate code read', is_public: false });
  expect((await read(id)).has_gate_code).toBe(true);
});

test('a lead in quarantine has no suggestions and cannot be linked', async () => {
  const email = anAddress();
  const spam = await aLead({ email, hp_field: 'x' });
  const known = await aLead({ email });
  const { lead, suggestions, customer: none } = await read(spam.id);
  expect([lead.customer_id, none, suggestions]).toEqual([undefined, undefined, []]);
  expect((await link(spam.id, await customerIdOf(known.id))).status).toBe(409);
  expect((await asAdmin(adminLeadsQuarantine, { body: { ids: [known.id] } })).body.quarantined).toBe(1);
});
