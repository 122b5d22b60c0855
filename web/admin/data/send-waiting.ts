import type { QueryClient } from '@tanstack/react-query';
import type { ErrorBody } from '#domain/operations/errors.ts';
import { ApiError } from '../../api/call-operation.ts';
import { drain, type Sent } from '../device/drain.ts';
import { unlessFull } from '../device/full.ts';
import { keepSentAct } from '../device/sent-acts.ts';
import { forgetSheet } from '../device/sheets.ts';
import {
  behindRefusal,
  holdsBack,
  isBehind,
  isOfVisit,
  isTimeUnsure,
  msToUndo,
  overtakenBy,
  refusedBefore,
  refusedOnTheWay,
  settledAct,
  type WaitingAct,
} from '../device/waiting-act.ts';
import {
  freeWaitingAct,
  noteTry,
  refuseWaitingAct,
  removeWaitingAct,
  settleWaitingAct,
  takeWaitingAct,
  waitingActs,
} from '../device/waiting-acts.ts';
import { knownWaitingPhotos } from '../device/waiting-photos.ts';
import {
  addPassing,
  isPassing,
  removePassing,
  showStored,
  showWaiting,
  waitingNow,
} from '../device/waiting-state.ts';
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
  const { id, undoUntil, ...meant } = waiting;
  if (undoUntil !== undefined && !(await freeWaitingAct(id))) return { is: 'done' };
  try {
    const act = await settled({ ...meant, id });
    const { name, input } = act;
    const overtaken = name === 'admin-visit' && overtakenBy(act, await waitingActs()) !== undefined;
    const anyway = (isOfVisit(act) || name === 'admin-message') && act.goesAnyway === true;
    const body = { ...input, ...(overtaken && { overtaken }), ...(anyway && { anyway }) };
    await noteTry(id);
    const answer = await callAdmin(name, body, { idempotencyKey: id });
    const madeReceipt = name === 'admin-finish' && 'lead' in answer && answer.lead.record !== undefined;
    if (madeReceipt) forgetSheet(act.leadId);
    for (const earlier of refusedOnTheWay(act, await waitingActs())) await removeWaitingAct(earlier.id);
    const sent = { act, at: Date.now() };
    showWaiting({ sent: [...waitingNow().sent, sent] });
    await keepSentAct(sent).catch(unlessFull);
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

/** An act that was pressed, or words that were written, after a refused one are not sent by themselves. */
async function sendInTurn(act: WaitingAct): Promise<Sent> {
  const refused = refusedBefore(act, await waitingActs());
  if (!refused) return send(act);
  const tell = asked.get(act.id);
  if (!tell) return { is: 'refused', refusal: behindRefusal(act, refused) };
  const error = `“${refused.said}” didn’t go through. Say what to do with it first, at the top of the page.`;
  tell(new ApiError(409, { error }));
  return { is: 'done' };
}

const queue = {
  acts: waitingActs,
  mustWait: async (act: WaitingAct) =>
    msToUndo(act) > 0 ||
    msToUndo(overtakenBy(act, await waitingActs()) ?? {}) > 0 ||
    holdsBack(act, await knownWaitingPhotos()),
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
  const sentBefore = new Set(waitingNow().sent.map(({ act }) => act.id));
  showWaiting({ isSending: true });
  try {
    await drain(queue, async (act) => {
      const sent = await sendInTurn(act);
      if (sent.is === 'refused') readAgainAfter(client, act);
      return sent;
    });
  } finally {
    // That it was tried is said beside what waits still.
    await showStored();
    showWaiting({ isSending: false });
    for (const { act } of waitingNow().sent) if (!sentBefore.has(act.id)) readAgainAfter(client, act);
  }
}

/** Sends what waits. One tab at a time: a second one finds the queue as the first has left it. */
export const sendWaiting = (client: QueryClient): Promise<void> =>
  navigator.locks.request('bdla-waiting', () => drainNow(client));

/** What this page took back: a second press of the same Undo finds nothing. */
const takenBack = new Set<string>();

async function takeOffQueue({ id }: WaitingAct) {
  if (takenBack.has(id) || isPassing(id)) return 'taken';
  const became = await takeWaitingAct(id, (stored) => msToUndo(stored) > 0);
  if (became !== 'kept') return became;
  return navigator.locks.request('bdla-waiting', { ifAvailable: true }, (lock) =>
    lock === null ? 'kept' : takeWaitingAct(id, () => true),
  );
}

/** Takes an act off the queue, unless it may be on its way or has arrived. */
export async function takeBack(act: WaitingAct): Promise<'taken' | 'being-sent' | 'sent'> {
  const became = await takeOffQueue(act);
  if (became === 'taken') {
    takenBack.add(act.id);
    asked.get(act.id)?.('undone');
  }
  if (!isPassing(act.id)) await showStored();
  if (became === 'taken') return became;
  return became === 'kept' ? 'being-sent' : 'sent';
}

/** In ms: how long a press waits for its answer before the page says that it waits. */
const patience = 4000;

/**
 * Does something once an act is meant: it can no longer be undone, or one turns away from the page of a press at a visit,
 * for a phone that is put away sends nothing anymore. Answers how to look no longer.
 */
function onceMeant(act: WaitingAct, then: () => void): () => void {
  // Timers may be early by a millisecond.
  const timer = setTimeout(then, msToUndo(act) + 20);
  const look = () => act.name === 'admin-visit' && document.visibilityState === 'hidden' && then();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Tells whether it waits here still: another tab may have taken it back. */
function onceStoredMeant(act: WaitingAct, then: (isHere: boolean) => void): () => void {
  const free = async () => {
    const isHere = await freeWaitingAct(act.id);
    await showStored();
    return isHere;
  };
  return onceMeant(act, () => void free().then(then, () => then(false)));
}

/** Sends what can be undone once it is meant, whichever page it was pressed on; answers how to look no longer. */
export function onceAnyMeant(acts: readonly WaitingAct[], send: () => void): () => void {
  const undoable = acts.filter((act) => msToUndo(act) > 0 && !isPassing(act.id));
  const ends = undoable.map((act) => onceStoredMeant(act, send));
  return () => {
    for (const end of ends) end();
  };
}

/** What becomes of a press: as whoever sends or undoes it tells, or as what is begun does, which answers how to end. */
async function told(
  { id }: WaitingAct,
  begin: (resolve: (outcome: unknown) => void) => (() => void) | undefined,
): Promise<unknown> {
  let end: (() => void) | undefined;
  const outcome = await new Promise<unknown>((resolve) => {
    asked.set(id, resolve);
    end = begin(resolve);
  });
  end?.();
  asked.delete(id);
  return outcome;
}

/** Holds an act that this device must not keep; false when it was undone meanwhile. */
export async function passUndone(act: WaitingAct): Promise<boolean> {
  addPassing(act);
  const outcome = await told(act, (resolve) => onceMeant(act, () => resolve('free')));
  removePassing(act.id);
  return outcome !== 'undone';
}

/** Whether another tab has sent an act whose press still waits to hear of it: what shows it is read again here too. */
async function wentElsewhere(client: QueryClient, act: WaitingAct): Promise<boolean> {
  if (!asked.has(act.id) || (await waitingActs()).some(({ id }) => id === act.id)) return false;
  showWaiting({ sent: [...waitingNow().sent, { act, at: Date.now() }] });
  readAgainAfter(client, act);
  return true;
}

/** What the server has told another tab against an act is told whoever pressed it, who decides on it then. */
async function refusedElsewhere({ id }: WaitingAct): Promise<ApiError | undefined> {
  const act = (await waitingActs()).find((one) => one.id === id);
  if (!act?.refusal || !asked.has(id)) return undefined;
  const { sentence: error, reason } = act.refusal;
  if (isBehind(act)) return new ApiError(409, { error });
  await removeWaitingAct(id);
  await showStored();
  return new ApiError(409, { error, reason: reason as ErrorBody['reason'] }); // kept as the server has named it
}

const outcomes = ['done', 'waiting', 'undone'] as const;
export type Outcome = (typeof outcomes)[number];

/** What became of an act once it can no longer be undone; throws what the server said against it. */
export async function outcomeOf(client: QueryClient, act: WaitingAct): Promise<Outcome> {
  const outcome = await told(act, (resolve) => {
    const go = (isHere: boolean) => {
      setTimeout(() => resolve('waiting'), patience);
      if (!navigator.onLine) return resolve('waiting');
      sendWaiting(client)
        .then(async () => {
          if (isHere && (await wentElsewhere(client, act))) return 'done';
          return (await refusedElsewhere(act)) ?? 'waiting';
        })
        .then(resolve, () => resolve('waiting'));
    };
    if (msToUndo(act) > 0) return onceStoredMeant(act, go);
    go(true);
    return undefined;
  });
  const known = outcomes.find((name) => name === outcome);
  if (known) return known;
  readAgainAfter(client, act);
  throw outcome;
}
