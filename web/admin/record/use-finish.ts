import { useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { ApiError } from '../../api/call-operation.ts';
import { useKeptAct, waitsText } from '../data/use-kept-act.ts';
import { useUndoTime } from '../data/use-undo-time.ts';
import { fullText, isFull } from '../device/store.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { type FinishDraft, forgetDraft, keepDraft, type OpenDraft } from './finish-draft.ts';

interface UseFinish {
  readonly lead: Lead;
  readonly visitId: string | undefined;
  readonly opened: OpenDraft;
  readonly onDone: () => void;
  /** The record was changed elsewhere: what is on the sheet is of an older one. */
  readonly onChanged: () => void;
}

const requestOf = ({ lead, visitId }: Pick<UseFinish, 'lead' | 'visitId'>, draft: FinishDraft) => ({
  id: lead.id,
  ...(draft.version === undefined ? visitId && { visit_id: visitId } : { version: draft.version }),
  lines: [...draft.lines],
  ...(draft.discount > 0 && { discount: draft.discount }),
  ...(draft.note.trim() && { note: draft.note.trim() }),
  ...(draft.how && { paid: { how: draft.how } }),
  ...(draft.version !== undefined && draft.mail && { mail: true }),
});

/** The sheet's draft, which the device keeps, and its sending, which waits for an undo. */
export function useFinish({ lead, visitId, opened, onDone, onChanged }: UseFinish) {
  const [draft, setDraft] = useState(opened.draft);
  const { pending, perform } = useKeptAct('admin-finish');
  const isSending = pending !== undefined;
  const isFirst = draft.version === undefined;

  const keep = (next: FinishDraft) => {
    setDraft(next);
    keepDraft(lead.id, next);
  };
  const send = async () => {
    try {
      const said = `${isFirst ? 'Finish' : 'Corrected receipt'}, ${lead.full_name}`;
      const outcome = await perform(requestOf({ lead, visitId }, draft), { leadId: lead.id, said });
      forgetDraft(lead.id);
      if (outcome === 'waiting') tellSuccess(isFirst ? 'Job finished here' : 'Correction saved', waitsText);
      else tellSuccess(isFirst ? 'Job Finished' : 'Receipt Corrected');
      onDone();
    } catch (error) {
      tellFailure(error, isFull(error) ? fullText : 'Failed to finish the job. It’s kept here.');
      if (error instanceof ApiError && error.reason === 'record-changed') onChanged();
    }
  };
  const { secondsLeft, ...time } = useUndoTime({ onOver: () => void send() });
  const isCounting = secondsLeft !== undefined;

  return {
    draft,
    /** A press of Send that was neither undone nor answered. */
    isUnsent: draft.wasPressed && !isCounting && !isSending,
    secondsLeft,
    isSending,
    change: (change: Partial<FinishDraft>) => keep({ ...draft, ...change, wasPressed: false }),
    press: () => {
      if (isSending || isCounting) return;
      keep({ ...draft, wasPressed: true });
      // Who is told nothing has nothing to take back.
      if (draft.version !== undefined && !draft.mail) void send();
      else time.press();
    },
    undo: () => {
      if (time.undo()) keep({ ...draft, wasPressed: false });
    },
  };
}

export type Finish = ReturnType<typeof useFinish>;
