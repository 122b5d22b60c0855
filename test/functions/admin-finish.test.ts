import { BatchGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { initialSettings } from '#domain/settings.ts';
import { handler } from '#functions/admin-finish.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { mailboxHash } from '#functions/runtime/mailbox-hash.ts';
import { aCustomer, boatId, customerId } from '../a-customer.ts';
import { aLead } from '../a-lead.ts';
import { aRecord } from '../a-record.ts';
import { aVisit } from '../a-visit.ts';
import { leadPage, winter } from './lead-page.ts';
import { canceled } from './mocked-clients.ts';

const page = leadPage();
const earlierId = '01JD3ZK8Q0000000000000000E';
const lines = [{ description: 'Complete Detail', quantity: 24, unit_price: 2800, taxable: true }];
const first = aVisit({ start: winter('01T08:00') });
const second = aVisit({ id: '01JD3ZK8Q0000000000000000Z', start: winter('02T08:00') });
const finish = (body: object = {}) => page.ask(handler, { lines, ...body });
const record = () => page.written()?.[':record'];
/** Besides what a new lead owes. */
const owed = () => page.owed().filter((kind) => kind === 'done' || kind === 'receipt' || kind === 'review');
const counted = () =>
  page.items().find(({ Update }) => Update?.Key?.id === 'receipt-count#2026')?.Update
    ?.ExpressionAttributeValues;

const unpaidList = () =>
  page.items().find(({ Update }) => Update?.Key?.id === 'receipts#unpaid')?.Update?.UpdateExpression;

test('one transaction completes the job, records it, takes a number and owes the email', async () => {
  page.leadIs({ status: 'SCHEDULED', visits: [first] });
  expect((await finish({ discount: 7200, paid: { how: 'check' } })).status).toBe(200);
  expect(page.written()).toMatchObject({
    ':status': 'COMPLETED',
    ':completed_at': record().claims_until.replace('-02T', '-01T'),
  });
  expect(record()).toMatchObject({
    number: '2026-0001',
    version: 1,
    subtotal: 67_200,
    discount: 7200,
    tax: 5700,
    total: 65_700,
    paid_on: '2026-12-01',
    how: 'check',
    claims_until: expect.stringContaining('2026-12-02T17:00:00'),
  });
  expect(counted()).toEqual({ ':next': 1 });
  expect(owed()).toEqual(['done', 'review']);
  expect(unpaidList()).toMatch(/^DELETE/);
  await finish();
  expect(unpaidList()).toMatch(/^ADD/);
});

test('a wax reminder that was ended at another address does not go on with the next job', async () => {
  const customer = { ...aCustomer(), lead_ids: [aLead().id, earlierId] };
  const care = { remind: true, words: 'Remind me', place: 'status page', at: winter('01T08:30') };
  const of = { customer_id: customerId, boat_id: boatId };
  const earlier = aLead({ ...of, id: earlierId, email: 'ana.old@example.com', status: 'COMPLETED', care });
  page.leadIs({ ...of, status: 'SCHEDULED', visits: [first] });
  page.rows.set(customerId, customer);
  page.database.on(BatchGetCommand).resolves({ Responses: { Leads: [leadRecord(earlier)] } });
  await finish();
  expect(page.owed()).toContain('care');
  const stopped = { lead_id: earlierId, stopped_at: winter('01T08:45') };
  page.rows.set(pointerKey.stopped(mailboxHash('ana.old@example.com'), 'care'), stopped);
  await finish();
  expect(page.owed()).not.toContain('care');
});

test('it needs neither a visit nor an offer', async () => {
  page.leadIs({ status: 'REQUEST_SENT' });
  await finish();
  expect(page.told().map(({ status }) => status)).toEqual(['COMPLETED', 'Receipt made']);
});

test('only the last of several visits makes the record', async () => {
  page.leadIs({ status: 'SCHEDULED', visits: [first, second] });
  expect((await finish()).status).toBe(400);
  await finish({ visit_id: first.id });
  expect(page.written()?.[':visits']).toMatchObject([{ status: 'done' }, { status: 'planned' }]);
  expect(record()).toBeUndefined();
});

test('a sheet that showed no other visit is refused where one was added, as its lines would be left out', async () => {
  page.leadIs({ status: 'SCHEDULED', visits: [first, second] });
  const pressed = { visit_id: first.id, last: true };
  expect(await finish(pressed)).toMatchObject({
    status: 409,
    body: {
      reason: 'visit-added',
      error: 'There’s another visit, Wed, Dec 2, 8:00 AM. The receipt comes with the last one.',
    },
  });
  expect((await finish({ ...pressed, anyway: true })).status).toBe(409);
  page.leadIs({ status: 'SCHEDULED', visits: [first] });
  expect((await finish(pressed)).status).toBe(200);
});

test('of a boat whose length was changed since, both lengths are said, and sent anyway it is billed as it was', async () => {
  page.leadIs({ status: 'SCHEDULED', visits: [first], length_ft: 26 });
  const pressed = { visit_id: first.id, seen_length_ft: 22 };
  expect(await finish(pressed)).toMatchObject({
    status: 409,
    body: {
      reason: 'boat-changed',
      error: 'The boat’s length was changed to 26 ft in the meantime. Yours is billed at 22 ft.',
    },
  });
  expect((await finish({ ...pressed, seen_length_ft: 26 })).status).toBe(200);
  page.leadIs({ status: 'SCHEDULED', visits: [first], length_ft: 26 });
  expect((await finish({ ...pressed, anyway: true })).status).toBe(200);
});

test('a lead completed otherwise gets its receipt, not a second "done"', async () => {
  page.leadIs({ status: 'COMPLETED', completed_at: winter('01T08:00') });
  await finish({ done_at: winter('01T08:30') });
  expect(owed()).toEqual(['receipt', 'review']);
  expect(record()).toMatchObject({
    done_at: winter('01T08:30'),
    claims_until: expect.stringContaining('2026-12-02T17:00:00'),
  });
});

test('the receipt of a job that was completed otherwise neither ends a return visit nor waits for it', async () => {
  const back = { ...first, booked_at: winter('01T07:00'), start: winter('01T10:00') };
  page.leadIs({ status: 'SCHEDULED', completed_at: winter('01T06:00'), visits: [back] });
  expect((await finish()).status).toBe(200);
  expect(record()).toMatchObject({ number: '2026-0001' });
  expect(page.written()).not.toHaveProperty(':visits');
  expect(page.written()).not.toHaveProperty(':status');
  expect(page.told().map(({ status }) => status)).toEqual(['Receipt made']);
});

test('a press counts as made no later than now and not before the job was begun; one of the future is refused', async () => {
  const started_at = winter('01T07:00');
  page.leadIs({ status: 'SCHEDULED', visits: [{ ...first, status: 'underway', started_at }] });
  await finish({ done_at: winter('01T09:04') });
  expect(record()).toMatchObject({ done_at: expect.stringContaining('2026-12-01T17:00:00') });
  expect(await finish({ done_at: winter('01T09:06') })).toMatchObject({
    status: 400,
    body: { fields: { done_at: 'A job can’t be finished in the future.' } },
  });
  await finish({ done_at: '2019-01-01T00:00:00.000Z' });
  expect(record()).toMatchObject({ done_at: started_at });
  const { note } = page.told().findLast(({ status }) => status === 'Receipt made') ?? {};
  expect(note).toMatch(/given as Mon, Dec 31, 2018, 4:00 PM, before Start was pressed$/);
});

test('of a visit that was moved after an offline finish both are said, and sent anyway it is dated by the press', async () => {
  const moved = { ...first, start: winter('04T08:00') };
  page.leadIs({ status: 'SCHEDULED', visits: [moved] });
  const pressed = { visit_id: first.id, done_at: winter('01T08:30'), seen_start: first.start };
  expect(await finish(pressed)).toMatchObject({
    status: 409,
    body: { reason: 'visit-moved', error: 'This visit has been moved to Fri, Dec 4, 8:00 AM.' },
  });
  expect((await finish({ ...pressed, anyway: true })).status).toBe(200);
  const { done_at } = pressed;
  expect(record()).toMatchObject({ done_at });
  expect(page.written()).toMatchObject({
    ':visits': [{ status: 'done', start: first.start, ended_at: done_at }],
    ':completed_at': done_at,
  });
  page.leadIs({ status: 'SCHEDULED', visits: [{ ...first, status: 'canceled' }] });
  expect((await finish(pressed)).status).toBe(409);
  expect((await finish({ ...pressed, anyway: true })).status).toBe(200);
  expect(record()).toMatchObject({ done_at });
});

test('a job that was done before its lead was written down was done when it was', async () => {
  page.leadIs({ status: 'REQUEST_SENT', created_at: winter('01T08:30') });
  expect((await finish({ done_at: winter('01T07:15') })).status).toBe(200);
  expect(record()).toMatchObject({ done_at: winter('01T07:15') });
});

test('a correction keeps number, deadline and payment, and mails only when asked to', async () => {
  const before = aRecord({ paid_on: '2026-12-01', how: 'cash' });
  page.leadIs({ status: 'COMPLETED', completed_at: before.done_at, record: before });
  await finish({ version: 1 });
  const { number, claims_until, paid_on } = before;
  expect(record()).toMatchObject({
    number,
    claims_until,
    paid_on,
    version: 2,
    earlier: [{ total: 109_500 }],
  });
  expect(counted()).toBeUndefined();
  expect(owed()).toEqual([]);
  await finish({ version: 1, mail: true });
  expect(owed()).toEqual(['receipt']);
  await finish({ version: 1, paid: { how: 'check' } });
  expect(record()).toMatchObject({ paid_on, how: 'check', paid_total: before.total });
});

test('a correction of what was paid keeps what was paid until the totals agree again', async () => {
  const settled = [{ on: '2026-12-01', cents: -100 }];
  const before = aRecord({ paid_on: '2026-12-01', how: 'cash', settled });
  page.leadIs({ status: 'COMPLETED', completed_at: before.done_at, record: before });
  await finish({ version: 1 });
  expect(record()).toMatchObject({ total: 73_584, paid_total: 109_500, paid_on: '2026-12-01', settled });
  expect(unpaidList()).toMatch(/^ADD/);
  page.leadIs({ status: 'COMPLETED', record: record() });
  await finish({ version: 2, lines: before.lines });
  expect(record()).toMatchObject({ version: 3, total: 109_500 });
  expect(record()).not.toHaveProperty('paid_total');
  expect(unpaidList()).toMatch(/^DELETE/);
});

test('it keeps which approved work was known: as the sheet says, else what the lines charge', async () => {
  const approved = {
    version: 1,
    sent_at: winter('01T08:00'),
    answer: 'approve',
    answered_at: winter('01T08:30'),
  } as const;
  const canvas = { ...approved, id: '01JD3ZK8Q0000000000000000E', line: 'Canvas', amount: 5000 };
  const rails = { ...approved, id: '01JD3ZK8Q0000000000000000F', line: 'Rails', amount: 6000 };
  page.leadIs({ status: 'IN_PROGRESS', visits: [first], extras: [canvas, rails] });
  const billed = [...lines, { description: 'Canvas', quantity: 1, unit_price: 5000, taxable: true }];
  await finish({ lines: billed });
  expect(record().extras).toEqual([canvas.id]);
  await finish({ lines, extras: [rails.id] });
  expect(record().extras).toEqual([rails.id]);
  page.leadIs({ status: 'COMPLETED', extras: [canvas, rails], record: record() });
  await finish({ version: 1, lines: billed });
  expect(record().extras).toEqual([rails.id, canvas.id]);
});

const askedExtra = { id: '01JD3ZK8Q0000000000000000E', version: 1, sent_at: winter('01T08:00') };

test('what the sheet showed as unanswered and was approved since is not left out, nor is it asked of who said no', async () => {
  const cleats = { ...askedExtra, line: 'Rust on cleats', amount: 6000 };
  const answered = { answered_at: winter('01T08:30') };
  const seen = { extras: [], unanswered_extras: [cleats.id] };
  page.leadIs({
    status: 'IN_PROGRESS',
    visits: [first],
    extras: [{ ...cleats, ...answered, answer: 'approve' }],
  });
  expect(await finish(seen)).toMatchObject({
    status: 409,
    body: {
      reason: 'extra-approved',
      error:
        'Approved in the meantime: Rust on cleats, $60.00 before tax. Look the bill over and send it again.',
    },
  });
  expect((await finish({ ...seen, extras: [cleats.id] })).status).toBe(409);
  page.leadIs({
    status: 'IN_PROGRESS',
    visits: [first],
    extras: [{ ...cleats, ...answered, answer: 'leave' }],
  });
  expect((await finish(seen)).status).toBe(200);
});

test('approved work that is taken off the bill is left off, until a correction charges it', async () => {
  const canvas = {
    ...askedExtra,
    line: 'Canvas',
    amount: 5000,
    answer: 'approve',
    answered_at: winter('01T08:30'),
  } as const;
  const off = { ...canvas, left_off: true } as const;
  page.leadIs({ status: 'IN_PROGRESS', visits: [first], extras: [canvas] });
  await finish({ extras: [canvas.id] });
  expect(page.written()).not.toHaveProperty(':extras');
  await finish({ extras: [canvas.id], left_off: [canvas.id] });
  expect(page.written()?.[':extras']).toEqual([off]);
  expect(page.told()).toContainEqual(expect.objectContaining({ status: 'Left off the receipt' }));
  page.leadIs({ status: 'COMPLETED', extras: [off], record: record() });
  await finish({ version: 1 });
  expect(page.written()).not.toHaveProperty(':extras');
  const billed = [...lines, { description: 'Canvas', quantity: 1, unit_price: 4000, taxable: true }];
  await finish({ version: 1, lines: billed, left_off: [canvas.id] });
  expect(page.written()?.[':extras']).toEqual([canvas]);
});

test('each version keeps whom it is from and for, and the boat, as they were then', async () => {
  page.leadIs({ status: 'SCHEDULED', visits: [first], full_name: 'Ana Ortiz', length_ft: 24 });
  await finish();
  const before = record();
  expect(before.job).toMatchObject({ name: 'Ana Ortiz', boat: expect.stringContaining('24 ft') });
  page.leadIs({ status: 'COMPLETED', record: before, length_ft: 28 });
  await finish({ version: 1 });
  expect(record()).toMatchObject({
    from: initialSettings.receipt,
    job: { boat: expect.stringContaining('28 ft') },
    earlier: [{ job: before.job }],
  });
});

test('a record is taxed as the settings say; its corrections as it was, whatever they say then', async () => {
  page.settingsAre({ tax_percent: 10.25 });
  page.leadIs({ status: 'SCHEDULED', visits: [first] });
  await finish();
  expect(record()).toMatchObject({
    tax_percent: 10.25,
    tax: 6888,
    total: 74_088,
    from: initialSettings.receipt,
  });
  page.leadIs({ status: 'COMPLETED', record: aRecord({ tax_percent: 9.5 }) });
  await finish({ version: 1 });
  expect(record()).toMatchObject({ tax_percent: 9.5, tax: 6384, earlier: [{ tax_percent: 9.5 }] });
});

test.each([
  [{}, 'The job was finished in the meantime. Look at both before you go on.'],
  [{ version: 2 }, 'This record was changed in the meantime. Please look again.'],
])('a version that is not the newest is refused: %j', async (body, error) => {
  page.leadIs({ status: 'COMPLETED', record: aRecord() });
  expect(await finish(body)).toMatchObject({
    status: 409,
    body: { error, reason: 'record-changed', lead: { record: { version: 1 } } },
  });
});

test('canceled and quarantined leads are not finished, nor visits that are unknown', async () => {
  page.leadIs({ status: 'CANCELED' });
  expect((await finish()).status).toBe(409);
  page.leadIs({ quarantined: true });
  expect((await finish()).status).toBe(409);
  page.leadIs({ status: 'SCHEDULED', visits: [first] });
  expect((await finish({ visit_id: second.id })).status).toBe(404);
});

test.each([{ discount: 67_201 }, { lines: [] }, { paid: { how: 'gold' } }])('%j is refused', async (body) => {
  expect((await finish(body)).status).toBe(400);
});

test('a number is of the year in which it is issued, whenever the job was done', async () => {
  page.leadIs({ status: 'SCHEDULED', visits: [aVisit({ start: '2025-12-31T18:00:00.000Z' })] });
  await finish({ done_at: '2026-01-01T07:59:55.000Z' });
  expect(record()).toMatchObject({ number: '2026-0001', done_at: '2026-01-01T07:59:55.000Z' });
});

test('a Finish that is pressed again after a lost answer is the same one, and keeps its first press', async () => {
  await finish({ done_at: '2026-12-01T16:50:00.000Z' });
  const remembered = page.items().find(({ Put }) => Put?.Item?.request_hash)?.Put?.Item;
  page.leadIs({ status: 'COMPLETED', record: aRecord() });
  page.rows.set(remembered?.id, remembered ?? {});
  expect((await finish({ done_at: '2026-12-01T16:55:00.000Z' })).status).toBe(200);
  expect(page.transactions()).toHaveLength(1);
});

test('a number that another receipt took is not used twice', async () => {
  let refusals = 1;
  page.database.on(TransactWriteCommand).callsFake(({ TransactItems }) => {
    if (refusals === 0) return {};
    refusals -= 1;
    page.rows.set('receipt-count#2026', { last: 7 });
    throw canceled(
      ...TransactItems.map((item: { Update?: { Key: { id?: string } } }) =>
        item.Update?.Key.id === 'receipt-count#2026' ? 'ConditionalCheckFailed' : 'None',
      ),
    );
  });
  await finish();
  expect(record()).toMatchObject({ number: '2026-0008' });
});
