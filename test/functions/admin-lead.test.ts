import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/admin-lead.ts';
import { settingsRow } from '#functions/data/keys.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, mockedClients, ourFailure } from './mocked-clients.ts';

const { database, storage } = mockedClients();
const kept = 'leads/01JD3ZK8Q0000000000000000A/AAAAAAAAAAAAAAAAAAAAAA.jpg';
const read = () => asAdmin(handler, { path: { id: aLead().id } });

test('a lead is read consistently, without what its row holds beside it, each photo with a signed address', async () => {
  database.on(GetCommand).resolves({ Item: leadRecord(aLead({ photo_urls: [kept] })) });
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body.lead).toEqual(aLead({ photo_urls: [kept] }));
  expect(body.photos).toMatchObject([{ path: kept, url: expect.stringMatching(/X-Amz-Expires=600(?:&|$)/) }]);
  expect(database.commandCalls(GetCommand)[0]?.args[0].input).toEqual({
    TableName: 'Leads',
    Key: { id: aLead().id },
    ConsistentRead: true,
  });
});

test('a lead says since when an email to its customer could not be sent', async () => {
  const due_at = '2026-01-05T17:00:00.000Z';
  const owing = { ...leadRecord(aLead()), owed: [{ kind: 'done', due_at }], owed_since: due_at };
  database.on(GetCommand).resolves({ Item: owing });
  expect((await read()).body.mail_late_since).toBe(due_at);
  database.on(GetCommand).resolves({ Item: leadRecord(aLead({ source: 'phone' })) });
  expect((await read()).body).not.toHaveProperty('mail_late_since');
});

test('a lead says what of it waits on devices, and nothing of other leads or of devices that are long silent', async () => {
  const { id } = aLead();
  const at = new Date().toISOString();
  const other = { lead_id: '01JD3ZK8Q0000000000000000E', acts: 2, photos: 0 };
  const told = { device: 'a'.repeat(32), who: 'ana@example.com', at, leads: [{ ...other, lead_id: id }] };
  const lost = { ...told, device: 'b'.repeat(32), at: '2020-01-01T08:00:00.000Z' };
  const devices = [{ ...told, leads: [...told.leads, other] }, lost];
  database.on(GetCommand).resolves({ Item: leadRecord(aLead()) });
  expect((await read()).body).not.toHaveProperty('unsent');
  database.on(GetCommand, { Key: { id: settingsRow.unsent } }).resolves({ Item: { version: 1, devices } });
  expect((await read()).body.unsent).toEqual([told]);
});

test.each([
  ['there is none', {}],
  ['it was deleted', { Item: { id: aLead().id, deleted: true } }],
])('a lead is 404 when %s', async (_, found) => {
  database.on(GetCommand).resolves(found);
  expect(await read()).toEqual({ status: 404, body: { error: 'We couldn’t find this lead.' } });
});

test('with storage down a lead that waits for its photos opens, with all that leads to the customer', async () => {
  const photo = 'incoming/temp-0001/AAAAAAAAAAAAAAAAAAAAAA.jpg';
  const lead = aLead({ photo_urls: [photo] });
  database.on(GetCommand).resolves({ Item: leadRecord(lead) });
  storage.on(ListObjectsV2Command).rejects(new Error('storage is down'));
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body.lead).toMatchObject({ email: lead.email, phone: lead.phone });
  expect(body.photos).toEqual([{ state: 'waiting', path: photo }]);
});

test('a row that is no lead is our failure, not the caller’s', async () => {
  database.on(GetCommand).resolves({ Item: { ...leadRecord(aLead()), status: 'LOST' } });
  expect(await read()).toEqual(ourFailure);
});
