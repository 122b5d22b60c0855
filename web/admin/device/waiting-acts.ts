import { unlessFull } from './full.ts';
import { onDevice } from './store.ts';
import type { ActRefusal, WaitingAct } from './waiting-act.ts';

/** In the order in which they were pressed. */
export const waitingActs = (): Promise<WaitingAct[]> => onDevice((store) => store.getAll('waiting'));

/** Resolves once it is on the device for good; a second time with the same id changes nothing. */
export async function addWaitingAct(act: WaitingAct): Promise<void> {
  await onDevice(async (store) => {
    const { store: waiting, done } = store.transaction('waiting', 'readwrite', { durability: 'strict' });
    if ((await waiting.index('id').getKey(act.id)) === undefined) await waiting.add(act);
    await done;
  });
}

async function changeWaitingAct(
  id: string,
  change: (act: WaitingAct) => WaitingAct | undefined,
): Promise<void> {
  await onDevice(async (store) => {
    const { store: waiting, done } = store.transaction('waiting', 'readwrite');
    const act = await waiting.index('id').get(id);
    const next = act && change(act);
    if (next) await waiting.put(next);
    else if (act?.place !== undefined) await waiting.delete(act.place);
    await done;
  });
}

export const removeWaitingAct = (id: string): Promise<void> => changeWaitingAct(id, () => undefined);

/** Takes an act away if it may be as it is stored now, which another tab may have changed. */
export async function takeWaitingAct(
  id: string,
  mayTake: (act: WaitingAct) => boolean,
): Promise<'taken' | 'kept' | 'gone'> {
  let became: 'taken' | 'kept' | 'gone' = 'gone';
  await changeWaitingAct(id, (act) => {
    became = mayTake(act) ? 'taken' : 'kept';
    return became === 'taken' ? undefined : act;
  });
  return became;
}

/** Sets it aside, or back into its place. */
export const refuseWaitingAct = (id: string, refusal: ActRefusal | undefined): Promise<void> =>
  changeWaitingAct(id, (act) => ({ ...act, refusal }));

/** It can no longer be undone; false when it was undone before. */
export async function freeWaitingAct(id: string): Promise<boolean> {
  let isHere = false;
  await changeWaitingAct(id, (act) => {
    isHere = true;
    return { ...act, undoUntil: undefined };
  }).catch(unlessFull);
  return isHere;
}

export const noteTry = (id: string): Promise<void> =>
  changeWaitingAct(id, (act) => ({ ...act, wasTried: true })).catch(unlessFull);

/** Sends it, or what becomes of it, although an earlier act of its visit was refused. */
export const sendAnyway = (id: string, as = (act: WaitingAct): WaitingAct => act): Promise<void> =>
  changeWaitingAct(id, (act) => ({ ...as(act), refusal: undefined, goesAnyway: true }));

export const settleWaitingAct = (id: string, settled: WaitingAct): Promise<void> =>
  changeWaitingAct(id, ({ place }) => ({ ...settled, ...(place !== undefined && { place }) }));

export async function forgetWaitingActs(): Promise<void> {
  await onDevice((store) => store.clear('waiting'));
}
