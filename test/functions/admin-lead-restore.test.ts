import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/admin-lead-restore.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, canceled, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const trapped = aLead({ quarantined: true, expires_at: 1_800_000_000 });
const restore = () => asAdmin(handler, { path: { id: trapped.id } });
const reads = (...leads: ReturnType<typeof aLead>[]) => {
  const answers = leads.map((lead) => ({ Item: leadRecord(lead) }));
  database.on(GetCommand).callsFake(() => answers.shift());
};

beforeEach(() => database.on(UpdateCommand).resolves({}));

test('lead and pointers stop to expire, the lead owes its mails, its timeline begins: all at once', async () => {
  reads(trapped, trapped, aLead());
  expect((await restore()).status).toBe(200);
  const [release, ...others] = transactions()[0] ?? [];
  expect(release?.Update?.ConditionExpression).toContain('quarantined = :trapped');
  expect(release?.Update?.ExpressionAttributeValues).toMatchObject({
    ':owed': ['request-received', 'new-lead'],
    ':owed_shard': 'owed',
  });
  const kept = others.flatMap(({ Update }) => Update?.Key?.id ?? []);
  expect(kept).toEqual([`slug#${trapped.public_slug}`, `booking#${trapped.meta_event_id}`]);
  const entries = others.flatMap(({ Put }) => Put?.Item?.status ?? []);
  expect(entries).toEqual(['REQUEST_SENT', 'Restored from quarantine']);
});

test('who loses the race against another admin gets the lead all the same', async () => {
  reads(trapped, aLead());
  database.onAnyCommand().callsFake((input) => {
    if (input.TransactItems) throw canceled('ConditionalCheckFailed', 'None', 'None', 'None', 'None');
    return input.Key?.id === trapped.id
      ? { Item: leadRecord(transactions().length ? aLead() : trapped) }
      : {};
  });
  expect(await restore()).toMatchObject({ status: 200, body: { lead: { quarantined: false } } });
});

test('a lead whose pointers have expired is a conflict', async () => {
  database.onAnyCommand().callsFake((input) => {
    if (input.TransactItems) throw canceled('None', 'ConditionalCheckFailed', 'None', 'None', 'None');
    return { Item: leadRecord(trapped) };
  });
  expect((await restore()).status).toBe(409);
});

test('a lead that is in no quarantine is answered as it is', async () => {
  reads(aLead(), aLead());
  expect((await restore()).status).toBe(200);
  expect(transactions()).toEqual([]);
});
