import { type RefCallback, useCallback, useRef } from 'react';
import type { Lead } from '#domain/lead.ts';
import { counted } from '#domain/plain-text.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { savingText, useKeptAct, waitsText } from '../data/use-kept-act.ts';
import { isFull } from '../device/full.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { useOnline } from '../use-online.ts';
import { missingText, missWords } from './miss-words.ts';
import { type Undoable, useUndoable } from './use-undoable.ts';

interface Missing {
  readonly pending: boolean;
  /** What to say where it could neither be kept nor sent. */
  readonly unkept: string | undefined;
  readonly miss: () => Promise<void>;
  /** While it can be taken back: what it will do, and when. */
  readonly undoing: { readonly text: string; readonly undo: () => void } | undefined;
  /** Of the button that takes the place of the pressed one. */
  readonly focusNext: RefCallback<HTMLButtonElement>;
}

/** A visit that is marked as missed; for ten seconds it can be undone. */
export function useMiss(
  { id: leadId, full_name, email }: Lead,
  { id: visitId, status, start }: Visit,
): Missing {
  const { pending, unkept, perform } = useKeptAct('admin-visit');
  const isOnline = useOnline();
  const undoable = useUndoable(visitId);
  const isUnderway = status === 'underway';
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
      const about = { leadId, said: `${missWords(isUnderway).act}, ${full_name}`, canUndo: true };
      const outcome = await perform({ id: leadId, visitId, act: 'miss', seen_start: start }, about);
      if (outcome === 'done') tellSuccess('Visit Updated', 'The visit is marked as missed.');
      if (outcome === 'waiting') tellSuccess('Saved here', waitsText());
    } catch (error) {
      if (!isFull(error)) tellFailure(error, 'Failed to update the visit');
    }
  };
  const undoingOf = ({ secondsLeft, undo }: Undoable) => {
    const time = counted(secondsLeft, 'second');
    return {
      text: isOnline ? missingText({ name: full_name, email, isUnderway }, time) : savingText(time),
      undo: () => {
        wasPressed.current = true;
        void undo();
      },
    };
  };
  return {
    pending: pending !== undefined,
    unkept,
    miss,
    undoing: undoable?.input.act === 'miss' ? undoingOf(undoable) : undefined,
    focusNext,
  };
}
