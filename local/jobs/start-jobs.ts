import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import { type JobName, type JobTrigger, jobEntry, jobNames } from '#domain/operations/jobs.ts';
import { incomingPrefix } from '#domain/photo/photos.ts';
import { expiredRow, newOwedLead, newPublish } from '#functions/data/keys.ts';
import { BUCKETS } from '../names.ts';
import { queueMessage } from '../queue-message.ts';
import type { Services } from '../services.ts';
import type { EventFilter } from './event-filter.ts';
import { feedByStream } from './feed-by-stream.ts';
import { loadJob, type Run } from './load-job.ts';
import { repeat } from './repeat.ts';

interface JobHost {
  readonly services: Services;
  readonly run: Run;
  readonly report: (line: string) => void;
}

type Stop = () => Promise<unknown>;
interface StartedJob {
  readonly stop: Stop;
  /** Of a job on the clock alone: the others have nothing to do before something happens. */
  readonly runNow?: () => Promise<void>;
}

type Start = (name: JobName, host: JobHost) => Promise<StartedJob>;

/** What the clock starts every few minutes in AWS runs here after as many seconds. */
const secondsOf = (name: JobName): number => jobEntry(name).everyMinutes ?? 1;
/** A job in hand gets this long when the product stops; the next start takes up what it left. */
const graceMs = 1000;

/** Setting the clock answers when what is due has run, or after this long. */
const dueRunMs = 10_000;

const byStream =
  (filter: EventFilter): Start =>
  async (name, { services, run }) => {
    const job = await loadJob<DynamoDBStreamEvent>(name, run);
    return { stop: feedByStream(job, filter, (handler) => services.database.subscribe(handler)) };
  };

/** Emulates the event sources in AWS. */
const starts: Record<JobTrigger, Start> = {
  'new-lead': byStream(newOwedLead),
  'expired-lead': byStream(expiredRow),
  'new-publish': byStream(newPublish),
  clock: async (name, { run, report }) =>
    repeat(await loadJob<object>(name, run), { everySeconds: secondsOf(name), report }),
  'mail-event': async (name, { services, run }) => {
    const job = await loadJob<SQSEvent>(name, run);
    const stop = new AbortController();
    const unsubscribe = services.feedback.subscribe((event) => job(event, stop.signal));
    return {
      stop: () => {
        stop.abort();
        return unsubscribe();
      },
    };
  },
  upload: async (name, { services, run }) => {
    const job = await loadJob<SQSEvent>(name, run);
    const stop = new AbortController();
    const rule = { bucket: BUCKETS.photos, prefix: incomingPrefix };
    const unsubscribe = services.storage.subscribe(rule, (event) =>
      job({ Records: [queueMessage(name, event)] }, stop.signal),
    );
    return {
      stop: () => {
        stop.abort();
        return unsubscribe();
      },
    };
  },
};

export interface Jobs {
  readonly stop: Stop;
  /** Runs those on the clock at once, and waits for them for a while. */
  readonly runDue: () => Promise<unknown>;
}

export async function startJobs(host: JobHost): Promise<Jobs> {
  const jobs = await Promise.all(jobNames.map((name) => starts[jobEntry(name).trigger](name, host)));
  const within = (work: readonly (Promise<unknown> | undefined)[], ms: number) =>
    Promise.race([Promise.all(work), sleep(ms, undefined, { ref: false })]);
  return {
    stop: () =>
      within(
        jobs.map(({ stop }) => stop()),
        graceMs,
      ),
    runDue: () =>
      within(
        jobs.map(({ runNow }) => runNow?.()),
        dueRunMs,
      ),
  };
}
