import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { JobName } from '#domain/operations/jobs.ts';
import { type Answer, eventOf, type Sent, testContext } from '../call-handler.ts';
import { publicTestKeys, signToken } from '../tokens.ts';
import { uploadEvent } from '../upload-event.ts';
import { type Fault, type Run, runInto } from './fault-points.ts';

/** One call of a deployed function, told so that another process can make it as well. */
export interface Act {
  /** Below functions/, such as `admin-offer` or `jobs/lead-mails`. */
  readonly name: string;
  readonly event: unknown;
}

export interface Order extends Act {
  readonly fault: Fault;
  readonly keys: ReturnType<typeof publicTestKeys>;
}

/** A call of a public operation. */
export const anAct = (name: string, sent: Sent): Act => ({ name, event: eventOf(sent) });

/** A call of an operation by an admin. */
export const anAdminsAct = (name: string, sent: Sent): Act =>
  anAct(name, { ...sent, headers: { authorization: `Bearer ${signToken()}`, ...sent.headers } });

/** The stream's record of a new lead that owes. */
export const newLeadAct = (leadId: string): Act => ({
  name: 'jobs/lead-mails',
  event: {
    Records: [
      {
        eventName: 'INSERT',
        dynamodb: {
          Keys: { id: { S: leadId } },
          NewImage: { id: { S: leadId }, owed_shard: { S: 'owed' } },
          SequenceNumber: leadId,
        },
      },
    ],
  },
});

/** The event of an upload. */
export const checkAct = (path: string): Act => ({
  name: 'jobs/photo-check',
  event: uploadEvent(path),
});

/** A run of a job that a schedule starts. */
export const clockAct = (job: JobName): Act => ({ name: `jobs/${job}`, event: {} });

export const sweepAct = clockAct('owed-mails-sweep');

/** Calls the function. */
export async function carryOut({ name, event }: Act): Promise<unknown> {
  const { href } = new URL(`../../functions/${name}.ts`, import.meta.url);
  const { handler } = (await import(href)) as {
    handler: (event: unknown, context: object) => Promise<unknown>;
  };
  return (await handler(event, testContext())) ?? null;
}

/** What an operation answered. */
export function answerOf(result: unknown): Answer {
  const { statusCode = 0, body = '' } = result as { statusCode?: number; body?: string }; // as the gateway takes it
  return { status: statusCode, body: JSON.parse(body) };
}

/** Calls the function in this process, which goes on without it when it is killed. */
export const carryOutInto = (fault: Fault, act: Act): Promise<Run<unknown>> =>
  runInto(fault, () => carryOut(act));

/** Calls the function in a process of its own, which is really killed. */
export async function carryOutElsewhere(fault: Fault, act: Act): Promise<Run<unknown>> {
  const program = fileURLToPath(new URL('./mortal-program.ts', import.meta.url));
  const order: Order = { ...act, fault, keys: publicTestKeys() };
  const child = fork(program, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(order);
  let told: Run<unknown> | undefined;
  child.on('message', (run) => {
    told = run as Run<unknown>; // the program sends nothing else
  });
  const [code, signal] = await once(child, 'exit');
  if (!told || (code !== 0 && signal !== 'SIGKILL')) throw new Error(`The process ended with ${code}.`);
  return told;
}
