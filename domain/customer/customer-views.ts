import type { Lead } from '../lead.ts';
import { jobVisits } from '../lead-words.ts';
import { hasCoat } from '../price/packages.ts';
import type { Boat, Customer } from './customer.ts';
import { mayBeCustomer, sharesEmail } from './customer-matching.ts';
import {
  Correction,
  type CustomerSuggestion,
  type LeadCustomer,
  type SeenBoat,
  type SeenCustomer,
  type ShortBoat,
} from './seen-customer.ts';

export function seenBoat(boat: Boat): SeenBoat {
  const { gate_code, ...berth } = boat.berth;
  return { ...boat, berth, has_gate_code: gate_code !== undefined };
}

export const seenCustomer = ({ page_key, plans: _, ...customer }: Customer): SeenCustomer => ({
  ...customer,
  boats: customer.boats.map(seenBoat),
  has_page: page_key !== undefined,
});

const shortBoat = ({ id, name, type, length_ft, berth: { marina, slip } }: Boat): ShortBoat => ({
  id,
  name,
  type,
  length_ft,
  marina,
  slip,
});

type Job = Pick<Lead, 'status' | 'record'>;

/** A job that was done stays one, whatever visit comes back to it. */
const isDone = ({ status, record }: Job): boolean => status === 'COMPLETED' || record !== undefined;

export const jobsOf = (leads: readonly Job[]): number => leads.filter(isDone).length;

/** Which one of its customer's a lead is, from 1 and in the order they came in; what was called off is none. */
export const placeAmong = ({ id }: Pick<Lead, 'id'>, leads: readonly (Job & Pick<Lead, 'id'>)[]): number =>
  1 + leads.filter((other) => other.id < id && (other.status !== 'CANCELED' || isDone(other))).length;

type JobLead = Job & Pick<Lead, 'visits' | 'completed_at' | 'requested_service' | 'services'>;

/** When the last of some leads' jobs began: by its visit, a return visit left out, or by its completion where none stood. */
function lastJobOf(leads: readonly JobLead[]): string | undefined {
  const done = leads.flatMap((lead) => {
    const { completed_at } = lead;
    const starts = jobVisits(lead)
      .filter((visit) => visit.status === 'done')
      .map(({ start }) => start);
    if (starts.length > 0) return starts;
    return isDone(lead) && completed_at !== undefined ? [completed_at] : [];
  });
  return done.sort().at(-1);
}

export function leadCustomer({ id, name, boats }: Customer, leads: readonly JobLead[]): LeadCustomer {
  const last_job = lastJobOf(leads);
  const last_waxed = lastJobOf(leads.filter(hasCoat));
  return {
    id,
    name,
    leads: leads.length,
    jobs: jobsOf(leads),
    ...(last_job !== undefined && { last_job }),
    ...(last_waxed !== undefined && { last_waxed }),
    boats: boats.map(shortBoat),
  };
}

export const correctionsIn = (leads: readonly Lead[]): Correction[] =>
  leads
    .filter(({ boat_said_at, phone_said_at }) => boat_said_at ?? phone_said_at)
    .map((lead) => Correction.strip().parse(lead));

export const suggestionsFor = (lead: Lead, candidates: readonly Customer[]): CustomerSuggestion[] =>
  candidates
    .filter((candidate) => candidate.id !== lead.customer_id && mayBeCustomer(candidate, lead))
    .map((candidate) => ({
      customer_id: candidate.id,
      name: candidate.name,
      boats: candidate.boats.map(shortBoat),
      shares: sharesEmail(candidate, lead) ? 'email' : 'phone',
    }));
