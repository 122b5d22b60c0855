import { hoursOf } from './appointment.ts';
import type { CalendarLead } from './calendar-days.ts';
import { dayOf } from './los-angeles.ts';
import type { DayWish } from './operations/calendar.ts';
import { areaOfLead, plannedVisits } from './visit.ts';

/** The days that a yes names, or else the one of the request. */
function wishedDays({ preferred_date, offer_answer }: CalendarLead): readonly string[] {
  const { days = [] } = offer_answer ?? {};
  if (days.length > 0) return [...new Set(days)];
  return preferred_date === undefined ? [] : [preferred_date];
}

/** The days that customers wish for and that nobody has booked yet, soonest first. */
export function dayWishes(leads: readonly CalendarLead[], now: string): DayWish[] {
  const today = dayOf(now);
  return leads
    .flatMap((lead): DayWish[] => {
      const { preferred_window, visits = [], requested_service } = lead;
      if (plannedVisits(visits).length > 0) return [];
      const area = areaOfLead(lead);
      const wish = {
        lead_id: lead.id,
        name: lead.full_name,
        hours: hoursOf(lead),
        service: requested_service,
        ...(preferred_window && { window: preferred_window }),
        ...(area !== undefined && { area }),
        ...(!lead.email && { no_email: true as const }),
      };
      return wishedDays(lead)
        .filter((day) => day >= today)
        .map((day) => ({ ...wish, day }));
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}
