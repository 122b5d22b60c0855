import { expect, test } from 'vitest';
import type { Engine } from '#local/dynamodb/engine.ts';
import { createImages } from '#local/dynamodb/images.ts';
import type { JsonObject } from '#local/dynamodb/json.ts';

const itemKey = (table: string, id: string) => ({ table, key: { id: { S: id } } });
const asked = [
  itemKey('Leads', 'a'),
  itemKey('Customers', 'a'),
  itemKey('Leads', 'none'),
  itemKey('Leads', 'b'),
];
const leads = { a: { id: { S: 'a' }, n: { N: '1' } }, b: { id: { S: 'b' }, n: { N: '2' } } };
const customers = { a: { id: { S: 'a' }, n: { N: '3' } } };
const images = [leads.a, customers.a, undefined, leads.b];

/** Answers one batch, and each item by itself. */
function engineOf(batch: { readonly status: number; readonly answer: JsonObject }) {
  const operations: string[] = [];
  const one = ({ TableName, Key }: JsonObject) => {
    const place = asked.findIndex(
      ({ table, key }) => JSON.stringify([table, key]) === JSON.stringify([TableName, Key]),
    );
    return { Item: images[place] };
  };
  const engine: Engine = {
    call: (operation, input) => {
      operations.push(operation);
      const { status, answer } = operation === 'BatchGetItem' ? batch : { status: 200, answer: one(input) };
      return Promise.resolve({ status, body: JSON.stringify(answer) });
    },
    forward: () => Promise.reject(new Error('not asked for')),
    kill: () => undefined,
    stop: () => Promise.resolve(),
  };
  return { operations, readAll: createImages(engine).readAll };
}

test('items of several tables are read in one call, whichever way round the answer is', async () => {
  const Responses = { Customers: [customers.a], Leads: [leads.b, leads.a] };
  const { operations, readAll } = engineOf({ status: 200, answer: { Responses, UnprocessedKeys: {} } });
  expect(await readAll(asked)).toEqual(images);
  expect(operations).toEqual(['BatchGetItem']);
});

test('one item, or none, needs no batch', async () => {
  const { operations, readAll } = engineOf({ status: 200, answer: {} });
  expect(await readAll(asked.slice(0, 1))).toEqual([leads.a]);
  expect(await readAll([])).toEqual([]);
  expect(operations).toEqual(['GetItem']);
});

test('a batch that is refused, or answered in part, is read item by item', async () => {
  const refused = engineOf({ status: 400, answer: {} });
  expect(await refused.readAll(asked)).toEqual(images);
  const Responses = { Leads: [leads.a] };
  const UnprocessedKeys = { Leads: { Keys: [{ id: { S: 'b' } }] } };
  const partly = engineOf({ status: 200, answer: { Responses, UnprocessedKeys } });
  expect(await partly.readAll(asked)).toEqual(images);
  expect(partly.operations.filter((operation) => operation === 'GetItem')).toHaveLength(4);
});
