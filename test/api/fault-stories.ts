import { DeleteCommand, GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { hourOf } from '#domain/mail/owner-digest.ts';
import { documents } from '#functions/data/clients.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { timelineOf } from '#functions/data/timeline.ts';
import { freshKey } from '../booking.ts';
import type { Answer } from '../call-handler.ts';
import { type Act, anAdminsAct, answerOf, carryOut, carryOutElsewhere, carryOutInto } from './act.ts';
import type { Fault, Run } from './fault-points.ts';

/** `npm run test:crash` really kills a process at each point. */
const isReal = import.meta.env.MODE === 'crash';

export const kinds: readonly Fault['kind'][] = ['kill', 'cut'];

/** As if the owner had got no email in the hours around now: beyond six an hour they wait for a digest. */
export async function clearOwnerMails(): Promise<void> {
  const now = new Date().toISOString();
  for (const hours of [-3, -2, -1, 0, 1, 2, 3]) {
    const id = pointerKey.ownerMails(hourOf(addHours(now, hours)));
    await documents().send(new DeleteCommand({ TableName: 'Leads', Key: { id } }));
  }
}

type Strike = (act: Act) => Promise<Run<unknown>>;

const beyondAll = Number.MAX_SAFE_INTEGER;

const isRead = (call: string): boolean => /^((Batch|Transact)?Get|Query|Scan|Head|List)/.test(call);

/**
 * Plays a story once for each outside call of its act that writes, struck in it: an act that is struck in a read has left
 * what it had left at the write before. Answers the calls of the whole act. A kill has to play without a fault for them;
 * an act whose first answer is lost comes to its end.
 */
export async function atEachPoint(
  kind: Fault['kind'],
  story: (strike: Strike) => Promise<void>,
): Promise<readonly string[]> {
  const carry = kind === 'kill' && isReal ? carryOutElsewhere : carryOutInto;
  const play = async (at: number): Promise<readonly string[]> => {
    let run: Run<unknown> = { fault: { kind, at }, calls: [], struck: undefined };
    await clearOwnerMails();
    try {
      await story(async (act) => {
        run = await carry({ kind, at }, act);
        return run;
      });
    } catch (error) {
      throw new Error(`${kind} at call ${at} of ${run.calls.join(', ')}`, { cause: error });
    }
    return run.calls;
  };
  const first = kind === 'cut' ? 1 : beyondAll;
  const calls = await play(first);
  for (const [index, name] of calls.entries())
    if (index + 1 !== first && !isRead(name)) await play(index + 1);
  return calls;
}

/** Does something some minutes from now: a lease and a claim last for one. */
export async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 61_000 });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

/** Makes a call as somebody does whom no fault strikes. */
export const ask = async (act: Act): Promise<Answer> => answerOf(await carryOut(act));

export const anAddress = () => `${freshKey()}@example.com`;

/** All that a lead's timeline tells, newest first. */
export const told = async (id: string): Promise<string[]> =>
  (await timelineOf(id)).map(({ status }) => status);

/** A row of the Leads table: a lead or a pointer. */
export async function row(id: string): Promise<Record<string, unknown> | undefined> {
  const { Item } = await documents().send(
    new GetCommand({ TableName: 'Leads', Key: { id }, ConsistentRead: true }),
  );
  return Item;
}

/** The rows of the Leads table in which a text stands. */
export async function rowsWith(text: string): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await documents().send(
    new ScanCommand({ TableName: 'Leads', ConsistentRead: true }),
  );
  return Items.filter((item) => JSON.stringify(item).includes(text));
}

/** An admin's edit. Each has a key of its own, which counts where it cancels an appointment. */
export const edit = (id: string, body: Readonly<Record<string, unknown>>): Act =>
  anAdminsAct('admin-lead-update', { path: { id }, body, headers: { 'idempotency-key': freshKey() } });
