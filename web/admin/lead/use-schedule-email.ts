import { callAdmin } from '../call-admin.ts';
import { tellError } from '../tell.ts';
import type { LeadDesk } from './lead-desk.ts';
import { leadToMail } from './lead-to-mail.ts';
import { type LeadEmail, useLeadEmail } from './use-lead-email.ts';

export const useScheduleEmail = (desk: LeadDesk): LeadEmail =>
  useLeadEmail(desk, {
    prepare: async ({ past }) => {
      const lead = await leadToMail(desk, ['scheduled_at', 'appointment_hours']);
      if (!lead) return undefined;
      const { id: leadId, scheduled_at, appointment_hours } = lead;
      if (scheduled_at === undefined) {
        tellError('Please set scheduled date/time first');
        return undefined;
      }
      const request = { leadId, scheduled_at, ...(past && { past }) };
      return {
        // A different length makes a different email, although the server reads it from the lead.
        request: { leadId, scheduled_at, appointment_hours },
        isPast: Date.parse(scheduled_at) < Date.now(),
        call: async (idempotencyKey) => (await callAdmin('admin-schedule', request, { idempotencyKey })).lead,
      };
    },
    success: ['Appointment Scheduled', 'The customer has the appointment in an email.'],
    failure: 'Failed to send schedule email',
  });
