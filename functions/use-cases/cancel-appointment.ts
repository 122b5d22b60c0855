import { appointmentCalledOff, canceledAppointment, cancellationSent } from '#domain/appointment.ts';
import type { Lead, LeadUpdate } from '#domain/lead.ts';
import { appointmentCanceledMail } from '../mail/appointment-mail.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { AppError } from '../runtime/app-error.ts';
import { mailOnce } from './mail-once.ts';

/** Cancels a lead whose customer knows of the appointment: emails first, then writes. */
export function cancelAppointment(lead: Lead, changes: LeadUpdate, call: AdminCall): Promise<Lead> {
  return mailOnce(
    {
      lead,
      kind: 'cancellation',
      request: changes,
      prepare: (fresh) => {
        const sent = appointmentCalledOff(fresh, changes);
        if (!sent) throw new AppError('conflict', 'The appointment was canceled in the meantime.');
        const canceled = canceledAppointment(sent, fresh, call.now);
        return {
          mail: appointmentCanceledMail(fresh, { ...canceled, sent_at: call.now }),
          change: ({ id }) => cancellationSent(id, canceled, changes, call),
        };
      },
      failure: 'Failed to send cancellation email',
    },
    call,
  );
}
