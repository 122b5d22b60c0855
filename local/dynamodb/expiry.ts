import type { AccessLock } from './access-lock.ts';
import type { Engine } from './engine.ts';
import type { Images } from './images.ts';
import { type Item, type ItemKey, isObject, type JsonObject, listAt } from './json.ts';
import type { Tables } from './tables.ts';

/** Who deletes expired rows, as the stream names it. */
export const timeToLive = { type: 'Service', principalId: 'dynamodb.amazonaws.com' } as const;

interface ExpiryProps {
  readonly engine: Engine;
  readonly tables: Tables;
  readonly images: Images;
  readonly lock: AccessLock;
  readonly onExpired: (item: ItemKey, before: Item) => void;
}

/** Deletes the rows whose time has come, as DynamoDB does within some days. */
export function createExpiry({ engine, tables, images, lock, onExpired }: ExpiryProps) {
  async function* due(table: string, attribute: string, now: string): AsyncGenerator<ItemKey> {
    let from: JsonObject | undefined;
    do {
      const reply = await lock.read(() =>
        engine.call('Scan', {
          TableName: table,
          FilterExpression: '#end <= :now',
          ExpressionAttributeNames: { '#end': attribute },
          ExpressionAttributeValues: { ':now': { N: now } },
          ...(from && { ExclusiveStartKey: from }),
        }),
      );
      if (reply.status !== 200) return;
      const page = JSON.parse(reply.body) as JsonObject;
      for (const item of listAt(page, 'Items')) yield tables.keyOf(table, item);
      from = isObject(page.LastEvaluatedKey) ? page.LastEvaluatedKey : undefined;
    } while (from);
  }

  const expire = (item: ItemKey, attribute: string, now: string) =>
    lock.write(async () => {
      const before = await images.read(item);
      const reply = await engine.call('DeleteItem', {
        TableName: item.table,
        Key: item.key,
        // It may have been given more time since it was found.
        ConditionExpression: '#end <= :now',
        ExpressionAttributeNames: { '#end': attribute },
        ExpressionAttributeValues: { ':now': { N: now } },
      });
      if (reply.status === 200 && before) onExpired(item, before);
    });

  return async (): Promise<void> => {
    const now = String(Math.floor(Date.now() / 1000));
    for (const { table, attribute } of tables.expiring()) {
      for await (const item of due(table, attribute, now)) await expire(item, attribute, now);
    }
  };
}
