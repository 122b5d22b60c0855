import { GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { handler as note } from '#functions/admin-timeline-add.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../../a-lead.ts';
import { signToken } from '../../tokens.ts';
import { asAdmin, mockedClients } from '../mocked-clients.ts';

const { database, identities } = mockedClients();
/** Accounts of a pool that knows them by email have names like this. */
const username = '3f1c0f0e-0000-4000-8000-000000000001';
const noted = (jti: string) =>
  asAdmin(note, {
    body: { status: 'Called' },
    path: { id: aLead().id },
    headers: { authorization: `Bearer ${signToken({ username, jti })}` },
  });

beforeEach(() => {
  database.on(GetCommand, { TableName: 'Leads' }).resolves({ Item: leadRecord(aLead()) });
});

test('the timeline says who acted by their email, for which one sign-in asks once', async () => {
  const email = 'ana@boatdetailingla.example';
  identities.on(GetUserCommand).resolves({ UserAttributes: [{ Name: 'email', Value: email }] });
  for (const answer of [await noted('one'), await noted('one')]) {
    expect(answer).toMatchObject({ status: 200, body: { entry: { meta: { updated_by: email } } } });
  }
  expect(identities.commandCalls(GetUserCommand)).toHaveLength(1);
});

test('while the user pool does not answer, an act goes through under the name of the account', async () => {
  identities.on(GetUserCommand).rejects(new Error('down'));
  expect(await noted('two')).toMatchObject({
    status: 200,
    body: { entry: { meta: { updated_by: username } } },
  });
});

test('what is refused asks for nobody', async () => {
  const headers = { authorization: `Bearer ${signToken({ username, jti: 'three' })}` };
  expect((await asAdmin(note, { body: {}, path: { id: aLead().id }, headers })).status).toBe(400);
  expect(identities.calls()).toEqual([]);
});
