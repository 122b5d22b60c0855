import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { IdempotencyKey, Instant, Slug } from '#domain/ids.ts';
import { env } from '../../runtime/env.ts';
import { isSameSecret } from '../../runtime/same-secret.ts';
import { documents } from '../clients.ts';
import { settingsRow, settingsTable } from '../keys.ts';

const id = settingsRow.feed;
/** `key` is the Idempotency-Key of the call that made it. */
const Feed = z.object({ secret: Slug, made_at: Instant, key: IdempotencyKey.optional() });
type Feed = z.infer<typeof Feed>;

/** The secret of the calendar feed's address; undefined until an admin asks for the feed. */
export async function feedSecret(): Promise<Pick<Feed, 'secret' | 'key'> | undefined> {
  const { Item } = await documents().send(
    new GetCommand({ TableName: env(settingsTable.env), Key: { id }, ConsistentRead: true }),
  );
  return Item && Feed.parse(Item);
}

/** Replaces the secret: the address of before leads nowhere from then on. */
export async function storeFeedSecret(feed: Feed): Promise<void> {
  await documents().send(new PutCommand({ TableName: env(settingsTable.env), Item: { id, ...feed } }));
}

export async function knowsFeedSecret(guess: string): Promise<boolean> {
  const feed = await feedSecret();
  return feed !== undefined && isSameSecret(guess, feed.secret);
}
