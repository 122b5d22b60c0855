import { setTimeout as sleep } from 'node:timers/promises';
import { incomingPrefix } from '#domain/photos.ts';
import { BUCKETS } from '../environment.ts';
import type { FunctionLog } from '../function-log.ts';
import type { Storage } from '../s3/start-s3.ts';
import { openJobThread } from './job-thread.ts';

/** A check in hand is given this long at the end; the lead's duty asks again for one that is cut off. */
const GRACE_MS = 1000;

/** Hands each upload to the photo check, as the bucket's rule does. Answers what ends it. */
export function watchUploads(storage: Storage, log: FunctionLog): () => Promise<void> {
  const check = openJobThread('photo-check', (text) => {
    void log.capture(async () => process.stdout.write(text));
  });
  const unsubscribe = storage.subscribe({ bucket: BUCKETS.photos, prefix: incomingPrefix }, check.run);
  return async () => {
    await Promise.race([unsubscribe(), sleep(GRACE_MS, undefined, { ref: false })]);
    await check.close();
  };
}
