import { useState } from 'react';
import { serverNow } from '../data/server-clock.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { Question } from '../lead/question.tsx';
import { useConfirmedSend } from '../lead/use-confirmed-send.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { cancelQuestion } from './cancel-question.ts';
import { CancelWhy } from './cancel-why.tsx';

interface CancelAppointmentProps {
  readonly context: LeadContext;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms canceling an appointment, which has no undo. */
export function CancelAppointment({ context, open, onClose }: CancelAppointmentProps) {
  const { lead } = context;
  const { send, busy } = useConfirmedSend('admin-lead-update');
  const [why, setWhy] = useState('');
  const question = cancelQuestion(lead, serverNow());
  const cancel = async () => {
    await context.settled();
    try {
      if (!(await send({ id: lead.id, status: 'CANCELED', ...(why.trim() && { why }) }))) return;
      const mailed = question?.isMailed ? 'The customer has been emailed.' : 'Nobody was emailed.';
      tellSuccess('Status Updated', `Lead status updated to Canceled. ${mailed}`);
      onClose();
    } catch (error) {
      tellFailure(error, 'Failed to update status');
    }
  };
  return (
    <Question
      open={open}
      onClose={onClose}
      title="Cancel the appointment?"
      confirm={question?.isMailed ? 'Cancel and send email' : 'Cancel it'}
      keep="Keep the appointment"
      busy={busy}
      onConfirm={cancel}
      field={<CancelWhy why={why} onWrite={setWhy} />}
    >
      {question?.text}
    </Question>
  );
}
