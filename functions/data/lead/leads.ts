import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { KnownLink } from '#domain/booking/book-again.ts';
import { openingEntry } from '#domain/booking/new-lead.ts';
import {
  customerOfLead,
  type FreshIds,
  hasRoom,
  linkAgain,
  linkFields,
} from '#domain/customer/customer-of-lead.ts';
import { LeadId, Slug } from '#domain/ids.ts';
import type { Lead } from '#domain/lead.ts';
import { tempIdOfPath } from '#domain/photo/photos.ts';
import { env } from '../../runtime/env.ts';
import { again, lookAgain } from '../../runtime/look-again.ts';
import { documents } from '../clients.ts';
import { candidatesFor, customersById, customerWrites } from '../customer/customers.ts';
import { leadsTable, pointerKey } from '../keys.ts';
import { leadIsThere, leadOfRecord, leadRecord } from '../lead-records.ts';
import { reachedBeside } from '../reached-leads.ts';
import { putEntry, withId } from '../timeline.ts';
import { type TransactItem, transact } from '../transaction.ts';
import { newCustomerIds } from './new-ids.ts';

/** What a booking key was used for: its lead, and the hash of its body. */
const Booking = z.object({ lead_id: LeadId, slug: Slug, body_hash: z.string() });
export type Booking = z.infer<typeof Booking>;

/** Strongly consistent. */
export const rowOf = async (id: string): Promise<Record<string, unknown> | undefined> => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: env(leadsTable.env), Key: { id }, ConsistentRead: true }),
  );
  return Item;
};

/** Strongly consistent; includes quarantined leads, not deleted ones. */
export const leadOf = async (id: string): Promise<Lead | undefined> => leadOfRecord(await rowOf(id));

/** Strongly consistent. */
export async function leadIdOfSlug(slug: string): Promise<string | undefined> {
  const pointer = await rowOf(pointerKey.slug(slug));
  return pointer && LeadId.parse(pointer.lead_id);
}

/** Strongly consistent. */
export async function bookingOf(metaEventId: string): Promise<Booking | undefined> {
  const pointer = await rowOf(pointerKey.booking(metaEventId));
  return pointer && Booking.parse(pointer);
}

export async function servesAnotherLead(photos: readonly string[], leadId: string): Promise<boolean> {
  const tempId = photos.map(tempIdOfPath).find((found) => found !== undefined);
  const pointer = tempId === undefined ? undefined : await rowOf(pointerKey.photos(tempId));
  return pointer !== undefined && pointer.lead_id !== leadId;
}

const putNew = (item: Record<string, unknown>): TransactItem => ({
  Put: { TableName: env(leadsTable.env), Item: item, ConditionExpression: 'attribute_not_exists(id)' },
});

const keysOf = ({ public_slug, meta_event_id, photo_urls }: Lead) => {
  const tempId = photo_urls.map(tempIdOfPath).find((found) => found !== undefined);
  return {
    slug: pointerKey.slug(public_slug),
    booking: pointerKey.booking(meta_event_id),
    photos: tempId && pointerKey.photos(tempId),
  };
};

/** The customer to whom a new lead goes: the one it is known to be from, else whoever it is certainly from. */
async function linkOf(lead: Lead, { customer_id, ...known }: KnownLink, ids: FreshIds) {
  const now = lead.created_at;
  const customer =
    customer_id === undefined ? undefined : (await customersById([customer_id])).get(customer_id);
  if (customer && hasRoom(customer))
    return { link: linkAgain(customer, lead, known, ids, now), seen: undefined };
  const { customers, seen } = await candidatesFor(lead);
  return { link: customerOfLead(lead, customers, ids, now), seen };
}

interface NewLeadOptions {
  readonly by?: string;
  readonly known?: KnownLink;
  /** A lead of the known customer's: nothing is stored unless both are still there. */
  readonly besides?: string;
}

/** All or nothing. `repeated`: the booking key was used before. `foreign-photos`: they belong to another lead. `gone`: whom it is for is no more. */
export async function storeNewLead(
  lead: Lead,
  bodyHash: string,
  { by, known = {}, besides }: NewLeadOptions = {},
): Promise<'stored' | 'repeated' | 'foreign-photos' | 'gone'> {
  const keys = keysOf(lead);
  // Pointers expire together with a quarantined lead.
  const pointer = { lead_id: lead.id, expires_at: lead.expires_at };
  const ids = newCustomerIds(lead.created_at);
  return lookAgain(
    async (isLast) => {
      // A booking is never lost for its customer's sake: without one, the owner is offered the link.
      const { link, seen } = lead.quarantined || isLast ? {} : await linkOf(lead, known, ids);
      if (besides !== undefined && link?.customer.id !== known.customer_id) return 'gone';
      const refused = await transact({
        booking: putNew({ id: keys.booking, ...pointer, slug: lead.public_slug, body_hash: bodyHash }),
        photos: keys.photos === undefined ? undefined : putNew({ id: keys.photos, ...pointer }),
        slug: putNew({ id: keys.slug, ...pointer }),
        besides: besides === undefined ? undefined : leadIsThere(besides),
        lead: putNew(leadRecord({ ...lead, ...(link && linkFields(link)) })),
        customer: link && customerWrites(link, seen),
        reached: link && reachedBeside(lead, link.customer),
        // A timeline does not expire: that of a quarantined lead begins when it is restored.
        entry: lead.quarantined ? undefined : putEntry(withId(openingEntry(lead, by))),
      });
      if (refused.length === 0) return 'stored';
      if (refused.includes('booking')) return 'repeated';
      if (refused.includes('photos')) return 'foreign-photos';
      if (refused.includes('besides')) return 'gone';
      if (refused.some((name) => name !== 'customer')) throw new Error('A random id was used before.');
      return again;
    },
    () => {
      throw new Error('A lead without a customer was refused for its customer’s sake.');
    },
  );
}

/** Keys of the rows that expire together with a lead. */
export const pointerIdsOf = (lead: Lead): string[] => {
  const { slug, booking, photos } = keysOf(lead);
  return [slug, booking, ...(photos === undefined ? [] : [photos])];
};
