import process from 'node:process';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { estimateQuote } from '#domain/offer/quote-making.ts';
import { firstFloors } from '#domain/price/first-rates.ts';
import { namesOf } from '#domain/price/prices.ts';
import { initialSettings } from '#domain/settings.ts';
import { handler } from '#functions/quote.ts';
import { aLead } from '../a-lead.ts';
import { callHandler } from '../call-handler.ts';
import { mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const quote = estimateQuote(
  'BBBBBBBBBBBBBBBBBBBBBB',
  { packageId: 'complete', lengthFt: 24 },
  { prices, floors: firstFloors, names: namesOf(packages) },
  initialSettings,
  '2026-05-01T00:00:00.000Z',
);
const read = (quoteId: string) => callHandler(handler, { path: { quoteId } });

afterEach(() => {
  process.env.QUOTES_ENABLED = 'true';
});

test('a quote is shown without the lead’s id', async () => {
  const lead_id = '01JD3ZK8Q0000000000000000A';
  database
    .on(GetCommand)
    .callsFake(({ Key }) => (Key.id === quote.id ? { Item: { ...quote, lead_id } } : {}));
  expect(await read(quote.id)).toEqual({ status: 200, body: { ...quote, for_lead: true } });
});

test.each([
  ['REQUEST_SENT', undefined],
  ['CANCELED', expect.stringContaining('canceled')],
  ['COMPLETED', expect.stringContaining('work is done')],
] as const)('whether the quote of a %s lead can still be accepted', async (status, closed) => {
  const lead = aLead({ status });
  const offered = { ...quote, lead_id: lead.id };
  database.on(GetCommand).callsFake(({ Key }) => ({ Item: Key.id === quote.id ? offered : lead }));
  expect((await read(quote.id)).body.closed).toEqual(closed);
});

test('a malformed id is as unknown as any other, and nothing is read', async () => {
  expect((await read('../etc')).status).toBe(404);
  expect(database.calls()).toEqual([]);
});

test('with the flag off there is no quote', async () => {
  process.env.QUOTES_ENABLED = 'false';
  expect((await read(quote.id)).status).toBe(404);
  expect(database.calls()).toEqual([]);
});
