import { useQueryClient } from '@tanstack/react-query';
import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { bookingPrice } from '#domain/offer/booking-price.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { hoursOf } from '#domain/visit/visit-hours.ts';
import { keys } from '../data/keys.ts';
import { serverNow } from '../data/server-clock.ts';
import type { Calendar } from '../data/use-calendar.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { leadToMail } from '../lead/lead-to-mail.ts';
import { type Asked, aboutPast, type Confirmed } from '../lead/send-questions.ts';
import { type LeadEmail, useLeadEmail } from '../lead/use-lead-email.ts';
import { tellError } from '../tell.ts';
import { notesOn } from './movable.ts';

const meant = ({ past, overlap }: Confirmed) => ({ ...(past && { past }), ...(overlap && { overlap }) });

const pastAsked = (start: string, confirmed: Confirmed): Asked | undefined =>
  start < serverNow() && !confirmed.past ? aboutPast(confirmed) : undefined;

const words = {
  act: 'admin-schedule',
  success: ['Appointment Scheduled', 'We’ve emailed the customer the appointment.'],
  failure: 'Failed to send schedule email',
  unsent: 'Nothing was sent or booked. Please try again.',
} as const;

function useNotes(): (lead: Lead, start: string) => string[] {
  const client = useQueryClient();
  return (lead, start) => {
    const day = dayOf(start);
    const calendar = client.getQueryData<Calendar>(keys.calendar(day, day));
    const known = client.getQueryData<OperationOutput<'admin-settings'>>(keys.settings);
    return notesOn({ hours: hoursOf(lead) }, start, calendar?.days[0], known?.settings);
  };
}

/** The appointment email with its calendar file. A time that has passed or is taken is asked about. */
export function useScheduleEmail(context: LeadContext): LeadEmail {
  const notesOf = useNotes();
  return useLeadEmail({
    ...words,
    prepare: async (confirmed) => {
      const lead = await leadToMail(context, [
        'scheduled_at',
        'appointment_hours',
        'est_price_min',
        'est_price_max',
      ]);
      if (!lead) return undefined;
      const { id: leadId, scheduled_at, appointment_hours } = lead;
      if (scheduled_at === undefined) {
        tellError('Please set scheduled date/time first');
        return undefined;
      }
      return {
        input: { leadId, scheduled_at, ...meant(confirmed) },
        // A different length or price makes a different email, although the server reads them from the lead.
        about: { leadId, scheduled_at, appointment_hours, price: bookingPrice(lead) },
        asked: pastAsked(scheduled_at, confirmed),
        notes: notesOf(lead, scheduled_at),
      };
    },
  });
}

/** The appointment for an offered time that the customer said yes to somewhere else than on their page. */
export const useOfferedTime = (context: LeadContext, start: string): LeadEmail =>
  useLeadEmail({
    ...words,
    prepare: async (confirmed) => {
      const lead = await leadToMail(context, ['appointment_hours']);
      return lead && { input: { leadId: lead.id, scheduled_at: start, ...meant(confirmed) } };
    },
  });

/** One more visit of the lead, with an email of its own. `start` is undefined until it is typed. */
export const useAddedDay = (context: LeadContext, start: string | undefined): LeadEmail =>
  useLeadEmail({
    ...words,
    prepare: async (confirmed) => {
      if (start === undefined) {
        tellError('Set the day and time first');
        return undefined;
      }
      return {
        input: { leadId: context.lead.id, scheduled_at: start, add: true as const, ...meant(confirmed) },
        asked: pastAsked(start, confirmed),
      };
    },
  });
