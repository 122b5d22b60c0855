import type { DynamoDBRecord } from 'aws-lambda';
import type { Item, ItemKey } from './json.ts';
import { createFeed, type StreamFeed, type StreamHandler, type StreamOptions } from './stream-feed.ts';

/** An item before and after a change; `by` is who made it when it was not a caller. */
interface Change {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
  readonly by?: DynamoDBRecord['userIdentity'];
}

/** Hands committed changes to all subscribers, to each at its own pace. */
export interface Stream {
  /** Returns the unsubscribe function, which waits for the running batch. */
  subscribe(handler: StreamHandler): () => Promise<void>;
  close(): Promise<void>;
  publish(item: ItemKey, change: Change): void;
  deliver(record: DynamoDBRecord): void;
}

const defaults: StreamOptions = { attempts: 3, retryDelayMs: 500, batchSize: 10 };

function eventName({ before, after }: Change): 'INSERT' | 'MODIFY' | 'REMOVE' {
  if (!before) return 'INSERT';
  return after ? 'MODIFY' : 'REMOVE';
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['Keys'] & object;

const recordOf = ({ table, key }: ItemKey, change: Change, sequence: string): DynamoDBRecord => ({
  eventID: sequence,
  eventName: eventName(change),
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: 'local',
  eventSourceARN: `arn:aws:dynamodb:local:000000000000:table/${table}/stream/local`,
  ...(change.by && { userIdentity: change.by }),
  dynamodb: {
    ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
    Keys: key as Image, // dynalite answers the same JSON as DynamoDB
    ...(change.after && { NewImage: change.after as Image }),
    SequenceNumber: sequence,
    StreamViewType: 'NEW_IMAGE',
  },
});

export function createStream(options = defaults): Stream {
  const feeds = new Set<StreamFeed>();
  let sequence = Date.now() * 1000;
  const end = (feed: StreamFeed) => {
    feeds.delete(feed);
    return feed.end();
  };
  const deliver = (record: DynamoDBRecord) => {
    for (const feed of feeds) feed.deliver(record);
  };
  return {
    subscribe: (handler) => {
      const feed = createFeed(handler, options);
      feeds.add(feed);
      return () => end(feed);
    },
    close: async () => {
      await Promise.all([...feeds].map(end));
    },
    deliver,
    publish: (item, change) => {
      // A write without a change makes no record.
      if (JSON.stringify(change.before) === JSON.stringify(change.after)) return;
      sequence += 1;
      deliver(recordOf(item, change, String(sequence)));
    },
  };
}
