import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { isObject, listAt, textAt } from './json.ts';

/** As Lambda calls it. `{batchItemFailures: [{itemIdentifier}]}` has the batch again from the first failure on. */
export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<unknown>;

export interface StreamOptions {
  /** How often a record is tried before it is left behind; the event source mapping's retryAttempts. */
  readonly attempts: number;
  readonly retryDelayMs: number;
  readonly batchSize: number;
}

/** What one subscriber gets: records in order, a batch at a time, again when it fails. */
export interface StreamFeed {
  deliver(record: DynamoDBRecord): void;
  /** Drops what was not handed over, as a lost event would be; resolves when the batch in hand is done. */
  end(): Promise<void>;
}

export function createFeed(
  handler: StreamHandler,
  { attempts, retryDelayMs, batchSize }: StreamOptions,
): StreamFeed {
  const stop = new AbortController();
  const queue: DynamoDBRecord[] = [];
  let working: Promise<void> | undefined;

  /** Returns how many records at the head of the batch are done. */
  const offer = async (batch: readonly DynamoDBRecord[]): Promise<number> => {
    try {
      const answer = await handler({ Records: [...batch] });
      const failures = isObject(answer) ? listAt(answer, 'batchItemFailures') : [];
      const failed = new Set(failures.map((failure) => textAt(failure, 'itemIdentifier')));
      const first = batch.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''));
      return first === -1 ? batch.length : first;
    } catch {
      // Lambda has logged the cause; the event source only sees that the batch failed.
      return 0;
    }
  };

  const work = async () => {
    let tried = 0;
    while (queue.length > 0 && !stop.signal.aborted) {
      // After a failure records go one by one (bisecting), so that a poisoned one holds back no other.
      const done = await offer(queue.slice(0, tried === 0 ? batchSize : 1));
      queue.splice(0, done);
      tried = done > 0 ? 0 : tried + 1;
      if (tried === attempts) {
        queue.shift();
        tried = 0;
      } else if (tried > 0) {
        await sleep(retryDelayMs, undefined, { signal: stop.signal }).catch(() => undefined);
      }
    }
    working = undefined;
  };

  return {
    deliver: (record) => {
      if (stop.signal.aborted) return;
      queue.push(record);
      working ??= work();
    },
    end: async () => {
      queue.length = 0;
      stop.abort();
      await working;
    },
  };
}
