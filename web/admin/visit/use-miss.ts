import { type RefCallback, useCallback, useRef } from 'react';
import type { Lead } from '#domain/lead.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { counted } from '#domain/plain-text.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { serverNow } from '../data/server-clock.ts';
import { undoAct } from '../data/undo-act.ts';
import { useKeptAct, waitsText } from '../data/use-kept-act.ts';
import { useUndoSeconds } from '../data/use-undo-seconds.ts';
import { samePressMs } from '../data/use-undo-time.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { useOnline } from '../use-online.ts';
import { missWords } from './miss-words.ts';

interface Missing {
  readonly pending: boolean;
  readonly miss: () => Promise<void>;
  /** While it can be taken back: what it will do, and when. */
  readonly undoing: { readonly text: string; readonly undo: () => void } | undefined;
  /** Of the button that takes the place of the pressed one. */
  readonly focusNext: RefCallback<HTMLButtonElement>;
}

/** A visit that is marked as missed; for ten seconds it can be undone. */
export function useMiss({ id: leadId, full_name, email }: Lead, { id: visitId, status }: Visit): Missing {
  const { pending, perform } = useKeptAct('admin-visit');
  const { acts } = useWaiting();
  const isOnline = useOnline();
  const act = acts.find(
    ({ name, input }) => name === 'admin-visit' && input.act === 'miss' && input.visitId === visitId,
  );
  const secondsLeft = useUndoSeconds(act);
  const words = missWords(status === 'underway');
  const wasPressed = useRef(false);
  const focusNext = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !wasPressed.current) return;
    wasPressed.current = false;
    button.focus({ preventScroll: true });
  }, []);
  const miss = async () => {
    if (pending) return;
    wasPressed.current = true;
    try {
      const about = { leadId, said: `${words.act}, ${full_name}`, canUndo: true };
      const outcome = await perform({ id: leadId, visitId, act: 'miss' }, about);
      if (outcome === 'done') tellSuccess('Visit Updated', 'The visit is marked as missed.');
      if (outcome === 'waiting') tellSuccess('Visit Updated', waitsText);
    } catch (error) {
      tellFailure(error, 'Failed to update the visit');
    }
  };
  const textIn = (seconds: number): string => {
    const time = counted(seconds, 'second');
    if (!isOnline) return `Saved in ${time}. It goes out once there’s signal.`;
    return email === undefined
      ? `Missed in ${time}. Nobody is emailed.`
      : `Emails ${shortName(full_name)} in ${time}: ${words.told}.`;
  };
  const undo = () => {
    if (!act || Date.parse(serverNow()) - Date.parse(act.pressedAt) < samePressMs) return;
    wasPressed.current = true;
    void undoAct(act);
  };
  return {
    pending: pending !== undefined,
    miss,
    undoing: secondsLeft === undefined ? undefined : { text: textIn(secondsLeft), undo },
    focusNext,
  };
}
