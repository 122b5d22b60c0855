import { boatOf } from '#domain/customer/customer-of-lead.ts';
import { missingPlace } from '#domain/customer/missing-place.ts';
import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { sharedPhotos } from '#domain/photo/job-photo-changes.ts';
import type { ShownPhoto } from '#domain/photo/lead-photo.ts';
import { planWish } from '#domain/plan/plan-wish.ts';
import { newPlanPrice } from '#domain/plan/price-of-day.ts';
import { isPlanOver, planOfVisit, plansOfRequest } from '#domain/plan/shown-plans.ts';
import type { Settings } from '#domain/settings.ts';
import { type LeadStatus, leadStatus, type StatusFacts, seenPhotos } from '#domain/status/lead-status.ts';
import { isOver } from '#domain/statuses.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { isCalledOff } from '#domain/visit/called-off.ts';
import { type DayEntry, daysOfTime } from '#domain/visit/day-row.ts';
import { expectedStart } from '#domain/visit/expected-start.ts';
import { behindPlanUntil, jobsBefore, visitToday } from '#domain/visit/job-before.ts';
import { asItStands } from '#domain/visit/move-offer.ts';
import { startRefusal } from '#domain/visit/open-times.ts';
import { areaOfLead, type Visit } from '#domain/visit/visit.ts';
import { hoursOf } from '#domain/visit/visit-hours.ts';
import { customersById } from '../../data/customer/customers.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { planMailsStoppedAt } from '../../data/mail/plan-mails.ts';
import { heedingStops } from '../../data/mail/unsubscribes.ts';
import { shownPhoto, shownPhotos } from '../../data/photo/photo-views.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { timelineOf } from '../../data/timeline.ts';
import { dayRows, entriesOf } from '../../data/visit/day-row.ts';
import { env } from '../../runtime/env.ts';

/** Times that the page offers with one tap, each with the hours that it would take. */
function offeredTimes(lead: Lead) {
  const { offer_sent, visits = [] } = lead;
  return [
    ...(offer_sent?.times ?? []).map((start) => ({ start, hours: hoursOf(lead) })),
    ...visits.flatMap(({ move_offer, hours }) =>
      (move_offer?.times ?? []).map((start) => ({ start, hours })),
    ),
  ];
}

async function photosOfPage(lead: Lead, entries: readonly TimelineEntry[]): Promise<Map<string, ShownPhoto>> {
  const [seen, ofJob] = await Promise.all([
    shownPhotos(lead, seenPhotos(lead, entries)),
    Promise.all(sharedPhotos(lead).map(async ({ path }) => [path, await shownPhoto(path)] as const)),
  ]);
  return new Map([...seen, ...ofJob]);
}

type ByCustomer = Pick<
  StatusFacts,
  'others' | 'sold' | 'missingPlace' | 'plans' | 'planIsOver' | 'newPrice' | 'planWish'
>;

/** What the page says by the lead's customer, who is read once. */
async function ofCustomer(lead: Lead, now: string): Promise<ByCustomer> {
  const { customer_id } = lead;
  const customers = await customersById(customer_id === undefined ? [] : [customer_id]);
  const customer = customers.get(customer_id ?? '');
  if (!customer) return { missingPlace: missingPlace(lead) };
  // Once it is over, the page offers to book again.
  const mayBookAgain = isOver(lead.status);
  const { boats, lead_ids, plans } = customer;
  const [known, planStop] = await Promise.all([
    leadsById(mayBookAgain || plans ? lead_ids : []),
    planMailsStoppedAt(customer),
  ]);
  const others = [...known.values()];
  return {
    missingPlace: missingPlace(lead, boatOf(lead, customers)?.berth),
    plans: plansOfRequest(lead, customer, others, now, planStop),
    planIsOver: isPlanOver(lead, customer),
    planWish: planWish(lead, customer, others),
    newPrice: newPlanPrice(lead, planOfVisit(lead, customer)),
    ...(mayBookAgain && {
      others,
      sold: new Set(boats.filter(({ is_sold }) => is_sold).map(({ id }) => id)),
    }),
  };
}

/** Until when the owner's jobs before today's visit that aren't called off keep them from it. */
async function heldUp(
  lead: Lead,
  visit: Visit,
  { entries, settings, now }: { entries: readonly DayEntry[]; settings: Settings; now: string },
) {
  const before = jobsBefore(visit, entries);
  const leads = await leadsById(before.map(({ lead_id }) => lead_id));
  const jobs = before.flatMap(({ lead_id, visit_id, area }) => {
    const job = leads.get(lead_id)?.visits?.find(({ id }) => id === visit_id);
    return job && !isCalledOff(asItStands(job, settings)) ? { ...job, area } : [];
  });
  const next = { start: expectedStart(visit), area: areaOfLead(lead) };
  return behindPlanUntil(jobs, next, now);
}

export async function showStatus(lead: Lead, now: string): Promise<LeadStatus> {
  const times = offeredTimes(lead);
  const today = visitToday(lead.visits ?? [], now);
  const days = [...times.flatMap(daysOfTime), ...(today ? [dayOf(today.start)] : [])];
  const [heeded, entries, { settings }, rows, customer] = await Promise.all([
    heedingStops(lead),
    timelineOf(lead.id),
    newestSettings(),
    dayRows(days),
    ofCustomer(lead, now),
  ]);
  const taken = entriesOf(rows);
  const [photos, heldUpUntil] = await Promise.all([
    photosOfPage(lead, entries),
    today && heldUp(lead, today, { entries: taken, settings, now }),
  ]);
  const question = { settings, entries: taken, area: areaOfLead(lead), now };
  const offered = times.map(({ start }) => start);
  const isTaken = (start: string, visit?: Visit): boolean => {
    const wanted = { ...question, hours: visit?.hours ?? hoursOf(lead), visit_id: visit?.id };
    return startRefusal(wanted, start, offered) !== undefined;
  };
  const quotes = env('QUOTES_ENABLED') === 'true' ? 'shown' : 'hidden';
  const facts = {
    entries,
    settings,
    isTaken,
    photos,
    quotes,
    ...customer,
    heldUpUntil,
    now,
  } as const;
  return leadStatus(heeded, facts);
}
