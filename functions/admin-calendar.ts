import { calendarDays } from '#domain/calendar-days.ts';
import { dayWishes } from '#domain/day-wishes.ts';
import { daysFrom } from '#domain/los-angeles.ts';
import { calendarOperations } from '#domain/operations/calendar.ts';
import { customersById } from './data/customers.ts';
import { dayRows, entriesOf } from './data/days.ts';
import { forecastsOf } from './data/forecasts.ts';
import { leadsById } from './data/leads-by-id.ts';
import { openLeads } from './data/open-leads.ts';
import { newestSettings } from './data/settings.ts';
import { adminOperation } from './runtime/admin-operation.ts';

export const handler = adminOperation('admin-calendar', calendarOperations, async ({ from, to }, { now }) => {
  const days = daysFrom(from, to);
  const [rows, { settings }, open] = await Promise.all([dayRows(days), newestSettings(), openLeads()]);
  const entries = entriesOf(rows);
  const [leads, forecasts] = await Promise.all([
    leadsById(entries.map(({ lead_id }) => lead_id)),
    forecastsOf(entries.map(({ area }) => area)),
  ]);
  const customers = await customersById([...leads.values()].flatMap(({ customer_id }) => customer_id ?? []));
  return {
    now,
    days: calendarDays(days, { entries, leads, customers, forecasts, settings, now }),
    wishes: dayWishes(open, now),
  };
});
