import { calendarOperations } from '#domain/operations/calendar.ts';
import { newSlug } from './data/lead/new-ids.ts';
import { feedSecret, storeFeedSecret } from './data/settings/feed-secret.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { env } from './runtime/env.ts';
import { optionalKey } from './runtime/idempotency-key.ts';

const addressOf = (secret: string): string => `${env('SITE_URL')}/api/calendar/${secret}.ics`;

export const handler = adminOperation(
  'admin-feed',
  calendarOperations,
  async ({ rotate }, { now, idempotencyKey }) => {
    const key = optionalKey(idempotencyKey);
    const known = await feedSecret();
    const isMade = key !== undefined && known?.key === key;
    if (known && (!rotate || isMade)) return { url: addressOf(known.secret) };
    const secret = newSlug();
    await storeFeedSecret({ secret, made_at: now, key });
    return { url: addressOf(secret) };
  },
);
