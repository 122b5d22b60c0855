import { AsyncLocalStorage } from 'node:async_hooks';
import { S3Client } from '@aws-sdk/client-s3';
import { SESClient } from '@aws-sdk/client-ses';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * Every call to the database, the storage or the mail service is a point at which a process may end. `kill`
 * ends it once that call was carried out and before its answer came, which is also the moment before the next
 * call; `cut` loses the answer alone, so that the client asks again by itself where it may.
 */
export interface Fault {
  readonly kind: 'kill' | 'cut';
  /** Which outside call, from 1. */
  readonly at: number;
}

/** What became of something that ran into a fault. */
export interface Run<T> {
  readonly fault: Fault;
  /** Absent when its process was killed. */
  readonly answer?: T;
  /** The calls that were carried out, by the names of their commands. */
  readonly calls: readonly string[];
  /** The call at the point of the fault; undefined when it was over before. */
  readonly struck: string | undefined;
}

/** How a process ends: it never goes on. */
type End = (calls: readonly string[]) => Promise<never>;

interface Worker {
  readonly fault: Fault;
  readonly calls: string[];
  readonly end: End;
  isDead: boolean;
}

type Send = (this: Client, command: object, ...others: unknown[]) => Promise<unknown>;
type Step = (args: unknown) => Promise<unknown>;
interface Client {
  readonly middlewareStack: { add(middleware: (next: Step) => Step, options: object): void };
}

const workers = new AsyncLocalStorage<Worker>();
const calls = new AsyncLocalStorage<{ isAnswerLost: boolean }>();
const never = new Promise<never>(() => undefined);
const prepared = new WeakSet<Client>();

/** Loses one answer, below the client's own retries. */
const loseAnswer =
  (next: Step): Step =>
  async (args) => {
    const answer = await next(args);
    const call = calls.getStore();
    if (!call?.isAnswerLost) return answer;
    call.isAnswerLost = false;
    throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
  };

function cut(client: Client, send: () => Promise<unknown>): Promise<unknown> {
  if (!prepared.has(client)) {
    prepared.add(client);
    client.middlewareStack.add(loseAnswer, { step: 'finalizeRequest', priority: 'low' });
  }
  return calls.run({ isAnswerLost: true }, send);
}

async function kill(worker: Worker, send: () => Promise<unknown>): Promise<never> {
  // What the service refuses is refused all the same; nobody is left to hear of it.
  await send().catch(() => undefined);
  worker.isDead = true;
  return worker.end(worker.calls);
}

const watched = (send: Send): Send =>
  function (this: Client, command, ...others) {
    const go = () => send.call(this, command, ...others);
    const worker = workers.getStore();
    if (!worker) return go();
    if (worker.isDead) return never;
    worker.calls.push(command.constructor.name.replace('Command', ''));
    if (worker.calls.length !== worker.fault.at) return go();
    return worker.fault.kind === 'cut' ? cut(this, go) : kill(worker, go);
  };

/** Makes fault points of all outside calls of this process. To be called once. */
export function watchOutsideCalls(): void {
  for (const { prototype } of [DynamoDBDocumentClient, S3Client, SESClient]) {
    Object.assign(prototype, { send: watched(prototype.send as Send) }); // its arguments are only passed on
  }
}

/** Runs something into a fault. Without `end` a killed process lives on, but not what ran in it. */
export async function runInto<T>(fault: Fault, run: () => Promise<T>, end?: End): Promise<Run<T>> {
  const death = Promise.withResolvers<undefined>();
  const stop: End = () => {
    death.resolve(undefined);
    return never;
  };
  const worker: Worker = { fault, calls: [], end: end ?? stop, isDead: false };
  const answer = await Promise.race([death.promise, workers.run(worker, run)]);
  const ran = { fault, calls: worker.calls, struck: worker.calls[fault.at - 1] };
  return answer === undefined ? ran : { ...ran, answer };
}
