import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { leadQuote } from '#domain/offer/quote-making.ts';
import { initialSettings } from '#domain/settings.ts';
import { handler } from '#functions/admin-quote-save.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { asAdmin, canceled, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const quote_id = 'BBBBBBBBBBBBBBBBBBBBBB';
const line = { description: 'Deep wash', quantity: 1, unit_price: 50_000, taxable: true };
const saved = leadQuote(
  aLead().id,
  [line],
  { id: quote_id, created_at: aLead().created_at },
  initialSettings,
  aLead().created_at,
);
const save = (quantity = 1, seen: { readonly updated_at?: string | null } = {}) =>
  asAdmin(handler, { path: { id: aLead().id }, body: { line_items: [{ ...line, quantity }], ...seen } });

const hasQuote = (changes: object = {}) => {
  database.on(GetCommand, { TableName: 'Leads' }).resolves({ Item: leadRecord(aLead({ quote_id })) });
  database.on(GetCommand, { TableName: 'Quotes' }).resolves({ Item: { ...saved, ...changes } });
};

beforeEach(() => {
  database.on(GetCommand).resolves({ Item: leadRecord(aLead()) });
  database.on(GetCommand, { TableName: 'Settings' }).resolves({});
});

test('a first quote is written with its place on the lead and its entry, each only when new', async () => {
  const { status, body } = await save();
  expect(status).toBe(200);
  const [[quote, lead, entry] = []] = transactions();
  expect(quote?.Put).toMatchObject({ Item: body, ConditionExpression: 'attribute_not_exists(id)' });
  expect(lead?.Update?.ConditionExpression).toContain('attribute_not_exists(quote_id)');
  expect(entry?.Put?.Item).toMatchObject({ status: 'Quote saved', is_public: false });
});

test('a revision holds only for the quote that was read, and never for an accepted one', async () => {
  hasQuote();
  expect((await save(2)).status).toBe(200);
  const put = transactions()[0]?.[0]?.Put;
  expect(put?.ConditionExpression).toContain('updated_at = :seen');
  expect(put?.ExpressionAttributeValues).toMatchObject({
    ':seen': saved.updated_at,
    ':accepted': 'accepted',
  });
});

test('what is saved already is not revised: the answer to it was lost', async () => {
  hasQuote();
  expect(await save()).toEqual({ status: 200, body: saved });
  expect(transactions()).toEqual([]);
});

test('a lead that its emails change meanwhile is looked at again, and the quote is saved', async () => {
  database
    .on(TransactWriteCommand)
    .rejectsOnce(canceled('None', 'ConditionalCheckFailed', 'None'))
    .resolves({});
  expect((await save()).status).toBe(200);
  expect(transactions()).toHaveLength(2);
});

test('a quote that another admin saved meanwhile is not overwritten', async () => {
  database.on(TransactWriteCommand).callsFake(() => {
    hasQuote();
    throw canceled('ConditionalCheckFailed', 'None', 'None');
  });
  expect((await save(2)).status).toBe(409);
  expect(transactions()).toHaveLength(1);
});

test('a quote that was declined is put forward again by saving it again', async () => {
  hasQuote({ decision: 'declined', decided_at: saved.updated_at });
  expect((await save()).body).not.toHaveProperty('decision');
  expect(transactions()).toHaveLength(1);
});

test.each([
  ['an older one', '2026-01-01T00:00:00.000Z'],
  ['none', null],
])('who saw %s replaces no quote, and is told', async (_, updated_at) => {
  hasQuote();
  expect(await save(2, { updated_at })).toMatchObject({
    status: 409,
    body: { error: 'This quote was changed in the meantime. Please look at it again.' },
  });
  expect(transactions()).toEqual([]);
  expect((await save(2, { updated_at: saved.updated_at })).status).toBe(200);
});

test('an accepted quote is locked', async () => {
  hasQuote({ decision: 'accepted', decided_at: saved.updated_at });
  expect((await save(2)).status).toBe(409);
});

test('who loses a race is told to look again', async () => {
  database.on(TransactWriteCommand).rejects(canceled('None', 'ConditionalCheckFailed', 'None'));
  expect(await save()).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('look at it again') },
  });
});
