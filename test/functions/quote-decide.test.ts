import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { estimateQuote, leadQuote } from '#domain/quote-making.ts';
import { handler } from '#functions/quote-decide.ts';
import { callHandler } from '../call-handler.ts';
import { canceled, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const now = '2026-05-01T00:00:00.000Z';
const line = { description: 'Deep wash', quantity: 1, unit_price: 50_000, taxable: true };
const quote = leadQuote(
  '01JD3ZK8Q0000000000000000A',
  [line],
  { id: 'BBBBBBBBBBBBBBBBBBBBBB', created_at: now },
  now,
);
const accepted = { ...quote, decision: 'accepted', decided_at: now };
const accept = (updated_at = now) =>
  callHandler(handler, { path: { quoteId: quote.id }, body: { decision: 'accepted', updated_at } });
const reads = (...items: object[]) => {
  database.on(GetCommand).callsFake(() => ({ Item: items.length > 1 ? items.shift() : items[0] }));
};
const lost = canceled('ConditionalCheckFailed', 'None');

test('a decision holds for the quote as it was read, and is told in the timeline', async () => {
  reads(quote);
  expect(await accept()).toMatchObject({ status: 200, body: { decision: 'accepted' } });
  const items = transactions()[0] ?? [];
  const update = items.find(({ Update }) => Update)?.Update;
  expect(update?.ConditionExpression).toBe('updated_at = :seen AND attribute_not_exists(decision)');
  const entry = items.find(({ Put }) => Put)?.Put;
  expect(entry?.Item).toMatchObject({ status: 'Quote accepted', is_public: true });
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
  reads(estimateQuote(quote.id, 'complete', 24, now));
  expect((await accept()).status).toBe(409);
});
