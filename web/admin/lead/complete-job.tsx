import { useState } from 'react';
import type { LeadDesk } from './lead-desk.ts';
import { Question } from './question.tsx';

interface CompleteJobProps {
  readonly desk: LeadDesk;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms completing a job: the customer is notified and there is no undo. */
export function CompleteJob({ desk, open, onClose }: CompleteJobProps) {
  const [busy, setBusy] = useState(false);
  const complete = async () => {
    setBusy(true);
    const saved = await desk.save({ status: 'COMPLETED' });
    setBusy(false);
    if (saved) onClose();
  };
  return (
    <Question
      open={open}
      onClose={onClose}
      title="Is the job done?"
      confirm="Complete and send email"
      keep="Not yet"
      busy={busy}
      onConfirm={complete}
    >
      {desk.lead.full_name} will get an email saying the boat is done. This can’t be undone.
    </Question>
  );
}
