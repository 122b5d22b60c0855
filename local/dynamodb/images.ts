import type { Engine } from './engine.ts';
import { type Item, type ItemKey, isObject, objectAt, ServiceError } from './json.ts';

export interface Images {
  read(item: ItemKey): Promise<Item | undefined>;
  restore(item: ItemKey, image: Item | undefined): Promise<void>;
}

export function createImages(engine: Engine): Images {
  return {
    read: async ({ table, key }) => {
      const reply = await engine.call('GetItem', { TableName: table, Key: key, ConsistentRead: true });
      if (reply.status !== 200)
        throw new ServiceError('ValidationException', 'The key does not match the schema');
      const item = objectAt({ reply: JSON.parse(reply.body) }, 'reply').Item;
      return isObject(item) ? item : undefined;
    },
    restore: async ({ table, key }, image) => {
      const reply = image
        ? await engine.call('PutItem', { TableName: table, Item: image })
        : await engine.call('DeleteItem', { TableName: table, Key: key });
      if (reply.status !== 200) throw new Error(`could not restore an item of ${table}`);
    },
  };
}
