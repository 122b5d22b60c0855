import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3ObjectCreatedNotificationEvent } from 'aws-lambda';
import { LOCAL_REGION } from '../credentials.ts';

type ObjectHandler = (event: S3ObjectCreatedNotificationEvent) => Promise<unknown>;

type ObjectRule = { readonly bucket: string; readonly prefix: string };

export interface CreatedObject {
  readonly bucket: string;
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly reason: 'PutObject' | 'CopyObject';
}

export interface ObjectEventOptions {
  /** How often an event is offered before it is left behind. */
  readonly attempts: number;
  readonly retryDelayMs: number;
}

/** Tells one subscriber of new objects, one after the other, again when it fails, as EventBridge and Lambda do. */
export interface ObjectEvents {
  /** Answers what ends the subscription; it resolves when the event in hand is done. */
  subscribe(rule: ObjectRule, handler: ObjectHandler): () => Promise<void>;
  publish(object: CreatedObject): void;
}

export const defaultObjectEvents: ObjectEventOptions = { attempts: 3, retryDelayMs: 500 };

function eventOf({ bucket, key, size, etag, reason }: CreatedObject): S3ObjectCreatedNotificationEvent {
  const sequencer = Date.now().toString(16).toUpperCase().padStart(18, '0');
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Object Created',
    source: 'aws.s3',
    account: '000000000000',
    time: new Date().toISOString(),
    region: LOCAL_REGION,
    resources: [`arn:aws:s3:::${bucket}`],
    detail: {
      version: '0',
      bucket: { name: bucket },
      object: { key, size, etag: etag.replaceAll('"', ''), 'version-id': '', sequencer },
      'request-id': randomUUID(),
      requester: '000000000000',
      'source-ip-address': '127.0.0.1',
      reason,
    },
  };
}

interface Subscriber {
  readonly rule: ObjectRule;
  offer(event: S3ObjectCreatedNotificationEvent): void;
}

/** What one subscriber gets: events in order, each again when it fails. */
function createSubscriber(
  rule: ObjectRule,
  handler: ObjectHandler,
  { attempts, retryDelayMs }: ObjectEventOptions,
): Subscriber & { end(): Promise<void> } {
  const queue: S3ObjectCreatedNotificationEvent[] = [];
  const stop = new AbortController();
  let working: Promise<void> | undefined;

  const handOver = async (event: S3ObjectCreatedNotificationEvent) => {
    for (let left = attempts; left > 0 && !stop.signal.aborted; left -= 1) {
      const isDone = await handler(event).then(
        () => true,
        () => false, // Lambda has logged the cause; the event source only sees that it failed.
      );
      if (isDone) return;
      await sleep(retryDelayMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const work = async () => {
    for (let event = queue.shift(); event && !stop.signal.aborted; event = queue.shift())
      await handOver(event);
    working = undefined;
  };
  return {
    rule,
    offer: (event) => {
      queue.push(event);
      working ??= work();
    },
    end: async () => {
      queue.length = 0;
      stop.abort();
      await working;
    },
  };
}

export function createObjectEvents(options: ObjectEventOptions): ObjectEvents {
  const subscribers = new Set<Subscriber>();
  return {
    subscribe: (rule, handler) => {
      const subscriber = createSubscriber(rule, handler, options);
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
        return subscriber.end();
      };
    },
    publish: (object) => {
      // Without anybody to hand it to, and no memory to keep it in, it is lost, as an event may be.
      for (const subscriber of subscribers) {
        const { bucket, prefix } = subscriber.rule;
        if (object.bucket === bucket && object.key.startsWith(prefix)) subscriber.offer(eventOf(object));
      }
    },
  };
}
