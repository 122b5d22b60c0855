import { AlertDialog } from 'radix-ui';
import { formatAppointment } from '#domain/los-angeles.ts';
import { callAdmin } from '../call-admin.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import type { LeadDesk } from './lead-desk.ts';
import { useMail } from './use-mail.ts';

interface CancelAppointmentProps {
  readonly desk: LeadDesk;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before an appointment is called off that the customer was told of: that mails, and has no undo. */
export function CancelAppointment({ desk, open, onClose }: CancelAppointmentProps) {
  const { lead } = desk;
  const mail = useMail(desk.current);
  const told = lead.appointment_sent;
  const cancel = async () => {
    const changes = { status: 'CANCELED' as const };
    try {
      const canceled = await mail.send(changes, async (idempotencyKey) => {
        await desk.settled();
        return (await callAdmin('admin-lead-update', { id: lead.id, ...changes }, { idempotencyKey })).lead;
      });
      if (!canceled) return;
      desk.put(canceled);
      tellSuccess('Status Updated', 'Lead status updated to Canceled, the customer has been mailed');
      onClose();
    } catch (error) {
      tellFailure(error, 'Failed to update status');
      desk.reload();
    }
    desk.onChanged();
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil" />
        <AlertDialog.Content className="admin pop">
          <AlertDialog.Title>Cancel the appointment?</AlertDialog.Title>
          <AlertDialog.Description>
            {lead.full_name} was told{' '}
            {told && formatAppointment(told.scheduled_at, told.hours, new Date().toISOString())}. Canceling
            mails a cancellation that removes it from the calendar. This cannot be undone.
          </AlertDialog.Description>
          <div className="btn-row">
            <button
              type="button"
              className="btn btn--main btn--small"
              aria-disabled={mail.busy}
              onClick={cancel}
            >
              {mail.busy ? 'Sending...' : 'Cancel and send email'}
            </button>
            <AlertDialog.Cancel className="btn btn--line btn--small">Keep the appointment</AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
