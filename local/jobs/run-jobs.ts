import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { StreamHandler } from '../dynamodb/stream.ts';

/** `signal` aborts when the product stops: a job then ends after what it has in hand. */
export type Job<Event> = (event: Event, signal: AbortSignal) => Promise<unknown>;

export type JobOptions = {
  readonly leadMails: Job<DynamoDBStreamEvent> | undefined;
  readonly sweep: Job<object> | undefined;
  /** Answers what ends the subscription. */
  readonly subscribe: (handler: StreamHandler) => () => Promise<void>;
  readonly sweepEverySeconds: number;
  readonly report: (line: string) => void;
};

export type Jobs = { stop(): Promise<void> };

/** The event source's filter: new leads that owe something. Pointers and later changes wake nobody. */
function owingInserts({ Records }: DynamoDBStreamEvent): DynamoDBStreamEvent {
  return {
    Records: Records.filter(
      ({ eventName, dynamodb }) => eventName === 'INSERT' && dynamodb?.NewImage?.owed_shard !== undefined,
    ),
  };
}

/** Hands new leads to the mail job as the Leads stream does, and sweeps what is still owed. */
export function runJobs({ leadMails, sweep, subscribe, sweepEverySeconds, report }: JobOptions): Jobs {
  const stop = new AbortController();
  const deliver: StreamHandler = async (event) => {
    const owing = owingInserts(event);
    return owing.Records.length === 0 ? undefined : leadMails?.(owing, stop.signal);
  };
  const unsubscribe = subscribe(deliver);

  const sweepOn = async (job: Job<object>) => {
    while (!stop.signal.aborted) {
      await job({}, stop.signal).catch((error: unknown) => report(`sweep: ${error}`));
      await sleep(sweepEverySeconds * 1000, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const sweeping = sweep ? sweepOn(sweep) : Promise.resolve();
  return {
    stop: async () => {
      stop.abort();
      await Promise.all([unsubscribe(), sweeping]);
    },
  };
}
