import { addHours, dayOf, daysFrom } from '#domain/los-angeles.ts';
import { calendarOperations } from '#domain/operations/calendar.ts';
import { daysOfToday, todayOf } from '#domain/today.ts';
import { customersById } from './data/customers.ts';
import { dayRows, entriesOf } from './data/days.ts';
import { forecastsOf } from './data/forecasts.ts';
import { leadsById } from './data/leads-by-id.ts';
import { openAndChangedLeads } from './data/open-leads.ts';
import { firstPhotos } from './data/photo-views.ts';
import { newestSettings } from './data/settings.ts';
import { adminOperation } from './runtime/admin-operation.ts';

/** Days before today whose visits may still wait for a word. */
const daysBack = 14;

export const handler = adminOperation('admin-today', calendarOperations, async (_input, { now }) => {
  const today = dayOf(now);
  const days = daysFrom(today, dayOf(addHours(now, 24 * (daysOfToday - 1))));
  const back = daysFrom(dayOf(addHours(now, -24 * daysBack)), today);
  const [rows, { settings }, openLeads] = await Promise.all([
    dayRows([...back, ...days]),
    newestSettings(),
    openAndChangedLeads(now),
  ]);
  const entries = entriesOf(rows);
  const listed = new Map(openLeads.map((lead) => [lead.id, lead]));
  const ofVisits = entries.filter(({ status }) => status !== 'done').map(({ lead_id }) => lead_id);
  const [read, forecasts] = await Promise.all([
    leadsById(ofVisits.filter((id) => !listed.has(id))),
    forecastsOf(entries.map(({ area }) => area)),
  ]);
  const known = new Map([...listed, ...read]);
  const leads = new Map([...known].filter(([id]) => ofVisits.includes(id)));
  const ofToday = entries
    .filter(({ start }) => dayOf(start) === today)
    .flatMap(({ lead_id }) => leads.get(lead_id) ?? []);
  const [customers, photos] = await Promise.all([
    customersById([...leads.values()].flatMap(({ customer_id }) => customer_id ?? [])),
    firstPhotos(ofToday),
  ]);
  const ofCustomers = [...customers.values()].flatMap(({ lead_ids }) => lead_ids);
  const others = new Map([...known, ...(await leadsById(ofCustomers.filter((id) => !known.has(id))))]);
  const facts = { entries, leads, others, customers, photos, forecasts, settings, now };
  return todayOf(days, { ...facts, openLeads });
});
