import * as z from 'zod';
import { phoneEnd } from '../booking/phone.ts';
import { PublicCare } from '../care/care.ts';
import { otherJobs, publicCare } from '../care/care-changes.ts';
import { ShownPlan } from '../customer/boat-plan.ts';
import { Boat, type Customer } from '../customer/customer.ts';
import { Instant, Slug } from '../ids.ts';
import { Lead } from '../lead.ts';
import { maskedEmail } from '../mail/email-address.ts';
import { firstName } from '../message/greeting-name.ts';
import { isSkipped } from '../plan/is-skipped.ts';
import { openPlanLead } from '../plan/plan-standing.ts';
import { isWaxedByPlan, plansOfBoat } from '../plan/shown-plans.ts';
import { WholeDollars } from '../price/whole-dollars.ts';
import { JobRecord } from '../record/job-record.ts';
import { lastPriceOf } from '../record/last-price.ts';
import { activeVisits } from '../visit/visit.ts';
import { workedEarlier } from '../visit/worked-at.ts';

const BoatOnPage = Boat.pick({
  id: true,
  name: true,
  type: true,
  length_ft: true,
  make: true,
  model: true,
}).extend({
  plans: z.array(
    ShownPlan.extend({
      /** Of the request that its next visit waits in, or is booked with. */
      slug: Slug.optional(),
    }),
  ),
});

const RequestOnPage = Lead.pick({
  status: true,
  created_at: true,
  requested_service: true,
  service_name: true,
  boat_id: true,
  boat_type: true,
  length_ft: true,
  city: true,
  condition_level: true,
  has_water: true,
  has_power: true,
}).extend({
  slug: Slug,
  mailed_to: z.string().optional(),
  phone_end: z.string().optional(),
  next_start: Instant.optional(),
  /** A visit of a plan that they skipped. */
  skipped: z.literal(true).optional(),
  /** What its package cost, for the next one. */
  last_price: z
    .strictObject({
      requested_service: Lead.shape.requested_service.unwrap(),
      length_ft: z.number(),
      billed: WholeDollars,
      rate_per_foot: z.number(),
    })
    .optional(),
});

const RecordOnPage = JobRecord.pick({
  number: true,
  done_at: true,
  total: true,
  paid_on: true,
  how: true,
  paid_total: true,
  settled: true,
}).extend({
  worked_at: Instant.optional(),
  slug: Slug,
  boat_id: Lead.shape.boat_id,
  care: PublicCare.optional(),
});

/** All that a customer has with us; contact data is masked. */
export const CustomerPage = z.strictObject({
  now: Instant,
  first_name: z.string(),
  /** `d•••@example.com`. */
  emails: z.array(z.string()),
  /** The last two digits of each phone number. */
  phone_ends: z.array(z.string()),
  boats: z.array(BoatOnPage),
  /** Newest first. */
  requests: z.array(RequestOnPage),
  /** Newest first. */
  records: z.array(RecordOnPage),
});
export type CustomerPage = z.infer<typeof CustomerPage>;

function requestOnPage(lead: Lead): CustomerPage['requests'][number] {
  const [next] = activeVisits(lead.visits)
    .map(({ start }) => start)
    .sort();
  return {
    status: lead.status,
    created_at: lead.created_at,
    requested_service: lead.requested_service,
    service_name: lead.service_name,
    boat_id: lead.boat_id,
    boat_type: lead.boat_type,
    length_ft: lead.length_ft,
    city: lead.city,
    condition_level: lead.condition_level,
    has_water: lead.has_water,
    has_power: lead.has_power,
    slug: lead.public_slug,
    skipped: isSkipped(lead) || undefined,
    mailed_to: lead.email && maskedEmail(lead.email),
    phone_end: lead.phone && phoneEnd(lead.phone),
    next_start: next,
    last_price: lastPriceOf(lead),
  };
}

const recordOnPage = (
  lead: Lead,
  leads: readonly Lead[],
  { boats }: Customer,
  shown: CustomerPage['boats'],
  now: string,
): CustomerPage['records'] => {
  const { record, public_slug, boat_id } = lead;
  const isSold = boats.some(({ id, is_sold }) => id === boat_id && is_sold);
  const plans = shown.find(({ id }) => id === boat_id)?.plans ?? [];
  return record
    ? [
        {
          number: record.number,
          done_at: record.done_at,
          ...workedEarlier(lead, record.done_at),
          total: record.total,
          paid_on: record.paid_on,
          how: record.how,
          paid_total: record.paid_total,
          settled: record.settled,
          slug: public_slug,
          boat_id,
          care: isSold ? undefined : publicCare(lead, otherJobs(lead, leads), now, isWaxedByPlan(plans)),
        },
      ]
    : [];
};

function boatOnPage(
  boat: Boat,
  customer: Customer,
  leads: readonly Lead[],
  now: string,
  stoppedAt: string | undefined,
) {
  const plans = plansOfBoat(boat, customer, leads, now, stoppedAt).map((plan) => ({
    ...plan,
    slug: openPlanLead({ ...plan, boat_id: boat.id }, leads, now)?.public_slug,
  }));
  return BoatOnPage.strip().parse({ ...boat, plans });
}

/** Only what is linked to the customer; what is in quarantine is not. `stoppedAt`: when they ended emails about plans. */
export function customerPage(
  customer: Customer,
  leads: Iterable<Lead>,
  now: string,
  stoppedAt?: string,
): CustomerPage {
  const own = [...leads]
    .filter(({ customer_id, quarantined }) => customer_id === customer.id && !quarantined)
    .sort((a, b) => b.created_at.localeCompare(a.created_at));
  const boats = customer.boats
    .filter(({ is_sold }) => !is_sold)
    .map((boat) => boatOnPage(boat, customer, own, now, stoppedAt));
  return {
    now,
    first_name: firstName(customer.name),
    emails: customer.emails.map(maskedEmail),
    phone_ends: customer.phones.map(({ typed }) => phoneEnd(typed)),
    boats,
    requests: own.map(requestOnPage),
    records: own
      .flatMap((lead) => recordOnPage(lead, own, customer, boats, now))
      .sort((a, b) => b.done_at.localeCompare(a.done_at)),
  };
}
