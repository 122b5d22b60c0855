import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { maxCalendarDays } from '#domain/calendar/max-calendar-days.ts';
import { dayOf, shiftDay } from '#domain/los-angeles.ts';
import type { TimeOff } from '#domain/settings.ts';
import { tellFailure } from '../tell.ts';
import { callAdmin } from './call-admin.ts';

async function visitsAround({ from, to }: TimeOff): Promise<CalendarVisit[]> {
  const [first, last] = [dayOf(from), dayOf(to)];
  const lastAsked = shiftDay(first, maxCalendarDays - 1);
  const { days } = await callAdmin('admin-calendar', {
    from: first,
    to: last < lastAsked ? last : lastAsked,
  });
  return days.flatMap(({ visits }) => visits);
}

/** The visits in time that is no longer off whose customers were told that we can't come. */
export async function stillCalledOff(freed: readonly TimeOff[]): Promise<CalendarVisit[]> {
  try {
    const visits = (await Promise.all(freed.map(visitsAround))).flat();
    const told = visits.filter(({ called_off, is_off }) => called_off && !is_off);
    return [...new Map(told.map((visit) => [visit.id, visit])).values()];
  } catch (error) {
    tellFailure(error, 'Couldn’t look up who was told that you can’t come.');
    return [];
  }
}
