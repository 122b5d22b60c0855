import type { QueryClient } from '@tanstack/react-query';
import { NotSent } from '../../api/once.ts';
import { isFull } from '../device/full.ts';
import { holdsBack, refusedBefore, type WaitingAct } from '../device/waiting-act.ts';
import { addWaitingAct, waitingActs } from '../device/waiting-acts.ts';
import { knownWaitingPhotos } from '../device/waiting-photos.ts';
import { showStored } from '../device/waiting-state.ts';
import { type Outcome, outcomeOf, passUndone, sendWaiting } from './send-waiting.ts';

type Send = () => Promise<unknown>;

/** Sends what is on no device, once it can no longer be undone. */
export async function passOn(act: WaitingAct, send: Send): Promise<Outcome> {
  if (act.undoUntil !== undefined && !(await passUndone(act))) return 'undone';
  await send();
  return 'done';
}

/** Whether nothing that waits here has to go out before it, once what can has gone. */
async function isNext(client: QueryClient, act: WaitingAct): Promise<boolean> {
  await sendWaiting(client);
  const acts = await waitingActs();
  return (
    !acts.some(({ leadId, refusal }) => leadId === act.leadId && !refusal) &&
    refusedBefore(act, [...acts, act]) === undefined &&
    !holdsBack(act, await knownWaitingPhotos())
  );
}

/** Puts an act on the device and sends it from there; at once where there is no room. Throws where neither works. */
export async function keepOrSend(client: QueryClient, act: WaitingAct, send: Send): Promise<Outcome> {
  try {
    await addWaitingAct(act);
  } catch (full) {
    if (!isFull(full) || !navigator.onLine || !(await isNext(client, act))) throw full;
    return passOn(act, send).catch((error: unknown) => {
      throw error instanceof NotSent ? full : error;
    });
  }
  await showStored();
  return outcomeOf(client, act);
}
