import { nextAppointment } from '#domain/appointment.ts';
import { formatAppointment } from '#domain/los-angeles.ts';
import { leadMails } from '#domain/operations/lead-mails.ts';
import { leadOf } from './data/leads.ts';
import { appointmentMail } from './mail/appointment-mail.ts';
import { mailOnce } from './mail/mail-once.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { foundLead } from './runtime/found.ts';

export const handler = adminOperation('admin-schedule', leadMails, async ({ leadId, scheduled_at }, call) => {
  const lead = await mailOnce(
    {
      lead: foundLead(await leadOf(leadId)),
      kind: 'appointment',
      request: { scheduled_at },
      prepare: (fresh) => {
        const appointment = nextAppointment(fresh, scheduled_at, call.now);
        const when = formatAppointment(scheduled_at, appointment.hours, call.now);
        return {
          mail: appointmentMail(fresh, appointment),
          changes: { scheduled_at, status: 'SCHEDULED', appointment_sent: appointment },
          trace: { status: 'Appointment emailed', note: when },
        };
      },
      failure: 'Failed to send schedule email',
    },
    call,
  );
  return { lead };
});
