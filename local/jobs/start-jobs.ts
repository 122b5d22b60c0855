import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import { type JobName, type JobTrigger, jobEntry, jobNames } from '#domain/operations/jobs.ts';
import { incomingPrefix } from '#domain/photos.ts';
import { expiredRow, newOwedLead } from '#functions/data/keys.ts';
import { BUCKETS } from '../environment.ts';
import type { FunctionLog } from '../function-log.ts';
import { queueMessage } from '../queue-message.ts';
import type { Services } from '../services.ts';
import type { EventFilter } from './event-filter.ts';
import { feedByStream } from './feed-by-stream.ts';
import { loadJob } from './load-job.ts';
import { repeat } from './repeat.ts';

interface JobHost {
  readonly services: Services;
  readonly log: FunctionLog;
  readonly report: (line: string) => void;
}

type Stop = () => Promise<unknown>;
type Start = (name: JobName, host: JobHost) => Promise<Stop>;

/** Scheduled jobs run this often here. */
const everySeconds = 5;
/** Time for running jobs when the product stops; the next start continues their work. */
const graceMs = 1000;

const byStream =
  (filter: EventFilter): Start =>
  async (name, { services, log }) => {
    const job = await loadJob<DynamoDBStreamEvent>(name, log);
    return feedByStream(job, filter, (handler) => services.database.subscribe(handler));
  };

/** Emulates the event sources in AWS. */
const starts: Record<JobTrigger, Start> = {
  'new-lead': byStream(newOwedLead),
  'expired-lead': byStream(expiredRow),
  clock: async (name, { log, report }) => repeat(await loadJob<object>(name, log), { everySeconds, report }),
  'mail-event': async (name, { services, log }) => {
    const job = await loadJob<SQSEvent>(name, log);
    const stop = new AbortController();
    const unsubscribe = services.feedback.subscribe((event) => job(event, stop.signal));
    return () => {
      stop.abort();
      return unsubscribe();
    };
  },
  upload: async (name, { services, log }) => {
    const job = await loadJob<SQSEvent>(name, log);
    const stop = new AbortController();
    const rule = { bucket: BUCKETS.photos, prefix: incomingPrefix };
    const unsubscribe = services.storage.subscribe(rule, (event) =>
      job({ Records: [queueMessage(name, event)] }, stop.signal),
    );
    return () => {
      stop.abort();
      return unsubscribe();
    };
  },
};

/** Returns a stop function. */
export async function startJobs(host: JobHost): Promise<Stop> {
  const stops = await Promise.all(jobNames.map((name) => starts[jobEntry(name).trigger](name, host)));
  const stopAll = () => Promise.all(stops.map((stop) => stop()));
  return () => Promise.race([stopAll(), sleep(graceMs, undefined, { ref: false })]);
}
