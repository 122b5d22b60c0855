import { hoursOf } from './appointment.ts';
import type { Lead } from './lead.ts';
import { dayOf } from './los-angeles.ts';
import type { DayWish } from './operations/calendar.ts';
import { areaOfLead, plannedVisits } from './visit.ts';

/** The days that customers wish for and that nobody has booked yet, soonest first. */
export function dayWishes(leads: readonly Lead[], now: string): DayWish[] {
  const today = dayOf(now);
  return leads
    .flatMap((lead): DayWish[] => {
      const { preferred_date, preferred_window, visits = [], requested_service } = lead;
      if (preferred_date === undefined || preferred_date < today || plannedVisits(visits).length > 0)
        return [];
      const area = areaOfLead(lead);
      return [
        {
          lead_id: lead.id,
          name: lead.full_name,
          day: preferred_date,
          hours: hoursOf(lead),
          service: requested_service,
          ...(preferred_window && { window: preferred_window }),
          ...(area !== undefined && { area }),
          ...(!lead.email && { no_email: true }),
        },
      ];
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}
