import type { BoatPlan } from '../customer/boat-plan.ts';
import type { Boat, Customer } from '../customer/customer.ts';
import { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { newOffer, offerSent } from '../offer/offer.ts';
import { isLapsed } from '../offer/offer-validity.ts';
import { packages } from '../price/packages.ts';
import type { PackageNames } from '../price/prices.ts';
import type { Settings } from '../settings.ts';
import { newEntry } from '../timeline.ts';
import { visitDollars } from './plan-words.ts';

/** The booking key of a plan's visit, which has one request for each time that the owner sets the plan. */
export const planLeadKey = ({ id, set_at, next_due }: BoatPlan): string => `plan#${id}#${set_at}#${next_due}`;

export interface PlanSubject {
  readonly customer: Customer;
  readonly boat: Boat;
  /** As it stands. */
  readonly plan: BoatPlan;
  /** The boat's newest request, else the customer's. */
  readonly last: Lead;
  /** The visit's request, whose times ran out without a word. */
  readonly lapsed?: Lead | undefined;
}

export const lapsedPlanLead = (plan: BoatPlan, leads: readonly Lead[], now: string): Lead | undefined =>
  leads.find((lead) => lead.meta_event_id === planLeadKey(plan) && isLapsed(lead, now));

interface Offered {
  readonly rate_per_foot: number;
  readonly length_ft: number;
  readonly times: readonly string[];
  readonly names: PackageNames;
}

/** The request of a plan's next visit, with its offer. */
export function planLead(
  { customer, boat, plan, last }: PlanSubject,
  ids: Pick<Lead, 'id' | 'public_slug'>,
  { rate_per_foot, length_ft, times, names }: Offered,
  settings: Pick<Settings, 'offer_days' | 'tax_percent'>,
  now: string,
): Lead {
  const [phone] = customer.phones;
  const isSameBoat = last.boat_id === boat.id;
  const dollars = visitDollars(rate_per_foot, length_ft);
  const price = { est_price_min: dollars, est_price_max: dollars };
  const service = plan.requested_service;
  const lead: { [Name in keyof Lead]?: Lead[Name] | undefined } = {
    ...ids,
    created_at: now,
    updated_at: now,
    status: 'OFFER_SENT',
    full_name: customer.name,
    email: customer.emails[0],
    phone: phone?.typed,
    phone_e164: phone?.e164,
    ...(isSameBoat
      ? { address: last.address, city: last.city, state: last.state, zip: last.zip }
      : { address: boat.berth.address }),
    boat_type: boat.type,
    length_ft,
    brand: boat.make,
    model: boat.model,
    year: boat.year,
    hull_material: boat.hull_material,
    ...(isSameBoat && { has_water: last.has_water, has_power: last.has_power }),
    requested_service: service,
    service_name: names[service].title,
    rate_per_foot,
    rate_is_floor: false,
    services: [...packages[service].services],
    preferred_window: last.preferred_window,
    photo_urls: [],
    source: 'repeat',
    meta_event_id: planLeadKey(plan),
    ...price,
    offer_sent: newOffer({ ...price, times }, settings, now),
    plan: { id: plan.id, due: plan.next_due, every_weeks: plan.every_weeks },
    quarantined: false,
  };
  return Lead.parse(lead);
}

/** Its request once its times ran out: price and times are those that a new one, `visit`, would have. */
export function planOfferedAgain(lapsed: Lead, visit: Lead, editor: Editor): LeadChange | undefined {
  const { offer_sent, length_ft, rate_per_foot } = visit;
  if (!offer_sent) return undefined;
  return {
    fields: { ...offerSent(lapsed, offer_sent, editor).fields, length_ft, rate_per_foot },
    entries: [
      newEntry({ lead_id: lapsed.id, status: 'OFFER_SENT', is_public: true }, editor.admin, editor.now),
    ],
    tasks: [{ kind: 'plan-visit', due_at: editor.now }],
  };
}
