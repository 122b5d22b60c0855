import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/call-operation.ts';
import { drain, type Sent } from '../device/drain.ts';
import { holdsBack, isTimeUnsure, settledAct, type WaitingAct } from '../device/waiting-act.ts';
import { refuseWaitingAct, removeWaitingAct, settleWaitingAct, waitingActs } from '../device/waiting-acts.ts';
import { waitingPhotos } from '../device/waiting-photos.ts';
import { showStored, showWaiting, waitingNow } from '../device/waiting-state.ts';
import { callAdmin } from './call-admin.ts';
import { readAgain } from './read-again.ts';
import { clockAheadMs, heedServerTime, isClockHeard, serverNow } from './server-clock.ts';

/** Statuses that say nothing of the act: signed out, too slow, too early, too old a version. */
const saysNothing: readonly number[] = [200, 401, 408, 425, 426];

/** What a failed try means. Only a sentence of the server's own is a refusal. */
export function whatFailed(error: unknown): Exclude<Sent, { is: 'done' }> {
  if (!(error instanceof ApiError) || saysNothing.includes(error.status)) return { is: 'no-line' };
  const { status, message, reason } = error;
  const isRefusal =
    status >= 400 && status < 500 && status !== 429 && message !== '' && reason !== 'being-sent';
  return isRefusal ? { is: 'refused', refusal: { sentence: message, reason } } : { is: 'failed' };
}

/** Presses whose page still waits to hear what became of them. */
const asked = new Map<string, (outcome: unknown) => void>();

/** In ms: after so long a press has waited, and the device's clock may have been put right since. */
const sureFor = 10_000;

/** Asks the server for the time before a finish, which is never in the future, and before what has waited. */
async function settled(act: WaitingAct): Promise<WaitingAct> {
  if (!isTimeUnsure(act)) return act;
  const sinceMs = Date.parse(serverNow()) - Date.parse(act.pressedAt);
  const isSure = isClockHeard() && act.name !== 'admin-finish' && sinceMs >= 0 && sinceMs < sureFor;
  if (!isSure) heedServerTime(await callAdmin('admin-lead', { id: act.leadId }));
  const right = settledAct(act, clockAheadMs(), Date.now());
  await settleWaitingAct(act.id, right);
  return right;
}

async function send(waiting: WaitingAct): Promise<Sent> {
  const { id } = waiting;
  try {
    const act = await settled(waiting);
    const { name, input } = act;
    await callAdmin(name, input, { idempotencyKey: id });
    showWaiting({ sent: [...waitingNow().sent, { act, at: Date.now() }] });
    asked.get(id)?.('done');
    return { is: 'done' };
  } catch (error) {
    const failure = whatFailed(error);
    const tell = asked.get(id);
    if (failure.is !== 'refused' || !tell) return failure;
    // Whoever pressed it still looks at it, and is told there.
    tell(error);
    return { is: 'done' };
  }
}

const queue = {
  acts: waitingActs,
  isHeld: async (act: WaitingAct) => holdsBack(act, await waitingPhotos()),
  remove: async (id: string) => {
    await removeWaitingAct(id);
    await showStored();
  },
  refuse: async (id: string, refusal: Parameters<typeof refuseWaitingAct>[1]) => {
    await refuseWaitingAct(id, refusal);
    await showStored();
  },
};

function readAgainAfter(client: QueryClient, act: WaitingAct): void {
  // What an act is stored with is what its operation takes.
  const { always, unlessAnswered = [] } = (
    readAgain[act.name] as (input: unknown) => ReturnType<(typeof readAgain)['admin-visit']>
  )(act.input);
  for (const queryKey of [...always, ...unlessAnswered]) void client.invalidateQueries({ queryKey });
}

async function drainNow(client: QueryClient): Promise<void> {
  const sentBefore = waitingNow().sent.length;
  showWaiting({ isSending: true });
  try {
    await drain(queue, send);
  } finally {
    showWaiting({ isSending: false });
    for (const { act } of waitingNow().sent.slice(sentBefore)) readAgainAfter(client, act);
  }
}

/** Sends what waits. One tab at a time: a second one finds the queue as the first has left it. */
export const sendWaiting = (client: QueryClient): Promise<void> =>
  navigator.locks.request('bdla-waiting', () => drainNow(client));

/** Takes an act off the queue; false while it may be on its way. */
export const takeBack = (id: string): Promise<boolean> =>
  navigator.locks.request('bdla-waiting', { ifAvailable: true }, async (lock) => {
    if (lock) await queue.remove(id);
    return lock !== null;
  });

/** In ms: how long a press waits for its answer before the page says that it waits. */
const patience = 4000;

/** `done` or `waiting`; throws what the server said against it. */
export async function outcomeOf(client: QueryClient, id: string): Promise<'done' | 'waiting'> {
  const outcome = await new Promise<unknown>((resolve) => {
    asked.set(id, resolve);
    setTimeout(() => resolve('waiting'), patience);
    if (navigator.onLine)
      sendWaiting(client).then(
        () => resolve('waiting'),
        () => resolve('waiting'),
      );
    else resolve('waiting');
  });
  asked.delete(id);
  if (outcome === 'done' || outcome === 'waiting') return outcome;
  throw outcome;
}
