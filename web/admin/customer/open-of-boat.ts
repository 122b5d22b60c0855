import { serviceText } from '#domain/lead-words.ts';
import { formatAppointment } from '#domain/los-angeles.ts';
import { isOver } from '#domain/statuses.ts';
import type { LoadedCustomer } from './use-customer.ts';

type Known = Pick<LoadedCustomer, 'leads' | 'visits'> & {
  readonly customer: { readonly boats: readonly unknown[] };
};

/** Whether a lead is about a boat: of an only boat all are. */
export const isAboutBoat = ({ customer, leads }: Known, leadId: string, boatId: string): boolean =>
  customer.boats.length === 1 || leads.some(({ id, boat_id }) => id === leadId && boat_id === boatId);

export interface OpenOfBoat {
  readonly key: string;
  readonly lead_id: string;
  readonly text: string;
}

/** Appointments of a boat, the soonest first, then its requests without one: what stays when it is sold. */
export function openOfBoat(known: Known, boatId: string, now: string): OpenOfBoat[] {
  const leads = known.leads.filter((lead) => !isOver(lead.status) && isAboutBoat(known, lead.id, boatId));
  const visits = known.visits
    .filter(({ status }) => status === 'held' || status === 'planned' || status === 'underway')
    .toSorted((a, b) => a.start.localeCompare(b.start));
  const booked = visits.flatMap(({ id, lead_id, start, hours }) => {
    const lead = leads.find((other) => other.id === lead_id);
    return lead
      ? [{ key: id, lead_id, text: `${workOf(lead)}, ${formatAppointment(start, hours, now)}` }]
      : [];
  });
  const others = leads.filter((lead) => !visits.some(({ lead_id }) => lead_id === lead.id));
  return [
    ...booked,
    ...others.map((lead) => ({ key: lead.id, lead_id: lead.id, text: `${workOf(lead)}, not booked yet` })),
  ];
}

const workOf = (lead: LoadedCustomer['leads'][number]): string =>
  lead.requested_service ? serviceText(lead) : 'No service yet';
