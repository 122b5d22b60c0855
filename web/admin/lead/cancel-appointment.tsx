import { visitsCalledOff } from '#domain/appointment.ts';
import { formatAppointment } from '#domain/los-angeles.ts';
import { callAdmin } from '../call-admin.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import type { LeadDesk } from './lead-desk.ts';
import { Question } from './question.tsx';
import { useConfirmedSend } from './use-confirmed-send.ts';

interface CancelAppointmentProps {
  readonly desk: LeadDesk;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms canceling an appointment that was emailed: the customer is notified and there is no undo. */
export function CancelAppointment({ desk, open, onClose }: CancelAppointmentProps) {
  const { lead } = desk;
  const { send, busy } = useConfirmedSend(desk.current);
  const [told] = visitsCalledOff(lead, { status: 'CANCELED' });
  const day = told && formatAppointment(told.start, told.hours, new Date().toISOString());
  const cancel = async () => {
    const changes = { status: 'CANCELED' as const };
    try {
      const canceled = await send(changes, async (idempotencyKey) => {
        await desk.settled();
        return (await callAdmin('admin-lead-update', { id: lead.id, ...changes }, { idempotencyKey })).lead;
      });
      if (!canceled) return;
      desk.put(canceled);
      tellSuccess('Status Updated', 'Lead status updated to Canceled. The customer has been emailed.');
      onClose();
    } catch (error) {
      tellFailure(error, 'Failed to update status');
      desk.reload();
    }
    desk.onChanged();
  };
  return (
    <Question
      open={open}
      onClose={onClose}
      title="Cancel the appointment?"
      confirm="Cancel and send email"
      keep="Keep the appointment"
      busy={busy}
      onConfirm={cancel}
    >
      {lead.full_name} expects you on {day}. Canceling sends an email that takes the appointment off their
      calendar. This can’t be undone.
    </Question>
  );
}
