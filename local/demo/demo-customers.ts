import type { BoatPlan } from '#domain/customer/boat-plan.ts';
import type { Boat, Customer } from '#domain/customer/customer.ts';
import { customerOfLead, linkFields } from '#domain/customer/customer-of-lead.ts';
import type { Lead } from '#domain/lead.ts';
import { dayOf, shiftDay } from '#domain/los-angeles.ts';
import type { AllPlanTerms } from '#domain/plan/plan-terms.ts';
import { planConsent } from '#domain/plan/plan-words.ts';
import { type DayRow, daysOfTime } from '#domain/visit/day-row.ts';
import { newCustomerIds, newPlanId } from '#functions/data/lead/new-ids.ts';
import { dayEntry } from '#functions/data/visit/take-times.ts';

export const demoPlans = {
  basic: {
    holds: 'Washed and dried, salt off the metal, glass clear.',
    requested_service: 'wash',
    every_weeks: 4,
    rate_per_foot: 6.5,
  },
  premium: {
    holds: 'The hull waxed and the topsides washed, so it never goes dull.',
    requested_service: 'exterior',
    every_weeks: 12,
    rate_per_foot: 13,
  },
  luxury: null,
} as const satisfies AllPlanTerms;

const boatNames = ['Second Wind', 'Marea', 'Blue Hour', 'Patience', 'Kelp Line', 'Sea Fever', 'Halcyon'];

const slipIn = (address: string): string | undefined => /slip (\d+)/i.exec(address)?.[1];

function known(boat: Boat, number: number): Boat {
  const { berth } = boat;
  const slip = slipIn(berth.address ?? '');
  const dock = /basin (\w)/i.exec(berth.address ?? '')?.[1];
  const name = boatNames[number % boatNames.length];
  return {
    ...boat,
    ...(number % 2 === 0 && name !== undefined && { name }),
    berth: {
      ...berth,
      ...(slip !== undefined && { slip, gate_code: `${(number * 137 + 4021) % 10_000}#`.padStart(5, '0') }),
      ...(dock !== undefined && { marina: 'Marina del Rey', dock: `Basin ${dock}` }),
      ...(slip !== undefined && {
        water: 'Hose bib at the dock box, 25 ft',
        parking: 'Visitor lot, by the gate',
      }),
    },
  };
}

function planFor(boat_id: string, now: string): BoatPlan {
  return {
    id: newPlanId(now),
    boat_id,
    requested_service: 'wash',
    every_weeks: 4,
    next_due: shiftDay(dayOf(now), 5),
    level: 'basic',
    rate_per_foot: demoPlans.basic.rate_per_foot,
    set_at: now,
    asked: { words: planConsent, place: 'told the owner', at: now },
  };
}

/** The customers of some leads, the oldest lead first, and the leads as they point to them. */
export function demoCustomers(
  leads: readonly Lead[],
  planned: string,
  now: string,
): { customers: Customer[]; leads: Map<string, Lead> } {
  const customers = new Map<string, Customer>();
  const linked = new Map<string, Lead>();
  for (const lead of [...leads].sort((a, b) => a.created_at.localeCompare(b.created_at))) {
    const link = customerOfLead(
      lead,
      [...customers.values()],
      newCustomerIds(lead.created_at),
      lead.created_at,
    );
    customers.set(link.customer.id, link.customer);
    linked.set(lead.id, { ...lead, ...linkFields(link) });
  }
  const withBerths = [...customers.values()].map((customer, number) => ({
    ...customer,
    version: 1,
    boats: customer.boats.map((boat, place) => known(boat, number + place)),
  }));
  const { customer_id, boat_id = '' } = linked.get(planned) ?? {};
  const withPlan = withBerths.map((customer) =>
    customer.id === customer_id ? { ...customer, plans: [planFor(boat_id, now)] } : customer,
  );
  return { customers: withPlan, leads: linked };
}

export function demoDays(leads: Iterable<Lead>): DayRow[] {
  const rows = new Map<string, DayRow>();
  for (const lead of leads) {
    for (const visit of lead.visits ?? []) {
      const entry = dayEntry(lead, visit, visit.status);
      for (const day of daysOfTime(visit)) {
        const entries = { ...rows.get(day)?.entries, [visit.id]: entry };
        rows.set(day, { day, version: 1, entries });
      }
    }
  }
  return [...rows.values()];
}
