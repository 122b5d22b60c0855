import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3ObjectCreatedNotificationEvent } from 'aws-lambda';
import { LOCAL_REGION } from '../credentials.ts';

type ObjectHandler = (event: S3ObjectCreatedNotificationEvent) => Promise<unknown>;

/** Which objects a subscriber is told of. */
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

export function createObjectEvents({ attempts, retryDelayMs }: ObjectEventOptions): ObjectEvents {
  const queue: S3ObjectCreatedNotificationEvent[] = [];
  let stop = new AbortController();
  let subscriber: { readonly rule: ObjectRule; readonly handler: ObjectHandler } | undefined;
  let working: Promise<void> | undefined;

  const offer = async (handler: ObjectHandler, event: S3ObjectCreatedNotificationEvent) => {
    for (let left = attempts; left > 0 && !stop.signal.aborted; left -= 1) {
      const isDone = await handler(event).then(
        () => true,
        () => false, // Lambda has logged the cause; the event source only sees that it failed.
      );
      if (isDone) return;
      await sleep(retryDelayMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };

  const work = async (handler: ObjectHandler) => {
    for (let event = queue.shift(); event && !stop.signal.aborted; event = queue.shift()) {
      await offer(handler, event);
    }
    working = undefined;
  };

  return {
    subscribe: (rule, handler) => {
      subscriber = { rule, handler };
      stop = new AbortController();
      return async () => {
        subscriber = undefined;
        queue.length = 0;
        stop.abort();
        await working;
      };
    },
    publish: (object) => {
      // Nobody to hand it to, and no memory to keep it in: lost, as an event may be.
      if (!subscriber) return;
      const { rule, handler } = subscriber;
      if (object.bucket !== rule.bucket || !object.key.startsWith(rule.prefix)) return;
      queue.push(eventOf(object));
      working ??= work(handler);
    },
  };
}
