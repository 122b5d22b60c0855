import type { Engine } from './engine.ts';
import {
  type Item,
  type ItemKey,
  isObject,
  type JsonObject,
  listAt,
  objectAt,
  ServiceError,
} from './json.ts';

type Image = Item | undefined;

export interface Images {
  read(item: ItemKey): Promise<Image>;
  /** In the order of the items. */
  readAll(items: readonly ItemKey[]): Promise<readonly Image[]>;
  restore(item: ItemKey, image: Image): Promise<void>;
}

export function createImages(engine: Engine): Images {
  const read: Images['read'] = async ({ table, key }) => {
    const reply = await engine.call('GetItem', { TableName: table, Key: key, ConsistentRead: true });
    if (reply.status !== 200)
      throw new ServiceError('ValidationException', 'The key does not match the schema');
    const item = objectAt({ reply: JSON.parse(reply.body) }, 'reply').Item;
    return isObject(item) ? item : undefined;
  };

  /** Undefined where the engine refuses the call or answers a part of it: two items of one key, a megabyte. */
  const readTogether = async (items: readonly ItemKey[]): Promise<readonly Image[] | undefined> => {
    const requests = [...Map.groupBy(items, ({ table }) => table)].map(([table, those]) => ({
      [table]: { Keys: those.map(({ key }) => key), ConsistentRead: true },
    }));
    const reply = await engine.call('BatchGetItem', { RequestItems: Object.assign({}, ...requests) });
    if (reply.status !== 200) return undefined;
    const answer = JSON.parse(reply.body) as JsonObject;
    if (Object.keys(objectAt(answer, 'UnprocessedKeys')).length > 0) return undefined;
    const found = objectAt(answer, 'Responses');
    return items.map(({ table, key }) =>
      listAt(found, table).find((image) =>
        Object.entries(key).every(([name, value]) => JSON.stringify(image[name]) === JSON.stringify(value)),
      ),
    );
  };

  return {
    read,
    readAll: async (items) => {
      const together = items.length > 1 ? await readTogether(items) : undefined;
      return together ?? Promise.all(items.map(read));
    },
    restore: async ({ table, key }, image) => {
      const reply = image
        ? await engine.call('PutItem', { TableName: table, Item: image })
        : await engine.call('DeleteItem', { TableName: table, Key: key });
      if (reply.status !== 200) throw new Error(`could not restore an item of ${table}`);
    },
  };
}
