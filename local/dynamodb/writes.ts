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

/** What a write made of an item. */
export interface Change {
  readonly item: ItemKey;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

export interface Written {
  readonly reply: Reply;
  /** Of tables with a stream; none when the write was refused. */
  readonly changes: readonly Change[];
}

export interface Writes {
  /** One PutItem, UpdateItem or DeleteItem, with the item in its refusal where the caller asked for it. */
  one(operation: string, input: JsonObject): Promise<Written>;
  batch(input: JsonObject): Promise<Written>;
}

export function createWrites(engine: Engine, images: Images, tables: Tables): Writes {
  /** Undefined where the request names none that makes sense. */
  const itemOf = async (table: string, request: JsonObject): Promise<ItemKey | undefined> => {
    const source = isObject(request.Item) ? request.Item : request.Key;
    return isObject(source) ? tables.keyOf(table, source) : undefined;
  };

  const streamedOf = async (byTable: JsonObject): Promise<readonly ItemKey[]> => {
    const requests = Object.keys(byTable)
      .filter(tables.isStreamed)
      .flatMap((table) =>
        listAt(byTable, table).flatMap((entry) =>
          Object.values(entry)
            .filter(isObject)
            .map((request) => itemOf(table, request)),
        ),
      );
    return (await Promise.all(requests)).filter((item) => item !== undefined);
  };

  const withItem = async (reply: Reply, input: JsonObject): Promise<Reply> => {
    if (input.ReturnValuesOnConditionCheckFailure !== 'ALL_OLD') return reply;
    const body = JSON.parse(reply.body) as JsonObject;
    if (errorType(body) !== 'ConditionalCheckFailedException') return reply;
    const item = await itemOf(textAt(input, 'TableName'), input);
    const image = item && (await images.read(item));
    return image ? { ...reply, body: JSON.stringify({ ...body, Item: image }) } : reply;
  };

  /** The engine's answer holds one of the two images, so that only the other needs a read, or none. */
  const changing = async (operation: string, input: JsonObject, item: ItemKey): Promise<Written> => {
    const { ReturnValues: wanted = 'NONE' } = input;
    const asksOld = wanted === 'NONE' || wanted === 'ALL_OLD';
    const read = asksOld ? undefined : await images.read(item);
    const reply = await engine.call(operation, asksOld ? { ...input, ReturnValues: 'ALL_OLD' } : input);
    if (reply.status !== 200) return { reply: await withItem(reply, input), changes: [] };
    const { Attributes, ...rest } = JSON.parse(reply.body) as JsonObject;
    const attributes = isObject(Attributes) ? Attributes : undefined;
    const after = async () => {
      if (operation === 'PutItem') return objectAt(input, 'Item');
      if (operation === 'DeleteItem') return undefined;
      return wanted === 'ALL_NEW' ? attributes : images.read(item);
    };
    const change = { item, before: asksOld ? attributes : read, after: await after() };
    return {
      reply: wanted === 'NONE' ? { ...reply, body: JSON.stringify(rest) } : reply,
      changes: [change],
    };
  };

  return {
    one: async (operation, input) => {
      const table = textAt(input, 'TableName');
      const item = tables.isStreamed(table) ? await itemOf(table, input) : undefined;
      if (item) return changing(operation, input, item);
      const reply = await engine.call(operation, input);
      return { reply: reply.status === 200 ? reply : await withItem(reply, input), changes: [] };
    },
    batch: async (input) => {
      const streamed = await streamedOf(objectAt(input, 'RequestItems'));
      const before = await images.readAll(streamed);
      const reply = await engine.call('BatchWriteItem', input);
      if (reply.status !== 200) return { reply, changes: [] };
      const after = await images.readAll(streamed);
      return {
        reply,
        changes: streamed.map((item, place) => ({ item, before: before[place], after: after[place] })),
      };
    },
  };
}
