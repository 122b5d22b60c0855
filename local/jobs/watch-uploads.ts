import { setTimeout as sleep } from 'node:timers/promises';
import type { S3ObjectCreatedNotificationEvent } from 'aws-lambda';
import { incomingPrefix } from '#domain/photos.ts';
import { importJob } from '../api/functions.ts';
import { BUCKETS } from '../environment.ts';
import type { FunctionLog } from '../function-log.ts';
import type { Storage } from '../s3/start-s3.ts';

/** A check in hand is given this long at the end; the lead's duty asks again for one that is cut off. */
const GRACE_MS = 1000;

/** Hands each upload to the photo check, as the bucket's rule does. Answers what ends it. */
export async function watchUploads(storage: Storage, log: FunctionLog): Promise<() => Promise<void>> {
  const check = await importJob<S3ObjectCreatedNotificationEvent>('photo-check');
  const stop = new AbortController();
  const rule = { bucket: BUCKETS.photos, prefix: incomingPrefix };
  const unsubscribe = storage.subscribe(rule, (event) =>
    log.capture(async () => check?.(event, stop.signal)),
  );
  return async () => {
    stop.abort();
    await Promise.race([unsubscribe(), sleep(GRACE_MS, undefined, { ref: false })]);
  };
}
