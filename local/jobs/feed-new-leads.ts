import type { DynamoDBStreamEvent } from 'aws-lambda';
import { newOwedLead } from '#functions/data/keys.ts';
import type { StreamHandler } from '../dynamodb/stream.ts';
import { passes } from './event-filter.ts';
import type { Job } from './load-job.ts';

type Subscribe = (handler: StreamHandler) => () => Promise<void>;

/** Hands new leads that are owed something to a job, as the table's stream does. Returns what ends it. */
export function feedNewLeads(job: Job<DynamoDBStreamEvent>, subscribe: Subscribe): () => Promise<void> {
  const stop = new AbortController();
  const unsubscribe = subscribe(async ({ Records }) => {
    const owed = Records.filter((record) => passes(newOwedLead, record));
    return owed.length === 0 ? undefined : job({ Records: owed }, stop.signal);
  });
  return () => {
    stop.abort();
    return unsubscribe();
  };
}
