import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Caller, signerOf } from '../access/callers.ts';
import { type Front, readBody, startFront } from '../front.ts';
import { createAccessLock } from './access-lock.ts';
import { type Reply, startEngine } from './engine.ts';
import { createExpiry, timeToLive } from './expiry.ts';
import { createImages } from './images.ts';
import { openJournal } from './journal.ts';
import { type JsonObject, objectAt, ServiceError, textAt } from './json.ts';
import { requireRights } from './rights.ts';
import { createStream } from './stream.ts';
import type { StreamHandler, StreamOptions } from './stream-feed.ts';
import { openTables } from './tables.ts';
import { createTransactions } from './transactions.ts';
import { createWrites, type Written } from './writes.ts';

export interface DynamoDb extends Front {
  /** Hands the changes of all tables that have a stream to `handler`, until the answer is called. */
  subscribe(handler: StreamHandler): () => Promise<void>;
  /** Deletes the rows that have expired; the stream tells of each. */
  expire(): Promise<void>;
}

export interface DynamoDbOptions {
  readonly directory: string;
  readonly stream?: StreamOptions;
}

const writingCalls = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

const administration = new Set(['CreateTable', 'DeleteTable', 'UpdateTimeToLive', 'DescribeTimeToLive']);

const ok = (body: JsonObject): Reply => ({ status: 200, body: JSON.stringify(body) });

/** dynalite behind a proxy that adds a lock, transactions, items in refused conditions, time to live and a stream. */
export async function startDynamoDb({ directory, stream: options }: DynamoDbOptions): Promise<DynamoDb> {
  await mkdir(directory, { recursive: true });
  await using opening = new AsyncDisposableStack();
  const engine = await startEngine(path.join(directory, 'tables'));
  opening.defer(engine.stop);
  const tables = await openTables(path.join(directory, 'table-settings.json'), engine);
  const journal = await openJournal(path.join(directory, 'transaction.journal'));
  opening.defer(journal.close);
  const images = createImages(engine);
  const transactions = createTransactions(engine, tables, images, journal);
  const writes = createWrites(engine, images, tables);
  const stream = createStream(options);
  const lock = createAccessLock();
  await transactions.recover();

  const expire = createExpiry({
    engine,
    tables,
    images,
    lock,
    onExpired: (item, before) => stream.publish(item, { before, after: undefined, by: timeToLive }),
  });

  const apply = async (operation: string, input: JsonObject): Promise<Written> => {
    if (operation === 'BatchWriteItem') return writes.batch(input);
    if (operation !== 'TransactWriteItems') return writes.one(operation, input);
    return { reply: ok({}), changes: await transactions.write(input) };
  };

  const write = async (operation: string, input: JsonObject): Promise<Reply> => {
    const { reply, changes } = await apply(operation, input);
    for (const { item, ...change } of changes) {
      if (tables.isStreamed(item.table)) stream.publish(item, change);
    }
    return reply;
  };

  const administer = async (operation: string, input: JsonObject): Promise<Reply> => {
    const table = textAt(input, 'TableName');
    if (operation === 'CreateTable' || operation === 'DeleteTable') {
      const reply = await engine.call(operation, input);
      if (reply.status !== 200) return reply;
      await (operation === 'CreateTable' ? tables.created(input) : tables.deleted(table));
      return reply;
    }
    if (operation === 'UpdateTimeToLive') {
      const specification = objectAt(input, 'TimeToLiveSpecification');
      await tables.setTimeToLive(table, specification);
      return ok({ TimeToLiveSpecification: specification });
    }
    const { Enabled: enabled, AttributeName } = tables.timeToLive(table) ?? {};
    return ok({
      TimeToLiveDescription: enabled
        ? { TimeToLiveStatus: 'ENABLED', AttributeName }
        : { TimeToLiveStatus: 'DISABLED' },
    });
  };

  const answer = async (
    operation: string,
    payload: Buffer,
    caller: Caller | undefined,
  ): Promise<Reply<string | Buffer>> => {
    try {
      const input = JSON.parse(payload.toString()) as JsonObject;
      requireRights(caller, operation, input);
      if (writingCalls.has(operation)) return await lock.write(() => write(operation, input));
      if (operation === 'TransactGetItems') return ok(await lock.read(() => transactions.read(input)));
      if (administration.has(operation)) return await lock.write(() => administer(operation, input));
      return await lock.read(() => engine.forward(operation, payload));
    } catch (error) {
      if (error instanceof ServiceError) return { status: 400, body: JSON.stringify(error.body) };
      return {
        status: 500,
        body: JSON.stringify(new ServiceError('InternalServerError', String(error)).body),
      };
    }
  };

  const front = await startFront({
    handle: async (request, response) => {
      const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
      const caller = signerOf(request.headers.authorization);
      const { status, body } = await answer(operation, await readBody(request), caller);
      response.writeHead(status, {
        'content-type': 'application/x-amz-json-1.0',
        'x-amzn-requestid': randomUUID(),
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
  });

  const opened = opening.move();
  return {
    ...front,
    subscribe: stream.subscribe,
    expire,
    close: async () => {
      await front.close();
      await stream.close();
      await lock.write(() => opened.disposeAsync());
    },
  };
}
