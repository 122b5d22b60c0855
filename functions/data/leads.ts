import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { LeadId, Slug } from '#domain/ids.ts';
import type { Lead } from '#domain/lead.ts';
import { tempIdOfPath } from '#domain/photos.ts';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import { leadsTable, owedShard, pointerKey } from './keys.ts';
import { leadOfRecord, leadRecord, leadUpdate, owedAttributes } from './lead-records.ts';
import { newEntry, putEntry } from './timeline.ts';
import { type TransactItem, transact } from './transaction.ts';

/** What a booking key was used for: the lead it made and the hash of the body that made it. */
const Booking = z.object({ lead_id: LeadId, slug: Slug, body_hash: z.string() });
export type Booking = z.infer<typeof Booking>;

const read = async (id: string): Promise<Record<string, unknown> | undefined> => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: env(leadsTable.env), Key: { id }, ConsistentRead: true }),
  );
  return Item;
};

/** A lead by id, strongly consistent; quarantined ones too, deleted ones not. */
export const leadOf = async (id: string): Promise<Lead | undefined> => leadOfRecord(await read(id));

/** The id of the lead under a slug, strongly consistent. */
export async function leadIdOfSlug(slug: string): Promise<string | undefined> {
  const pointer = await read(pointerKey.slug(slug));
  return pointer && LeadId.parse(pointer.lead_id);
}

/** The booking that a key was used for, strongly consistent. */
export async function bookingOf(metaEventId: string): Promise<Booking | undefined> {
  const pointer = await read(pointerKey.booking(metaEventId));
  return pointer && Booking.parse(pointer);
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

const openingOf = ({ id, status, created_at }: Lead) =>
  newEntry({ lead_id: id, status, is_public: true }, 'customer', created_at);

/**
 * Stores a lead with its pointers and its first timeline entry, all or nothing. `repeated`: its booking key
 * was used before, perhaps a moment ago. `foreign-photos`: its photos belong to another lead.
 */
export async function storeNewLead(
  lead: Lead,
  bodyHash: string,
): Promise<'stored' | 'repeated' | 'foreign-photos'> {
  const keys = keysOf(lead);
  // Pointers of a trapped lead go when it goes.
  const pointer = { lead_id: lead.id, expires_at: lead.expires_at };
  const refused = await transact([
    putNew({ id: keys.booking, ...pointer, slug: lead.public_slug, body_hash: bodyHash }),
    ...(keys.photos === undefined ? [] : [putNew({ id: keys.photos, ...pointer })]),
    putNew({ id: keys.slug, ...pointer }),
    putNew(leadRecord(lead)),
    // A timeline does not expire: that of a trapped lead begins when it is let out.
    ...(lead.quarantined ? [] : [putEntry(openingOf(lead))]),
  ]);
  if (refused.includes(0)) return 'repeated';
  if (keys.photos !== undefined && refused.includes(1)) return 'foreign-photos';
  if (refused.length > 0) throw new Error('A random id was used before.');
  return 'stored';
}

/** Keys of the rows that stand beside a lead and expire with it. */
export const pointerIdsOf = (lead: Lead): string[] => {
  const { slug, booking, photos } = keysOf(lead);
  return [slug, booking, ...(photos === undefined ? [] : [photos])];
};

/** A lead that an admin moved into quarantine goes on owing what it still owed then. */
const stillOwed = (owed: unknown, now: string) => ({
  moved_at: null,
  ...(owed !== undefined && { owed_shard: owedShard, owed_since: now }),
});

/**
 * Takes a lead out of quarantine: it and its pointers no longer expire, and it owes its duties from `now`.
 * Answers false when it is not in quarantine (any more). `entries` are written along.
 */
export async function releaseLead(lead: Lead, now: string, ...entries: TransactItem[]): Promise<boolean> {
  const row = await read(lead.id);
  const hasBegun = row?.moved_at !== undefined;
  const keep = (id: string): TransactItem => ({
    Update: {
      TableName: env(leadsTable.env),
      Key: { id },
      UpdateExpression: 'REMOVE expires_at',
      ConditionExpression: 'attribute_exists(id)',
    },
  });
  const refused = await transact([
    {
      Update: leadUpdate(
        lead.id,
        { quarantined: false, expires_at: null, updated_at: now },
        {
          condition: { expression: 'quarantined = :trapped', values: { ':trapped': true } },
          extra: hasBegun ? stillOwed(row.owed, now) : owedAttributes(lead, now),
        },
      ),
    },
    ...pointerIdsOf(lead).map(keep),
    ...(hasBegun ? [] : [putEntry(openingOf(lead))]),
    ...entries,
  ]);
  return refused.length === 0;
}
