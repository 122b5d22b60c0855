import type { Lead } from '../lead.ts';
import { boatText } from '../lead-words.ts';
import { areaOfLead, type Visit } from '../visit/visit.ts';
import type { CalendarVisit } from './calendar-day.ts';

function visitOfLead(lead: Lead, { id, start, hours, status, overlap }: Visit): CalendarVisit {
  const area = areaOfLead(lead);
  const boat = boatText(lead);
  return {
    id,
    lead_id: lead.id,
    name: lead.full_name,
    start,
    hours,
    status,
    ...(area !== undefined && { area }),
    ...(lead.requested_service && { service: lead.requested_service }),
    ...(boat && { boat }),
    ...(overlap && { overlap }),
  };
}

export const visitsOfLeads = (leads: readonly Lead[]): CalendarVisit[] =>
  leads
    .flatMap((lead) => (lead.visits ?? []).map((visit) => visitOfLead(lead, visit)))
    .sort((a, b) => b.start.localeCompare(a.start));

/** The least prices of some leads together, in whole dollars: as offered, else as planned. Canceled ones do not count. */
export const offeredMin = (leads: readonly Lead[]): number =>
  leads
    .filter(({ status }) => status !== 'CANCELED')
    .reduce(
      (sum, { offer_sent, est_price_min = 0 }) => sum + (offer_sent?.est_price_min ?? est_price_min),
      0,
    );
