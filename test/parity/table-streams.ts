import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';

/** Makes one call, e.g. `DynamoDBStreams_20120810.GetRecords`; throws on any refusal. */
export type Ask = (target: string, input: object) => Promise<Record<string, unknown>>;

const target = (operation: string) => `DynamoDBStreams_20120810.${operation}`;
const pauseMs = 50;

interface Place {
  readonly StreamArn: string;
  readonly ShardId: string;
  /** The last record that was handed over. */
  SequenceNumber?: string;
  /** Where to read on; `undefined` once the shard was read to its end. */
  iterator: string | undefined;
}

/**
 * Reads the streams of all tables from their first record on and hands each record over, as the event source
 * of a Lambda function does.
 */
export function followStreams(
  ask: Ask,
  deliver: (record: DynamoDBRecord) => void,
): { stop(): Promise<void> } {
  let stopping = false;
  const places = new Map<string, Place>();

  const iteratorAt = async ({ StreamArn, ShardId, SequenceNumber }: Omit<Place, 'iterator'>) => {
    const start = SequenceNumber
      ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber }
      : { ShardIteratorType: 'TRIM_HORIZON' };
    const { ShardIterator } = await ask(target('GetShardIterator'), { StreamArn, ShardId, ...start });
    return String(ShardIterator);
  };

  const findShards = async () => {
    const { Streams } = (await ask(target('ListStreams'), {})) as { Streams: { StreamArn: string }[] };
    for (const { StreamArn } of Streams) {
      const { StreamDescription } = (await ask(target('DescribeStream'), { StreamArn })) as {
        StreamDescription: { Shards: { ShardId: string }[] };
      };
      for (const { ShardId } of StreamDescription.Shards) {
        if (places.has(ShardId)) continue;
        const shard = { StreamArn, ShardId };
        places.set(ShardId, { ...shard, iterator: await iteratorAt(shard) });
      }
    }
  };

  const read = async (place: Place) => {
    const { Records, NextShardIterator } = (await ask(target('GetRecords'), {
      ShardIterator: place.iterator,
    })) as { Records: DynamoDBRecord[]; NextShardIterator?: string };
    for (const record of Records) {
      deliver(record);
      const number = record.dynamodb?.SequenceNumber;
      if (number) place.SequenceNumber = number;
    }
    place.iterator = NextShardIterator;
  };

  const readOn = async (place: Place) => {
    try {
      await read(place);
    } catch (error) {
      // An iterator that has found nothing for a while is forgotten; the place in the shard is not.
      if (!String(error).includes('TrimmedDataAccessException')) throw error;
      place.iterator = await iteratorAt(place);
    }
  };

  const run = async () => {
    while (!stopping) {
      await findShards();
      for (const place of places.values()) if (place.iterator !== undefined) await readOn(place);
      await sleep(pauseMs);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping = true;
      await running;
    },
  };
}
