import type { ContactPart } from '../choices.ts';
import { Lead } from '../lead.ts';
import { dayOf } from '../los-angeles.ts';
import { keptPrice, type PriceList } from '../price/prices.ts';
import { type NewTimelineEntry, newEntry } from '../timeline.ts';
import type { WholeBooking } from './book-again.ts';
import { e164OfPhone } from './phone.ts';
import { quarantineEnd } from './quarantine-end.ts';
import { isTrapped } from './quarantine-rules.ts';

interface Published extends PriceList {
  readonly terms_version: string;
  readonly plan_asked?: Lead['plan_asked'];
  readonly price_again?: Lead['price_again'];
  readonly now: string;
}

const startOnDay = (start: string | undefined, day: string | undefined): string | undefined =>
  start !== undefined && dayOf(start) === day ? start : undefined;

export function newLead(
  intake: WholeBooking,
  ids: Pick<Lead, 'id' | 'public_slug' | 'again_of'>,
  published: Published,
  changed: readonly ContactPart[] = [],
): Lead {
  const { terms_version, plan_asked, price_again, now } = published;
  const lead: { [Name in keyof Lead]: Lead[Name] | undefined } = {
    ...ids,
    created_at: now,
    updated_at: now,
    status: intake.accessReview ? 'NEEDS_ACCESS_REVIEW' : 'REQUEST_SENT',

    full_name: intake.fullName,
    email: intake.email,
    phone: intake.phone,
    phone_e164: e164OfPhone(intake.phone),
    address: intake.address,
    city: intake.city,
    state: intake.state,
    zip: intake.zip,

    boat_type: intake.boatType,
    length_ft: intake.boatLengthFt,
    condition_level: intake.conditionLevel,
    oxidation_level: intake.oxidationLevel,
    brand: intake.brand,
    model: intake.model,
    year: intake.year,
    hull_material: intake.hullMaterial,
    has_water: intake.hasWater,
    has_power: intake.hasPower,

    requested_service: intake.packageId,
    ...keptPrice(intake.packageId, published),
    services: intake.services,
    preferred_date: intake.preferredDate,
    preferred_window: intake.preferredWindow,
    preferred_start: startOnDay(intake.preferredStart, intake.preferredDate),
    monthly_plan_interest: intake.monthlyPlanInterest,
    plan_asked,
    price_again,
    notes: intake.notes,
    photo_urls: [...new Set(intake.photo_urls)],

    contact_changed: changed.length > 0 ? [...changed] : undefined,

    terms_version,
    terms_accepted_at: now,
    source: intake.again === undefined ? intake.source : 'repeat',
    utm: intake.utm,
    meta_event_id: intake.metaEventId,
    fbp: intake.fbp,
    fbc: intake.fbc,

    quarantined: isTrapped(intake),
    expires_at: isTrapped(intake) ? quarantineEnd(now) : undefined,
  };
  return Lead.parse(lead);
}

export const openingEntry = ({ id, status, created_at }: Lead, by = 'customer'): NewTimelineEntry =>
  newEntry({ lead_id: id, status, is_public: true }, by, created_at);
