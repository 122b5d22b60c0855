import { useState } from 'react';
import { formatAppointment } from '#domain/los-angeles.ts';
import { visitsCalledOff } from '#domain/visit/appointment.ts';
import { serverNow } from '../data/server-clock.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { Question } from '../lead/question.tsx';
import { useConfirmedSend } from '../lead/use-confirmed-send.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { CancelWhy } from './cancel-why.tsx';

interface CancelAppointmentProps {
  readonly context: LeadContext;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms canceling an appointment that was emailed: the customer is notified and there is no undo. */
export function CancelAppointment({ context, open, onClose }: CancelAppointmentProps) {
  const { lead } = context;
  const { send, busy } = useConfirmedSend('admin-lead-update');
  const [why, setWhy] = useState('');
  const [told] = visitsCalledOff(lead, { status: 'CANCELED' });
  const cancel = async () => {
    await context.settled();
    try {
      if (!(await send({ id: lead.id, status: 'CANCELED', ...(why.trim() && { why }) }))) return;
      const mailed = told ? 'The customer has been emailed.' : 'Nobody was emailed.';
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
      confirm={told ? 'Cancel and send email' : 'Cancel it'}
      keep="Keep the appointment"
      busy={busy}
      onConfirm={cancel}
      field={<CancelWhy why={why} onWrite={setWhy} />}
    >
      {told && told.status === 'planned'
        ? `${lead.full_name} expects you on ${formatAppointment(told.start, told.hours, serverNow())}.`
        : `You’ve started the job for ${lead.full_name}.`}{' '}
      {told
        ? 'Canceling sends an email that takes the appointment off their calendar.'
        : 'Canceling ends it, and nobody is emailed.'}{' '}
      This can’t be undone.
    </Question>
  );
}
