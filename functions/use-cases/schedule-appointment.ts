import { appointmentSent, nextAppointment } from '#domain/appointment.ts';
import type { Lead } from '#domain/lead.ts';
import { appointmentMail } from '../mail/appointment-mail.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { mailOnce } from './mail-once.ts';

/** Mails an appointment with its calendar file to the customer, then records it. */
export const scheduleAppointment = (lead: Lead, scheduled_at: string, call: AdminCall): Promise<Lead> =>
  mailOnce(
    {
      lead,
      kind: 'appointment',
      request: { scheduled_at },
      prepare: (fresh) => {
        const appointment = nextAppointment(fresh, scheduled_at, call.now);
        return {
          mail: appointmentMail(fresh, appointment),
          change: appointmentSent(fresh.id, appointment, call),
        };
      },
      failure: 'Failed to send schedule email',
    },
    call,
  );
