import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { handler } from '#functions/admin-lead-update.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { newEntry } from '#functions/data/timeline.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, canceled, mockedClients } from './mocked-clients.ts';

const { database, mails, transactions } = mockedClients();
const { id } = aLead();
const update = (body: Record<string, unknown>) => asAdmin(handler, { path: { id }, body });
const refused = canceled('ConditionalCheckFailed', 'None');

/** What the table holds of the lead at each further read. The last one stays. */
const reads = (...changes: Partial<Lead>[]) => {
  let read = 0;
  database.on(GetCommand, { TableName: 'Leads' }).callsFake(() => {
    const change = changes[Math.min(read, changes.length - 1)];
    read += 1;
    return { Item: leadRecord(aLead(change)) };
  });
};

beforeEach(() => {
  database.on(UpdateCommand).resolves({});
  reads({});
});

test('only the named fields are written, after a note for the list', async () => {
  expect((await update({ est_price_min: 500 })).status).toBe(200);
  expect(database.commandCalls(UpdateCommand)[0]?.args[0].input.Key?.id).toMatch(/^edits#/);
  const [[written, ...others] = []] = transactions();
  expect(others).toEqual([]);
  expect(written?.Update?.UpdateExpression).toBe(
    'SET #est_price_min = :est_price_min, #updated_at = :updated_at',
  );
});

test('a status is written only over the one that was read, with its public entry', async () => {
  const { body } = await update({ status: 'CONTACTED' });
  const [[written, entry] = []] = transactions();
  expect(written?.Update?.ConditionExpression).toContain('#status = :read');
  expect(written?.Update?.ExpressionAttributeValues).toMatchObject({ ':read': 'REQUEST_SENT' });
  expect(entry?.Put?.Item).toMatchObject({ status: 'CONTACTED', is_public: true });
  expect(body.entry).toEqual(entry?.Put?.Item);
});

test('a status that another admin has just changed is read again, and the later one wins', async () => {
  reads({}, { status: 'OFFER_SENT' });
  database.on(TransactWriteCommand).rejectsOnce(refused).resolves({});
  expect((await update({ status: 'CONTACTED' })).status).toBe(200);
  const read = transactions().map(([item]) => item?.Update?.ExpressionAttributeValues?.[':read']);
  expect(read).toEqual(['REQUEST_SENT', 'OFFER_SENT']);
});

test('the same status set twice at once is told once', async () => {
  reads({}, { status: 'CONTACTED' });
  database.on(TransactWriteCommand).rejectsOnce(refused).resolves({});
  expect(await update({ status: 'CONTACTED' })).toMatchObject({
    status: 200,
    body: { lead: { status: 'CONTACTED' } },
  });
  expect(transactions()[1]).toHaveLength(1);
});

test('a lead that never holds still is a conflict', async () => {
  database.on(TransactWriteCommand).rejects(refused);
  expect(await update({ status: 'CONTACTED' })).toEqual({
    status: 409,
    body: { error: 'Somebody else is changing this lead. Please try again.' },
  });
});

const sent = {
  scheduled_at: '2026-06-01T17:00:00.000Z',
  hours: 3,
  sequence: 0,
  sent_at: '2026-05-01T00:00:00.000Z',
};

test('an appointment that is mailed while the lead is being canceled: nobody is mailed without being asked', async () => {
  reads({}, { status: 'SCHEDULED', appointment_sent: sent });
  database.on(TransactWriteCommand).rejectsOnce(refused).resolves({});
  expect(await update({ status: 'CANCELED' })).toMatchObject({
    status: 409,
    body: { error: 'An appointment was mailed in the meantime. Please try again.' },
  });
  expect(mails.calls()).toEqual([]);
});

const entry = newEntry(
  { lead_id: id, status: 'CONTACTED', is_public: true },
  'admin',
  '2026-05-01T00:00:00.000Z',
);
const undo = () => update({ status: 'REQUEST_SENT', undo_entry_id: entry.id });
const entryIs = (Item: typeof entry | undefined) =>
  database.on(GetCommand, { TableName: 'LeadStatusHistory' }).resolves(Item ? { Item } : {});

test('an undo holds only for the lead as it was read, and takes the entry along', async () => {
  reads({ status: 'CONTACTED' });
  entryIs(entry);
  expect((await undo()).status).toBe(200);
  const [[written, removal] = []] = transactions();
  expect(written?.Update?.ConditionExpression).toContain('#status = :undone AND #updated_at = :read');
  expect(removal?.Delete?.ConditionExpression).toBe('attribute_exists(id)');
});

test('an undo that meets another edit of the lead is tried again', async () => {
  reads({ status: 'CONTACTED' }, { status: 'CONTACTED', updated_at: '2026-03-02T00:00:00.000Z' });
  entryIs(entry);
  database.on(TransactWriteCommand).rejectsOnce(refused).resolves({});
  expect((await undo()).status).toBe(200);
  expect(transactions()).toHaveLength(2);
});

test('an undo of a status that was mailed meanwhile is refused', async () => {
  const offer = { est_price_min: 1, est_price_max: 2, sent_at: entry.created_at };
  reads({ status: 'CONTACTED' }, { status: 'CONTACTED', offer_sent: offer });
  entryIs(entry);
  database.on(TransactWriteCommand).rejectsOnce(refused);
  expect(await undo()).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('in an email') },
  });
});

test('an undo that was done before is done', async () => {
  entryIs(undefined);
  expect((await undo()).status).toBe(200);
  expect(transactions()).toEqual([]);
});
