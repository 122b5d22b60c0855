import { CalendarCustomer, CalendarLead, calendarDays } from '#domain/calendar/calendar-days.ts';
import { dayWishes } from '#domain/calendar/day-wishes.ts';
import { daysFrom } from '#domain/los-angeles.ts';
import { calendarOperations } from '#domain/operations/calendar.ts';
import { customerPartsById } from './data/customer/customers.ts';
import { leadPartsById } from './data/lead/leads-by-id.ts';
import { openLeadIds } from './data/search/open-leads.ts';
import { newestSettings } from './data/settings/settings.ts';
import { forecastsOf } from './data/sky/forecasts.ts';
import { dayRows, entriesOf } from './data/visit/day-row.ts';
import { adminOperation } from './runtime/admin-operation.ts';

export const handler = adminOperation('admin-calendar', calendarOperations, async ({ from, to }, { now }) => {
  const days = daysFrom(from, to);
  const [rows, { settings }, openIds] = await Promise.all([dayRows(days), newestSettings(), openLeadIds()]);
  const entries = entriesOf(rows);
  const bookedIds = entries.map(({ lead_id }) => lead_id);
  const [leads, forecasts] = await Promise.all([
    leadPartsById(CalendarLead, [...openIds, ...bookedIds]),
    forecastsOf(entries.map(({ area }) => area)),
  ]);
  const customerIds = bookedIds.flatMap((id) => leads.get(id)?.customer_id ?? []);
  const customers = await customerPartsById(CalendarCustomer, customerIds);
  const open = openIds.flatMap((id) => leads.get(id) ?? []);
  return {
    now,
    days: calendarDays(days, { entries, leads, customers, forecasts, settings, now }),
    wishes: dayWishes(open, now),
  };
});
