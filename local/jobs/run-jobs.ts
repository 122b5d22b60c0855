import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { StreamHandler } from '../dynamodb/stream.ts';

export type Job<Event> = (event: Event) => Promise<unknown>;

export type JobOptions = {
  readonly leadMails: Job<DynamoDBStreamEvent> | undefined;
  readonly sweep: Job<object> | undefined;
  readonly subscribe: (handler: StreamHandler) => void;
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
  if (leadMails) {
    subscribe(async (event) => {
      const owing = owingInserts(event);
      return owing.Records.length === 0 ? undefined : leadMails(owing);
    });
  }

  const sweepOn = async (job: Job<object>) => {
    while (!stop.signal.aborted) {
      await job({}).catch((error: unknown) => report(`sweep: ${error}`));
      await sleep(sweepEverySeconds * 1000, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const sweeping = sweep ? sweepOn(sweep) : Promise.resolve();
  return {
    stop: async () => {
      stop.abort();
      await sweeping;
    },
  };
}
