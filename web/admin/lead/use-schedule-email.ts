import { callAdmin } from '../call-admin.ts';
import { tellError } from '../tell.ts';
import type { LeadDesk } from './lead-desk.ts';
import { leadToMail } from './lead-to-mail.ts';
import type { Confirmed } from './send-questions.ts';
import { type LeadEmail, useLeadEmail } from './use-lead-email.ts';

const meant = ({ past, overlap }: Confirmed) => ({ ...(past && { past }), ...(overlap && { overlap }) });

const words = {
  success: ['Appointment Scheduled', 'We’ve emailed the customer the appointment.'],
  failure: 'Failed to send schedule email',
} as const;

/** The appointment email with its calendar file. A time that has passed or is taken is asked about. */
export const useScheduleEmail = (desk: LeadDesk): LeadEmail =>
  useLeadEmail(desk, {
    ...words,
    prepare: async (confirmed) => {
      const lead = await leadToMail(desk, ['scheduled_at', 'appointment_hours']);
      if (!lead) return undefined;
      const { id: leadId, scheduled_at, appointment_hours } = lead;
      if (scheduled_at === undefined) {
        tellError('Please set scheduled date/time first');
        return undefined;
      }
      const request = { leadId, scheduled_at, ...meant(confirmed) };
      return {
        // A different length makes a different email, although the server reads it from the lead.
        request: { leadId, scheduled_at, appointment_hours },
        isPast: Date.parse(scheduled_at) < Date.now(),
        call: async (idempotencyKey) => (await callAdmin('admin-schedule', request, { idempotencyKey })).lead,
      };
    },
  });

/** One more visit of the lead, with an email of its own. `start` is undefined until it is typed. */
export const useAddedDay = (desk: LeadDesk, start: string | undefined): LeadEmail =>
  useLeadEmail(desk, {
    ...words,
    prepare: async (confirmed) => {
      if (start === undefined) {
        tellError('Set the day and time first');
        return undefined;
      }
      const request = {
        leadId: desk.lead.id,
        scheduled_at: start,
        add: true as const,
        ...meant(confirmed),
      };
      return {
        request: { leadId: desk.lead.id, start, ...meant(confirmed) },
        isPast: Date.parse(start) < Date.now(),
        call: async (idempotencyKey) => (await callAdmin('admin-schedule', request, { idempotencyKey })).lead,
      };
    },
  });
