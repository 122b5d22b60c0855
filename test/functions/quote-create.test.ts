import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { initialSettings } from '#domain/settings.ts';
import { handler } from '#functions/quote-create.ts';
import { callHandler } from '../call-handler.ts';
import { aDraft, aLive, aPublish, givenContent } from './content-rows.ts';
import { canceled, mockedClients, ourFailure } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
beforeEach(() => {
  const settings = { ...initialSettings, tax_percent: 10.25 };
  database.on(GetCommand).resolves({ Item: { version: 1, settings } });
});

const create = (changes: object = {}) =>
  callHandler(handler, { body: { packageId: 'complete', lengthFt: 24, ...changes } });

test('an estimate is stored under a new id of more than 128 random bits', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  expect(body.quoteId).toMatch(/^[\w-]{24}$/);
  expect(transactions()).toMatchObject([
    [
      {
        Put: {
          Item: { id: body.quoteId, length_ft: 24, tax_percent: 10.25, tax: 6888 },
          ConditionExpression: 'attribute_not_exists(id)',
        },
      },
    ],
  ]);
});

test('an estimate keeps the price that the page said, if it ever stood on the site', async () => {
  const { packages } = shippedContent;
  const floor = { ...packages, complete: { ...packages.complete, is_floor: true } };
  givenContent(database, { 'prices live': aLive(30), 'packages live': { ...aLive(1), content: floor } });
  const changes = [
    { kind: 'prices', draft: aDraft(30), before: aDraft(28).content },
    { kind: 'packages', draft: { ...aDraft(1), content: floor }, before: packages },
  ];
  const publish = { ...aPublish('01JD3ZK8Q0000000000000000A', 'done'), changes };
  database.on(QueryCommand).resolves({ Items: [publish] });
  for (const ratePerFoot of [28, 29]) await create({ ratePerFoot, rateIsFloor: false });
  const stored = transactions().map(([first]) => first?.Put?.Item);
  expect(stored.map((quote) => quote?.line_items[0].unit_price)).toEqual([2800, 3000]);
  expect(stored.map((quote) => quote?.rate_is_floor)).toEqual([false, false]);
});

test('an id that was used before is our failure', async () => {
  database.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed'));
  expect(await create()).toEqual(ourFailure);
});

test('a length that no boat has is a field error', async () => {
  expect(await create({ lengthFt: 9 })).toMatchObject({
    status: 400,
    body: { fields: { lengthFt: expect.any(String) } },
  });
  expect(transactions()).toEqual([]);
});

test('a repeated key names the estimate that its first call has stored', async () => {
  const keyed = () =>
    callHandler(handler, {
      body: { packageId: 'complete', lengthFt: 24 },
      headers: { 'idempotency-key': 'estimate-once' },
    });
  const first = await keyed();
  database.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed'));
  const again = await keyed();
  expect(again).toEqual(first);
  expect(again.status).toBe(200);
});
