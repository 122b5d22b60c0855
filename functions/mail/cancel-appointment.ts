import { appointmentCalledOff, canceledAppointment } from '#domain/appointment.ts';
import type { Lead, LeadUpdate } from '#domain/lead.ts';
import { formatAppointment } from '#domain/los-angeles.ts';
import { AppError } from '../runtime/app-error.ts';
import type { Call } from '../runtime/pipeline.ts';
import { appointmentCanceledMail } from './appointment-mail.ts';
import { mailOnce } from './mail-once.ts';

/** Cancels a lead whose appointment the customer was told of: mails first, then writes the changes. */
export function cancelAppointment(lead: Lead, changes: LeadUpdate, call: Call): Promise<Lead> {
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
          changes: { ...changes, appointment_sent: canceled },
          trace: {
            status: 'Cancellation emailed',
            note: formatAppointment(sent.scheduled_at, sent.hours, call.now),
          },
        };
      },
      failure: 'Failed to send cancellation email',
    },
    call,
  );
}
