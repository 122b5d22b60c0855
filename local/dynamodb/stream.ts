import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { type Item, type ItemKey, isObject, listAt, textAt } from './json.ts';

/**
 * The handler of a stream, as Lambda calls it. It may answer `{batchItemFailures: [{itemIdentifier}]}` to
 * have the batch again from its first failed record on.
 */
export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<unknown>;

export interface StreamOptions {
  /** How often a record is tried before it is left behind; the event source mapping's retryAttempts. */
  readonly attempts: number;
  readonly retryDelayMs: number;
  readonly batchSize: number;
}

/** Hands committed changes to one subscriber: in order, a batch at a time, again when it fails. */
export interface Stream {
  /** Answers what ends the subscription; it resolves when the batch in hand is done. */
  subscribe(handler: StreamHandler): () => Promise<void>;
  /** Ends whatever subscription there is; what was not handed over is dropped, as a lost event would be. */
  close(): Promise<void>;
  publish(item: ItemKey, before: Item | undefined, after: Item | undefined): void;
  /** Hands over a record that somebody else has made. */
  deliver(record: DynamoDBRecord): void;
}

export const DEFAULT_STREAM: StreamOptions = { attempts: 3, retryDelayMs: 500, batchSize: 10 };

function eventName(before: Item | undefined, after: Item | undefined): 'INSERT' | 'MODIFY' | 'REMOVE' {
  if (!before) return 'INSERT';
  return after ? 'MODIFY' : 'REMOVE';
}

export function createStream({ attempts, retryDelayMs, batchSize }: StreamOptions): Stream {
  let stop = new AbortController();
  const queue: DynamoDBRecord[] = [];
  let handler: StreamHandler | undefined;
  let sequence = Date.now() * 1000;
  let working: Promise<void> | undefined;

  /** Returns how many records at the head of the batch are done. */
  const offer = async (call: StreamHandler, batch: readonly DynamoDBRecord[]): Promise<number> => {
    try {
      const answer = await call({ Records: [...batch] });
      const failures = isObject(answer) ? listAt(answer, 'batchItemFailures') : [];
      const failed = new Set(failures.map((failure) => textAt(failure, 'itemIdentifier')));
      const first = batch.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''));
      return first === -1 ? batch.length : first;
    } catch {
      // Lambda has logged the cause; the event source only sees that the batch failed.
      return 0;
    }
  };

  const work = async (call: StreamHandler) => {
    let tried = 0;
    while (queue.length > 0 && !stop.signal.aborted) {
      // After a failure records go one by one (bisecting), so that a poisoned one holds back no other.
      const done = await offer(call, queue.slice(0, tried === 0 ? batchSize : 1));
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

  const end = async () => {
    handler = undefined;
    queue.length = 0;
    stop.abort();
    await working;
  };

  const deliver = (record: DynamoDBRecord) => {
    // Nobody to hand it to, and no memory to keep it in.
    if (!handler) return;
    queue.push(record);
    working ??= work(handler);
  };

  return {
    subscribe: (next) => {
      handler = next;
      stop = new AbortController();
      return end;
    },
    close: end,
    deliver,
    publish: ({ table, key }, before, after) => {
      // A write that changes nothing makes no record.
      if (JSON.stringify(before) === JSON.stringify(after)) return;
      sequence += 1;
      deliver({
        eventID: String(sequence),
        eventName: eventName(before, after),
        eventVersion: '1.1',
        eventSource: 'aws:dynamodb',
        awsRegion: 'local',
        eventSourceARN: `arn:aws:dynamodb:local:000000000000:table/${table}/stream/local`,
        dynamodb: {
          ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
          Keys: key as NonNullable<DynamoDBRecord['dynamodb']>['Keys'] & object,
          ...(after
            ? { NewImage: after as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'] & object }
            : {}),
          SequenceNumber: String(sequence),
          StreamViewType: 'NEW_IMAGE',
        },
      });
    },
  };
}
