import * as z from 'zod';
import { Instant, Slug } from '../ids.ts';
import { Lead } from '../lead.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';

/** Of a boat that can be booked for again, and where it lies. */
export const OtherBoat = z.strictObject({
  boat_type: Lead.shape.boat_type.unwrap(),
  length_ft: Lead.shape.length_ft.unwrap(),
  city: Lead.shape.city.unwrap(),
  requested_service: Lead.shape.requested_service,
});
export type OtherBoat = z.infer<typeof OtherBoat>;

export const NewerRequest = Lead.pick({ created_at: true, boat_type: true, length_ft: true }).extend({
  slug: Slug,
  created_at: Instant,
});
export type NewerRequest = z.infer<typeof NewerRequest>;

/** As many as a phone shows at a glance. */
const maxOtherBoats = 4;

const isOpen = ({ status }: Lead): boolean => status !== 'COMPLETED' && status !== 'CANCELED';

/** Only what was asked for from the same mailbox: what the owner linked by hand may be somebody else's. */
const mayKnow = (lead: Lead, other: Lead): boolean =>
  other.id !== lead.id &&
  other.customer_id === lead.customer_id &&
  lead.email !== undefined &&
  other.email !== undefined &&
  mailboxKey(lead.email) === mailboxKey(other.email);

/** Whoever books is shown the page at once: an email and a last name, which strangers may know, are not enough. */
const haveOnePhone = (lead: Lead, other: Lead): boolean =>
  lead.phone === other.phone || (lead.phone_e164 !== undefined && lead.phone_e164 === other.phone_e164);

/** The newest request about each other boat of the customer that the link of one request may know. */
export function requestsOfOtherBoats(lead: Lead, others: readonly Lead[]): Lead[] {
  const known = others
    .filter((other) => mayKnow(lead, other) && haveOnePhone(lead, other))
    .filter(({ boat_id }) => boat_id !== undefined && boat_id !== lead.boat_id)
    .sort((a, b) => a.created_at.localeCompare(b.created_at));
  return [...new Map(known.map((other) => [other.boat_id, other])).values()].reverse();
}

/** Those that the customer still has. */
export const otherBoats = (
  lead: Lead,
  others: readonly Lead[],
  sold: ReadonlySet<string | undefined> = new Set(),
): OtherBoat[] =>
  requestsOfOtherBoats(lead, others)
    .filter(({ boat_id }) => !sold.has(boat_id))
    .flatMap(({ boat_type, length_ft, city, requested_service }) => {
      const { data } = OtherBoat.safeParse({ boat_type, length_ft, city, requested_service });
      return data ? [data] : [];
    })
    .slice(0, maxOtherBoats);

/** The newest open request that was booked through this one's page: whoever did that had its link. */
export function newerRequest(lead: Lead, others: readonly Lead[]): NewerRequest | undefined {
  const newest = others
    .filter((other) => other.again_of === lead.id && mayKnow(lead, other) && isOpen(other))
    .sort((a, b) => a.created_at.localeCompare(b.created_at))
    .at(-1);
  if (!newest) return undefined;
  const { public_slug: slug, created_at, boat_type, length_ft } = newest;
  return { slug, created_at, boat_type, length_ft };
}
