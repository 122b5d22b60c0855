import { leadMails } from '#domain/operations/lead-mails.ts';
import { leadOf } from './data/lead/leads.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { foundLead } from './use-cases/found-lead.ts';
import { scheduleAppointment } from './use-cases/visit/schedule-appointment.ts';

export const handler = adminOperation('admin-schedule', leadMails, async ({ leadId, ...wanted }, call) =>
  scheduleAppointment(foundLead(await leadOf(leadId)), wanted, call),
);
