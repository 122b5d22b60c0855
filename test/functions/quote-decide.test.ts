import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import type { Lead } from '#domain/lead.ts';
import { estimateQuote, leadQuote } from '#domain/offer/quote-making.ts';
import { firstFloors } from '#domain/price/first-rates.ts';
import { namesOf } from '#domain/price/prices.ts';
import { initialSettings } from '#domain/settings.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { handler } from '#functions/quote-decide.ts';
import { aLead } from '../a-lead.ts';
import { callHandler } from '../call-handler.ts';
import { canceled, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const now = '2026-05-01T00:00:00.000Z';
const line = { description: 'Deep wash', quantity: 1, unit_price: 50_000, taxable: true };
const quote = leadQuote(
  '01JD3ZK8Q0000000000000000A',
  [line],
  { id: 'BBBBBBBBBBBBBBBBBBBBBB', created_at: now },
  initialSettings,
  now,
);
const accepted = { ...quote, decision: 'accepted', decided_at: now };
const accept = (updated_at = now) =>
  callHandler(handler, { path: { quoteId: quote.id }, body: { decision: 'accepted', updated_at } });
let lead: Lead = aLead();
/** The quote as it is read, one after the other; the lead is always the same. */
const reads = (...items: object[]) => {
  database.on(GetCommand).callsFake(({ Key }) => {
    if (Key.id === aLead().id) return { Item: leadRecord(lead) };
    return { Item: items.length > 1 ? items.shift() : items[0] };
  });
};

beforeEach(() => {
  lead = aLead();
  database.on(UpdateCommand).resolves({});
});
const lost = canceled('ConditionalCheckFailed', 'None');

test('a decision holds for the quote as it was read, and is told in the timeline', async () => {
  reads(quote);
  expect(await accept()).toMatchObject({ status: 200, body: { decision: 'accepted' } });
  const items = transactions()[0] ?? [];
  const update = items.find(({ Update }) => Update?.Key?.id === quote.id)?.Update;
  expect(update?.ConditionExpression).toBe('updated_at = :seen AND attribute_not_exists(decision)');
  const entry = items.find(({ Put }) => Put)?.Put;
  expect(entry?.Item).toMatchObject({ status: 'Quote accepted', is_public: true });
});

test('the lead carries the decision and owes the owner an email about it', async () => {
  reads(quote);
  await accept();
  const update = transactions()[0]?.find(({ Update }) => Update?.Key?.id === aLead().id)?.Update;
  expect(update?.ExpressionAttributeValues).toMatchObject({
    ':quote_decision': 'accepted',
    ':owed': expect.arrayContaining([expect.objectContaining({ kind: 'quote-decision' })]),
    ':tasks_added': 'yes',
  });
});

test.each(['CANCELED', 'COMPLETED'] as const)('the quote of a %s request is not accepted', async (status) => {
  lead = aLead({ status });
  reads(quote);
  expect(await accept()).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('can no longer be accepted') },
  });
  expect(transactions()).toEqual([]);
});

test('the quote of a lead that is gone is unknown', async () => {
  database.on(GetCommand).callsFake(({ Key }) => ({ Item: Key.id === quote.id ? quote : undefined }));
  expect((await accept()).status).toBe(404);
});

test('the same decision pressed twice at once is the same decision', async () => {
  reads(quote, accepted);
  database.on(TransactWriteCommand).rejects(lost);
  expect(await accept()).toMatchObject({ status: 200, body: { decision: 'accepted', decided_at: now } });
});

test.each([
  ['revised', { ...quote, updated_at: '2026-05-02T00:00:00.000Z' }],
  ['declined', { ...accepted, decision: 'declined' }],
  ['revised, then accepted', { ...accepted, updated_at: '2026-05-02T00:00:00.000Z' }],
])('a quote that was %s meanwhile is not agreed to', async (_, then) => {
  reads(quote, then);
  database.on(TransactWriteCommand).rejects(lost);
  expect((await accept()).status).toBe(409);
});

test('a quote that was revised since the customer saw it is not agreed to', async () => {
  reads(quote);
  expect((await accept('2026-04-30T00:00:00.000Z')).status).toBe(409);
  expect(transactions()).toEqual([]);
});

test('a decision once made stays', async () => {
  reads({ ...accepted, decision: 'declined' });
  expect((await accept()).status).toBe(409);
});

test('an estimate cannot be accepted', async () => {
  reads(
    estimateQuote(
      quote.id,
      { packageId: 'complete', lengthFt: 24 },
      { prices, floors: firstFloors, names: namesOf(packages) },
      initialSettings,
      now,
    ),
  );
  expect((await accept()).status).toBe(409);
});
