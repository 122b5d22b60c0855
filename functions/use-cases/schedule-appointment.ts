import { appointmentProblem, appointmentSent, movedFrom, nextAppointment } from '#domain/appointment.ts';
import type { Lead } from '#domain/lead.ts';
import { appointmentMail } from '../mail/appointment-mail.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { AppError } from '../runtime/app-error.ts';
import { mailOnce } from './mail-once.ts';

interface WantedAppointment {
  readonly scheduled_at: string;
  readonly past?: boolean | undefined;
}

/** Emails an appointment with its calendar file, then records it. */
export const scheduleAppointment = (
  lead: Lead,
  { scheduled_at, past }: WantedAppointment,
  call: AdminCall,
): Promise<Lead> =>
  mailOnce(
    {
      lead,
      kind: 'appointment',
      request: { scheduled_at },
      prepare: (fresh) => {
        // After the claim: on a retry after a lost answer the time may have passed.
        const problem = appointmentProblem(scheduled_at, past, call.now);
        if (problem) throw new AppError('invalid', problem, { fields: { scheduled_at: problem } });
        const appointment = nextAppointment(fresh, scheduled_at, call.now);
        const before = movedFrom(fresh, appointment);
        return {
          mail: appointmentMail(fresh, appointment),
          change: ({ id }) => appointmentSent(id, appointment, before, call),
        };
      },
      failure: 'Failed to send schedule email',
    },
    call,
  );
