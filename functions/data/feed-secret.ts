import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Instant, Slug } from '#domain/ids.ts';
import { env } from '../runtime/env.ts';
import { isSameSecret } from '../runtime/same-secret.ts';
import { documents } from './clients.ts';
import { settingsTable } from './keys.ts';

const id = 'feed';
const Feed = z.object({ secret: Slug, made_at: Instant });

/** The secret of the calendar feed's address; undefined until an admin asks for the feed. */
export async function feedSecret(): Promise<string | undefined> {
  const { Item } = await documents().send(
    new GetCommand({ TableName: env(settingsTable.env), Key: { id }, ConsistentRead: true }),
  );
  return Item && Feed.parse(Item).secret;
}

/** Replaces the secret: the address of before leads nowhere from then on. */
export async function storeFeedSecret(secret: string, now: string): Promise<void> {
  await documents().send(
    new PutCommand({ TableName: env(settingsTable.env), Item: { id, secret, made_at: now } }),
  );
}

/** Whether somebody knows the secret. */
export async function knowsFeedSecret(guess: string): Promise<boolean> {
  const secret = await feedSecret();
  return secret !== undefined && isSameSecret(guess, secret);
}
