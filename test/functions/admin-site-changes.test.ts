import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '#functions/admin-site-changes.ts';
import { givenContent } from './content-rows.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();

test('an admin is told what would change', async () => {
  givenContent(database);
  database.on(QueryCommand).resolves({ Items: [] });
  database.on(GetCommand).resolves({});
  expect(await asAdmin(handler, {})).toMatchObject({ status: 200, body: { changed: [], lines: [] } });
});
