import { PutObjectCommand } from '@aws-sdk/client-s3';
import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { handler } from '#functions/admin-leads-export.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, mockedClients, ourFailure } from './mocked-clients.ts';

const { database, storage } = mockedClients();
const exported = () => asAdmin(handler, { query: {} });

beforeEach(() => {
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [leadRecord(aLead())] })
    .resolves({ Items: [] });
  database.on(BatchGetCommand).resolves({ Responses: { Leads: [] } });
});

test('the file is written under a name that nobody guesses, and its address serves for a minute', async () => {
  storage.on(PutObjectCommand).resolves({});
  const { status, body } = await exported();
  expect(status).toBe(200);
  const { Bucket, Key, ContentType } = storage.commandCalls(PutObjectCommand)[0]?.args[0].input ?? {};
  expect({ Bucket, ContentType }).toEqual({ Bucket: 'exports', ContentType: 'text/csv; charset=utf-8' });
  expect(Key).toMatch(/^leads\/[0-9a-f]{32}\.csv$/);
  const address = new URL(body.url);
  expect(address.pathname).toContain(Key);
  expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
  expect(address.searchParams.get('response-cache-control')).toBe('no-store');
});

test('with storage down there is no address', async () => {
  storage.onAnyCommand().rejects(new Error('SlowDown'));
  expect(await exported()).toEqual(ourFailure);
});

test('with a shard unread nothing is written', async () => {
  database.on(QueryCommand).rejects(new Error('down'));
  expect(await exported()).toEqual(ourFailure);
  expect(storage.calls()).toEqual([]);
});
