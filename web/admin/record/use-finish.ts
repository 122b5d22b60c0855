import { useEffect, useRef, useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { openExtrasOf } from '#domain/offer/open-extras.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { ApiError } from '../../api/call-operation.ts';
import { serverNow } from '../data/server-clock.ts';
import { undoAct } from '../data/undo-act.ts';
import { useKeptAct, waitsText } from '../data/use-kept-act.ts';
import { samePressMs } from '../data/use-undo.ts';
import { useUndoSeconds } from '../data/use-undo-seconds.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { isFull } from '../device/full.ts';
import { msToUndo, undoMs } from '../device/waiting-act.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { type FinishDraft, forgetDraft, isMailed, keepDraft, type OpenDraft } from './finish-draft.ts';

interface UseFinish {
  readonly lead: Lead;
  readonly visit: Pick<Visit, 'id' | 'start'> | undefined;
  readonly opened: OpenDraft;
  readonly onDone: (isSent: boolean) => void;
  /** What the sheet shows is older than what the server knows. */
  readonly onChanged: () => void;
}

const billedLength = ({ length_ft }: Lead, { lines }: FinishDraft) =>
  length_ft !== undefined &&
  lines.some(({ quantity }) => quantity === length_ft) && { seen_length_ft: length_ft };

const requestOf = ({ lead, visit }: Pick<UseFinish, 'lead' | 'visit'>, draft: FinishDraft) => ({
  id: lead.id,
  ...(draft.version === undefined
    ? {
        ...(visit && { visit_id: visit.id, seen_start: visit.start, last: true }),
        ...billedLength(lead, draft),
      }
    : { version: draft.version }),
  lines: [...draft.lines],
  ...(draft.discount > 0 && { discount: draft.discount }),
  ...(draft.note.trim() && { note: draft.note.trim() }),
  extras: [...draft.extras],
  unanswered_extras: openExtrasOf(lead, serverNow()).map(({ id }) => id),
  ...(draft.left_off && { left_off: [...draft.left_off] }),
  ...(draft.how && lead.record?.paid_on === undefined && { paid: { how: draft.how } }),
  ...(draft.version !== undefined && isMailed(draft, lead) && { mail: true }),
});

/** The sheet's draft, which the device keeps, and its sending, which waits for an undo. */
export function useFinish({ lead, visit, opened, onDone, onChanged }: UseFinish) {
  const [draft, setDraft] = useState(opened.draft);
  const { pending, unkept, perform } = useKeptAct('admin-finish');
  const { acts } = useWaiting();
  const waiting = acts.find((act) => act.name === 'admin-finish' && act.leadId === lead.id);
  const secondsLeft = useUndoSeconds(waiting);
  const undoneAt = useRef(Number.NEGATIVE_INFINITY);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const isFirst = draft.version === undefined;

  const keep = (next: FinishDraft) => {
    setDraft(next);
    const isUntouched = opened.from !== 'draft' && JSON.stringify(next) === JSON.stringify(opened.draft);
    if (isUntouched) forgetDraft(lead.id);
    else keepDraft(lead.id, next);
  };
  const send = async (canUndo: boolean) => {
    try {
      const said = `${isFirst ? 'Finish' : 'Corrected receipt'}, ${lead.full_name}`;
      const outcome = await perform(requestOf({ lead, visit }, draft), {
        leadId: lead.id,
        said,
        canUndo,
      });
      if (outcome === 'undone') return;
      forgetDraft(lead.id);
      if (outcome === 'waiting') {
        tellSuccess(isFirst ? 'Job finished here' : 'Correction saved', waitsText(lead.id));
      } else tellSuccess(isFirst ? 'Job Finished' : 'Receipt Corrected');
      if (isOpen.current) onDone(outcome !== 'waiting');
    } catch (error) {
      if (!isFull(error)) tellFailure(error, 'Failed to finish the job. It’s kept here.');
      if (error instanceof ApiError && error.reason !== undefined) onChanged();
    }
  };
  const isCounting = secondsLeft !== undefined;
  const isSending = pending !== undefined && !isCounting;

  return {
    draft,
    /** What was pressed, is on this device and can be undone no longer. */
    waiting: isSending || isCounting ? undefined : waiting,
    /** A press of Send that was neither undone nor answered. */
    isUnsent: draft.wasPressed && !isCounting && !isSending,
    unkept,
    secondsLeft,
    isSending,
    change: (change: Partial<FinishDraft>) => {
      if (waiting && isCounting) void undoAct(waiting);
      keep({ ...draft, ...change, wasPressed: false });
    },
    press: () => {
      // Nor is the second of two quick presses of Undo another press.
      if (isSending || isCounting || performance.now() - undoneAt.current < samePressMs) return;
      keep({ ...draft, wasPressed: true });
      // Who is told nothing has nothing to take back.
      void send(isFirst || isMailed(draft, lead));
    },
    undo: async () => {
      if (!waiting || undoMs - msToUndo(waiting) < samePressMs) return;
      if (!(await undoAct(waiting))) return;
      undoneAt.current = performance.now();
      keep({ ...draft, wasPressed: false });
    },
  };
}

export type Finish = ReturnType<typeof useFinish>;
