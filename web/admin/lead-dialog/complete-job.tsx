import { useState } from 'react';
import { serverNow } from '../data/server-clock.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { Question } from '../lead/question.tsx';
import { completeQuestion } from './complete-question.ts';

interface CompleteJobProps {
  readonly context: LeadContext;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms completing a job: the customer may be notified and there is no undo. */
export function CompleteJob({ context, open, onClose }: CompleteJobProps) {
  const { isMailed, text } = completeQuestion(context.lead, serverNow());
  const [busy, setBusy] = useState(false);
  const complete = async () => {
    setBusy(true);
    const saved = await context.save({ status: 'COMPLETED' });
    setBusy(false);
    if (saved) onClose();
  };
  return (
    <Question
      open={open}
      onClose={onClose}
      title="Is the job done?"
      confirm={isMailed ? 'Complete and send email' : 'Complete'}
      keep="Not yet"
      busy={busy}
      onConfirm={complete}
    >
      {text} This can’t be undone.
    </Question>
  );
}
