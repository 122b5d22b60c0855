import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperationRequest } from '#domain/operations/index.ts';
import { randomId } from '../../api/random-id.ts';
import { fullText, isFull } from '../device/full.ts';
import {
  isRefusedAtVisit,
  type QueuedOperation,
  settledAct,
  undoMs,
  type WaitingAct,
} from '../device/waiting-act.ts';
import { waitingNow } from '../device/waiting-state.ts';
import { versionState } from '../device/worker.ts';
import { keepsOnDevice } from '../session/keeps-on-device.ts';
import { keepOrSend, passOn } from './keep-act.ts';
import type { Outcome } from './send-waiting.ts';
import { clockAheadMs, isClockHeard, serverNow } from './server-clock.ts';
import { useOnce } from './use-once.ts';

const photosOf = (finished: string | undefined) =>
  waitingNow().photos.some(({ leadId, refusal }) => leadId === finished && !refusal);

/** When what was pressed goes out. A finish, whose lead's id is given, waits for its photos. */
export function goesOutWhen(finished?: string): string {
  if (versionState() === 'too-old') return 'after a reload';
  if (!navigator.onLine) return 'once there’s signal';
  return photosOf(finished) ? 'once its photos are up' : 'once we can reach the server';
}

/** Said of what was pressed and has not gone out. */
export const waitsText = (finished?: string): string =>
  `It waits on this device, and goes out ${goesOutWhen(finished)}.`;
export const theyWaitText = (): string => `They wait on this device, and go out ${goesOutWhen()}.`;

/** What a press without a line does in `time`, while it can be undone. */
export const savingText = (time: string): string => `Saved in ${time}. It goes out once there’s signal.`;

/** Whether an act of a lead has to wait: there is no line, or an earlier one of it has not gone out. */
export const hasToWait = (leadId: string): boolean =>
  keepsOnDevice() &&
  (!navigator.onLine || waitingNow().acts.some((act) => act.leadId === leadId && !act.refusal));

const knowsRefusal = (name: QueuedOperation, leadId: string): boolean =>
  name === 'admin-message' && waitingNow().acts.some((act) => act.leadId === leadId && isRefusedAtVisit(act));

interface About {
  readonly leadId: string;
  /** What it is, in words: "Start, Ana Ortiz". */
  readonly said: string;
  /** It can be undone for ten seconds, wherever in the admin one has gone. */
  readonly canUndo?: boolean;
}

/** What goes out of an act that isn’t kept here: of a finish with its press, unless this device’s clock may be wrong. */
export const passedInput = <T extends object>(act: WaitingAct, input: T): T =>
  act.name === 'admin-finish' && isClockHeard()
    ? { ...input, ...timesOf(act.name, input, settledAct(act, clockAheadMs(), Date.now()).pressedAt) }
    : input;

/** When it was pressed, for the operations that take it: a first finish, not a correction. */
function timesOf(name: QueuedOperation, input: object, pressedAt: string) {
  if (name === 'admin-visit' || name === 'admin-message' || name === 'admin-timeline-add') {
    return { at: pressedAt };
  }
  return name === 'admin-finish' && !('version' in input) ? { done_at: pressedAt } : {};
}

/** Like `useOnce`, but on the device before it goes out: without a line, or if the page dies, it goes out later. */
export function useKeptAct<N extends QueuedOperation>(name: N) {
  const client = useQueryClient();
  const once = useOnce(name);
  const [pending, setPending] = useState<OperationRequest<N>>();
  const [unkept, setUnkept] = useState<string>();
  return {
    pending: once.pending ?? pending,
    /** What to say where the last press could neither be kept nor sent. */
    unkept,
    /** Answers whether it is done, waits on this device, or was undone; rejects as `once` does, or as a full device. */
    perform: async (input: OperationRequest<N>, { canUndo = false, ...about }: About): Promise<Outcome> => {
      const keeps = keepsOnDevice();
      setPending(input);
      setUnkept(undefined);
      try {
        const pressedAt = serverNow();
        const id = randomId();
        const timed = { ...input, ...(keeps && timesOf(name, input, pressedAt)) };
        const aheadMs = clockAheadMs();
        const undoable = canUndo && { undoUntil: Date.now() + undoMs };
        const knowing = knowsRefusal(name, about.leadId) && { knowsRefusal: true };
        // N names the operation that takes this input.
        const act = {
          id,
          name,
          input: timed,
          pressedAt,
          aheadMs,
          ...about,
          ...undoable,
          ...knowing,
        } as WaitingAct;
        const send = () => once.perform(passedInput(act, input), { about: input, untilShown: true });
        return await (keeps ? keepOrSend(client, act, send) : passOn(act, send));
      } catch (error) {
        if (isFull(error)) setUnkept(fullText);
        throw error;
      } finally {
        setPending(undefined);
      }
    },
  };
}
