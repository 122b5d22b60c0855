import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/admin-unsent.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const [phone, tablet] = ['a'.repeat(32), 'b'.repeat(32)];
const lead_id = '01JD3ZK8Q0000000000000000B';
const leads = [{ lead_id, acts: 1, photos: 3 }];
const told = (device: string, hoursAgo = 0) => ({
  device,
  leads,
  who: 'ana@example.com',
  at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
});
const stored = () => database.commandCalls(PutCommand).at(-1)?.args[0].input;

test('what waits on a device stands beside what others have told, and takes the place of what it told before', async () => {
  const devices = [told(phone, 1), told(tablet, 2), told('c'.repeat(32), 15 * 24)];
  database.on(GetCommand).resolves({ Item: { id: 'unsent', version: 4, devices } });
  expect(
    await asAdmin(handler, { body: { device: phone, leads: [{ lead_id, acts: 0, photos: 2 }] } }),
  ).toEqual({
    status: 200,
    body: {},
  });
  expect(stored()).toMatchObject({
    ConditionExpression: 'version = :seen',
    ExpressionAttributeValues: { ':seen': 4 },
    Item: { version: 5, devices: [{ device: tablet }, { device: phone, leads: [{ photos: 2 }] }] },
  });
});

test('a device from which all has gone out is no longer there', async () => {
  database.on(GetCommand).resolves({ Item: { id: 'unsent', version: 1, devices: [told(phone)] } });
  await asAdmin(handler, { body: { device: phone, leads: [] } });
  expect(stored()?.Item).toMatchObject({ version: 2, devices: [] });
});

test('two devices that tell at once are both heard', async () => {
  database
    .on(GetCommand)
    .resolvesOnce({})
    .resolves({ Item: { id: 'unsent', version: 1, devices: [told(tablet)] } });
  database
    .on(PutCommand)
    .rejectsOnce(new ConditionalCheckFailedException({ message: 'taken', $metadata: {} }))
    .resolves({});
  expect((await asAdmin(handler, { body: { device: phone, leads } })).status).toBe(200);
  expect(stored()?.Item).toMatchObject({ version: 2, devices: [{ device: tablet }, { device: phone }] });
});

test('a device has a random name', async () => {
  expect((await asAdmin(handler, { body: { device: 'my phone', leads } })).status).toBe(400);
});
