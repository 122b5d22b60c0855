import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/unsubscribe.ts';
import { callHandler, type Sent } from '../call-handler.ts';
import { mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const token = 'A'.repeat(22);
const lead_id = '01JD3ZK8Q0000000000000000A';
const end = (sent: Sent = { body: {} }) => callHandler(handler, { path: { token }, ...sent });
const written = () => database.commandCalls(UpdateCommand).map(({ args }) => args[0].input);

beforeEach(() => {
  const row = { id: `unsubscribe#${token}`, lead_id, mailbox: 'hash', kind: 'review' };
  database
    .on(GetCommand)
    .resolves({})
    .on(GetCommand, { Key: { id: row.id } })
    .resolves({ Item: row });
  database.on(UpdateCommand).resolves({});
});

test('one kind of email ends for the mailbox, however often', async () => {
  expect(await end()).toEqual({ status: 200, body: { ended: 'review' } });
  expect(await end()).toEqual({ status: 200, body: { ended: 'review' } });
  expect(written()).toMatchObject([
    { Key: { id: 'stopped#hash#review' }, ExpressionAttributeValues: { ':lead_id': lead_id } },
    {},
  ]);
});

test('the link of an email ends what was asked for before it, and what was asked for since only if that is named', async () => {
  const made_at = '2026-03-01T17:00:00.000Z';
  const asked_at = '2026-03-09T17:00:00.000Z';
  const ofCare = { id: `unsubscribe#${token}`, lead_id, mailbox: 'hash', kind: 'care', made_at };
  database.on(GetCommand, { Key: { id: ofCare.id } }).resolves({ Item: ofCare });
  for (const body of [{}, { asked_at }, { asked_at: '2099-03-09T17:00:00.000Z' }]) await end({ body });
  const ended = written().map((input) => input.ExpressionAttributeValues?.[':stopped_at']);
  expect(ended.slice(0, 2)).toEqual([made_at, asked_at]);
  expect(ended[2] < '2099').toBe(true);
});

test('an end stays where a later one is known', async () => {
  const refused = new ConditionalCheckFailedException({ message: 'No.', $metadata: {} });
  database.on(UpdateCommand).rejects(refused);
  expect(await end()).toEqual({ status: 200, body: { ended: 'review' } });
  expect(written()).toMatchObject([{ ConditionExpression: expect.stringContaining('stopped_at <') }]);
});

test('the one click of an email program is a form', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const click = { rawBody: 'List-Unsubscribe=One-Click', headers, method: 'POST' } as const;
  expect(await end(click)).toMatchObject({ status: 200 });
  expect(await end({ ...click, rawBody: 'List-Unsubscribe=Two' })).toMatchObject({ status: 400 });
  expect(written()).toHaveLength(1);
});

test('the click may come as parts, as RFC 8058 would rather have it', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary="=_Part"' };
  const part = (click: string) =>
    `--=_Part\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\n${click}\r\n--=_Part--\r\n`;
  const click = { rawBody: part('One-Click'), headers, method: 'POST' } as const;
  expect(await end(click)).toMatchObject({ status: 200 });
  expect(await end({ ...click, rawBody: part('Two') })).toMatchObject({ status: 400 });
  expect(await end({ ...click, rawBody: 'List-Unsubscribe=One-Click' })).toMatchObject({ status: 400 });
  expect(written()).toHaveLength(1);
});

test('an unknown token is 404, a malformed one 400', async () => {
  expect(await end({ path: { token: 'B'.repeat(22) }, body: {} })).toMatchObject({ status: 404 });
  expect(await end({ path: { token: '"><b>' }, body: {} })).toMatchObject({ status: 400 });
  expect(written()).toEqual([]);
});
