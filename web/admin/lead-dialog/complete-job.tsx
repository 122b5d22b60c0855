import { useState } from 'react';
import type { LeadContext } from '../lead/lead-context.ts';
import { Question } from '../lead/question.tsx';

interface CompleteJobProps {
  readonly context: LeadContext;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms completing a job: the customer is notified and there is no undo. */
export function CompleteJob({ context, open, onClose }: CompleteJobProps) {
  const { full_name, email, completed_at } = context.lead;
  // Told once, however often the status is set.
  const isMailed = email !== undefined && completed_at === undefined;
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
      {isMailed
        ? `${full_name} will get an email saying the boat is done.`
        : `${full_name} left no email address, so you’ll tell them yourself.`}{' '}
      This can’t be undone.
    </Question>
  );
}
