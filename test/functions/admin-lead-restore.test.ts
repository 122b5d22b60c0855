import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/admin-lead-restore.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, canceled, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const inQuarantine = aLead({ quarantined: true, expires_at: 1_800_000_000 });
const restore = () => asAdmin(handler, { path: { id: inQuarantine.id } });
const reads = (...leads: ReturnType<typeof aLead>[]) => {
  const answers = leads.map((lead) => ({ Item: leadRecord(lead) }));
  database.on(GetCommand).callsFake(() => answers.shift());
};

beforeEach(() => database.on(UpdateCommand).resolves({}));

test('lead and pointers stop to expire, the lead owes its emails, its timeline begins: all at once', async () => {
  reads(inQuarantine, inQuarantine, aLead());
  expect((await restore()).status).toBe(200);
  const [release, ...others] = transactions()[0] ?? [];
  expect(release?.Update?.ConditionExpression).toContain('quarantined = :yes');
  expect(release?.Update?.ExpressionAttributeValues).toMatchObject({
    ':owed': [{ kind: 'request-received' }, { kind: 'new-lead' }],
    ':owed_shard': 'owed',
  });
  const kept = others.flatMap(({ Update }) => Update?.Key?.id ?? []);
  expect(kept).toEqual([
    `slug#${inQuarantine.public_slug}`,
    `booking#${inQuarantine.meta_event_id}`,
    `email#${inQuarantine.email}`,
    `phone#${inQuarantine.phone_e164}`,
  ]);
  const entries = others.flatMap(({ Put }) => Put?.Item?.status ?? []);
  expect(entries).toEqual(['REQUEST_SENT', 'Restored from quarantine']);
});

test('who loses the race against another admin gets the lead all the same', async () => {
  reads(inQuarantine, inQuarantine, aLead());
  database.onAnyCommand().callsFake((input) => {
    if (input.TransactItems) throw canceled('ConditionalCheckFailed', 'None', 'None', 'None', 'None');
    return input.Key?.id === inQuarantine.id
      ? { Item: leadRecord(transactions().length ? aLead() : inQuarantine) }
      : {};
  });
  expect(await restore()).toMatchObject({ status: 200, body: { lead: { quarantined: false } } });
});

test('a lead whose pointers have expired is a conflict', async () => {
  database.onAnyCommand().callsFake((input) => {
    if (input.TransactItems) throw canceled('None', 'ConditionalCheckFailed', 'None', 'None', 'None');
    return { Item: leadRecord(inQuarantine) };
  });
  expect((await restore()).status).toBe(409);
});

test('a lead that is in no quarantine is answered as it is', async () => {
  reads(aLead(), aLead());
  expect((await restore()).status).toBe(200);
  expect(transactions()).toEqual([]);
});
