import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { leadQuote } from '#domain/offer/quote-making.ts';
import { initialSettings } from '#domain/settings.ts';
import { handler } from '#functions/admin-quote.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const quote_id = 'BBBBBBBBBBBBBBBBBBBBBB';
const line = { description: 'Deep wash', quantity: 1, unit_price: 50_000, taxable: true };
const quote = leadQuote(
  aLead().id,
  [line],
  { id: quote_id, created_at: aLead().created_at },
  initialSettings,
  aLead().created_at,
);
const read = () => asAdmin(handler, { path: { id: aLead().id } });

beforeEach(() => {
  database.on(GetCommand, { TableName: 'Leads' }).resolves({ Item: leadRecord(aLead({ quote_id })) });
  database.on(GetCommand, { TableName: 'Quotes' }).resolves({ Item: quote });
});

test('the quote of a lead is read by its id, consistently', async () => {
  expect(await read()).toEqual({ status: 200, body: quote });
  expect(database.commandCalls(GetCommand)[1]?.args[0].input).toMatchObject({
    Key: { id: quote_id },
    ConsistentRead: true,
  });
});

test('a lead without a quote is 404', async () => {
  database.on(GetCommand, { TableName: 'Leads' }).resolves({ Item: leadRecord(aLead()) });
  expect(await read()).toEqual({ status: 404, body: { error: 'This lead has no quote yet.' } });
});
