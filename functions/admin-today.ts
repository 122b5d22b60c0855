import { gapsOf, unfilledGaps } from '#domain/gap/gaps.ts';
import type { Lead } from '#domain/lead.ts';
import { addDays, dayOf, daysFrom } from '#domain/los-angeles.ts';
import { mayHaveSaid } from '#domain/message/said-at-visit.ts';
import { askedReadyAt, knewAt } from '#domain/message/text-opened.ts';
import { calendarOperations } from '#domain/operations/calendar.ts';
import { forecastDays } from '#domain/sky/forecast-days.ts';
import { todayOf } from '#domain/today/today.ts';
import { stillHeardOf } from '#domain/today/unsent.ts';
import { mayBeUntold } from '#domain/today/waiting.ts';
import { areaOfLead, waitsForTime } from '#domain/visit/visit.ts';
import { hasOpenDraft } from './data/content/open-drafts.ts';
import { suggestionContent } from './data/content/published-content.ts';
import { customersById } from './data/customer/customers.ts';
import { leadsById } from './data/lead/leads-by-id.ts';
import { lateMails } from './data/mail/late-mails.ts';
import { firstPhotos } from './data/photo/photo-views.ts';
import { unpaidLeadIds } from './data/record/receipts.ts';
import { openAndChangedLeadIds } from './data/search/open-leads.ts';
import { newestSettings } from './data/settings/settings.ts';
import { storedUnsent } from './data/settings/unsent.ts';
import { forecastsOf } from './data/sky/forecasts.ts';
import { timelineOf } from './data/timeline.ts';
import { dayRows, entriesOf } from './data/visit/day-row.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { messagesOf } from './use-cases/status/messages-of.ts';

/** Days before today whose visits may still wait for a word. */
const daysBack = 14;

/** Only their histories say when those who have no email were texted, and what was said at a visit; each is read once. */
async function toldByHistories(leads: readonly Lead[], visited: readonly Lead[], now: string) {
  const textable = leads.filter((lead) => mayBeUntold(lead, now));
  const saying = visited.filter(mayHaveSaid);
  const texted = visited.filter(({ email }) => email === undefined);
  const ids = new Set([...textable, ...saying, ...texted].map(({ id }) => id));
  const histories = new Map(
    await Promise.all([...ids].map(async (id) => [id, await timelineOf(id)] as const)),
  );
  const historyOf = ({ id }: Lead) => histories.get(id) ?? [];
  const messages = saying.map(async (lead) => [lead.id, await messagesOf(lead, historyOf(lead))] as const);
  return {
    knownAt: new Map(textable.map((lead) => [lead.id, knewAt(historyOf(lead))] as const)),
    textedAt: new Map(texted.map((lead) => [lead.id, askedReadyAt(historyOf(lead))] as const)),
    messages: new Map(await Promise.all(messages)),
  };
}

const isPlanAsked = ({ status, monthly_plan_interest }: Lead): boolean =>
  status === 'COMPLETED' && monthly_plan_interest !== undefined;

export const handler = adminOperation('admin-today', calendarOperations, async (_input, { now }) => {
  const today = dayOf(now);
  const days = daysFrom(today, dayOf(addDays(now, forecastDays - 1)));
  const back = daysFrom(dayOf(addDays(now, -daysBack)), today);
  const [rows, { settings }, suggestion, changedIds, unpaidIds, { devices }, late_mails, isSiteChanged] =
    await Promise.all([
      dayRows([...back, ...days]),
      newestSettings(),
      suggestionContent(),
      openAndChangedLeadIds(now),
      unpaidLeadIds(),
      storedUnsent(),
      lateMails(now),
      hasOpenDraft(),
    ]);
  const openIds = [...changedIds, ...unpaidIds, ...late_mails.keys()];
  const entries = entriesOf(rows);
  const undone = entries.filter(({ status }) => status !== 'done');
  const visitedIds = undone.map(({ lead_id }) => lead_id);
  const known = await leadsById([...openIds, ...visitedIds]);
  const waiting = [...known.values()].filter(waitsForTime).map(areaOfLead);
  const forecasts = await forecastsOf([...entries.map(({ area }) => area), ...waiting]);
  const leadsOf = (ids: readonly string[]) => [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
  const [openLeads, visited] = [leadsOf(openIds), leadsOf(visitedIds)];
  const ofToday = entries.filter(({ start }) => dayOf(start) === today).map(({ lead_id }) => lead_id);
  const [customers, photos, told] = await Promise.all([
    customersById(
      [...visited, ...openLeads.filter(isPlanAsked)].flatMap(({ customer_id }) => customer_id ?? []),
    ),
    firstPhotos(visited.filter(({ id }) => ofToday.includes(id))),
    toldByHistories([...known.values()], visited, now),
  ]);
  const ofCustomers = [...customers.values()].flatMap(({ lead_ids }) => lead_ids);
  const otherIds = [...ofCustomers, ...ofToday].filter((id) => !known.has(id));
  const others = new Map([...known, ...(await leadsById(otherIds))]);
  const leads = new Map(visited.map((lead) => [lead.id, lead]));
  const facts = {
    entries,
    leads,
    others,
    customers,
    photos,
    forecasts,
    settings,
    ...told,
    late_mails,
    now,
  };
  const unsent = stillHeardOf(devices, now);
  const gapFacts = { entries, forecasts, settings, ...suggestion, now };
  const gaps = gapsOf(openLeads, gapFacts);
  const unfilled = unfilledGaps(openLeads, gaps, gapFacts);
  return {
    ...todayOf(days, { ...facts, openLeads }),
    gaps,
    ...(unfilled.length > 0 && { unfilled }),
    ...(unsent.length > 0 && { unsent }),
    ...(isSiteChanged && { has_site_draft: true }),
  };
});
