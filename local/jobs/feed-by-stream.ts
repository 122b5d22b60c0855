import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { StreamHandler } from '../dynamodb/stream-feed.ts';
import { type EventFilter, passes } from './event-filter.ts';
import type { Job } from './load-job.ts';

type Subscribe = (handler: StreamHandler) => () => Promise<void>;

/** Hands a job the changes that pass a filter, as the table's stream does. Returns what ends it. */
export function feedByStream(
  job: Job<DynamoDBStreamEvent>,
  filter: EventFilter,
  subscribe: Subscribe,
): () => Promise<void> {
  const stop = new AbortController();
  const unsubscribe = subscribe(async ({ Records }) => {
    const wanted = Records.filter((record) => passes(filter, record));
    return wanted.length === 0 ? undefined : job({ Records: wanted }, stop.signal);
  });
  return () => {
    stop.abort();
    return unsubscribe();
  };
}
