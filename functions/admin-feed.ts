import { calendarOperations } from '#domain/operations/calendar.ts';
import { feedSecret, storeFeedSecret } from './data/feed-secret.ts';
import { newSlug } from './data/new-ids.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { env } from './runtime/env.ts';

const addressOf = (secret: string): string => `${env('SITE_URL')}/api/calendar/${secret}.ics`;

export const handler = adminOperation('admin-feed', calendarOperations, async ({ rotate }, { now }) => {
  const known = rotate ? undefined : await feedSecret();
  if (known !== undefined) return { url: addressOf(known) };
  const secret = newSlug();
  await storeFeedSecret(secret, now);
  return { url: addressOf(secret) };
});
