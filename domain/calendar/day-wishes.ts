import { dayOf } from '../los-angeles.ts';
import { namedDays } from '../visit/named-days.ts';
import { areaOfLead, plannedVisits } from '../visit/visit.ts';
import { hoursOf } from '../visit/visit-hours.ts';
import type { DayWish } from './calendar-day.ts';
import type { CalendarLead } from './calendar-days.ts';

export function dayWishes(leads: readonly CalendarLead[], now: string): DayWish[] {
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
      const had = visits.map(({ start }) => dayOf(start));
      return namedDays(lead, now)
        .filter((day) => !had.includes(day))
        .map((day) => ({ ...wish, day }));
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}
