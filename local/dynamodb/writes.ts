import type { Engine, Reply } from './engine.ts';
import type { Images } from './images.ts';
import {
  errorType,
  type Item,
  type ItemKey,
  isObject,
  type JsonObject,
  listAt,
  objectAt,
  textAt,
} from './json.ts';
import type { Tables } from './tables.ts';

/** The items that a write names, of whichever kind it is; names that make no sense are left out. */
export async function itemsOf(tables: Tables, operation: string, input: JsonObject): Promise<ItemKey[]> {
  const found: { table: string; source: Item }[] = [];
  const add = (table: string, request: JsonObject) => {
    const source = isObject(request.Item) ? request.Item : request.Key;
    if (isObject(source)) found.push({ table, source });
  };
  if (operation === 'BatchWriteItem') {
    const byTable = objectAt(input, 'RequestItems');
    for (const table of Object.keys(byTable)) {
      for (const entry of listAt(byTable, table)) {
        for (const request of Object.values(entry)) if (isObject(request)) add(table, request);
      }
    }
  } else if (operation === 'TransactWriteItems') {
    for (const entry of listAt(input, 'TransactItems')) {
      for (const request of Object.values(entry)) {
        if (isObject(request)) add(textAt(request, 'TableName'), request);
      }
    }
  } else {
    add(textAt(input, 'TableName'), input);
  }
  return Promise.all(found.map(({ table, source }) => tables.keyOf(table, source)));
}

/** One PutItem, UpdateItem or DeleteItem, with the item in its refusal where the caller asked for it. */
export async function writeItem(
  engine: Engine,
  images: Images,
  tables: Tables,
  operation: string,
  input: JsonObject,
): Promise<Reply> {
  const reply = await engine.call(operation, input);
  if (reply.status === 200 || input.ReturnValuesOnConditionCheckFailure !== 'ALL_OLD') return reply;
  const body = JSON.parse(reply.body) as JsonObject;
  if (errorType(body) !== 'ConditionalCheckFailedException') return reply;
  const [item] = await itemsOf(tables, operation, input);
  const image = item && (await images.read(item));
  return image ? { ...reply, body: JSON.stringify({ ...body, Item: image }) } : reply;
}
