import * as z from 'zod';
import { expiryAfter } from '#domain/los-angeles.ts';
import {
  type DigestItem,
  endOfHour,
  hourOf,
  maxDigestLines,
  maxOwnerMailsPerHour,
  type OwnerMails,
} from '#domain/mail/owner-digest.ts';
import { digestShard, pointerKey } from '../keys.ts';
import { owedRowIds } from '../lead/owed-index.ts';
import { changeRow, type LeasedRow, leaseRow } from './owed-rows.ts';

const keptDays = 2;

const keyOf = ({ kind, lead_id, about = '' }: DigestItem): string => `${kind} ${lead_id} ${about}`;

const StoredItem = z
  .string()
  .transform((key) => key.split(' '))
  .pipe(z.tuple([z.enum(['new-lead', 'quote-decision', 'news']), z.string(), z.string()]))
  .transform(([kind, lead_id, about]): DigestItem => ({ kind, lead_id, about }));

/** Adds to one of the row's sets, where an item stands once however often it is tried. */
async function addTo(set: string, most: number, item: DigestItem, now: string, more = ''): Promise<boolean> {
  const end = endOfHour(now);
  const isDue = set === 'waiting';
  const added = await changeRow(pointerKey.ownerMails(hourOf(now)), {
    UpdateExpression: `ADD #set :item SET expires_at = :expires${more}`,
    ConditionExpression: `(attribute_not_exists(#set) OR size(#set) < :most OR contains(#set, :key))${
      isDue ? ' AND attribute_not_exists(owed_lease)' : ''
    }`,
    ExpressionAttributeNames: { '#set': set },
    ExpressionAttributeValues: {
      ':item': new Set([keyOf(item)]),
      ':key': keyOf(item),
      ':most': most,
      ':expires': expiryAfter(end, keptDays),
      ...(isDue && { ':shard': digestShard, ':end': end }),
    },
  });
  return added !== undefined;
}

/** Beyond the lines of the digest it is only counted; throws while the digest is on its way. */
async function countMore(now: string): Promise<void> {
  const counted = await changeRow(pointerKey.ownerMails(hourOf(now)), {
    UpdateExpression: 'ADD more :one',
    ConditionExpression: 'size(waiting) >= :most AND attribute_not_exists(owed_lease)',
    ExpressionAttributeValues: { ':one': 1, ':most': maxDigestLines },
  });
  if (!counted) throw new Error('The digest of this hour is on its way.');
}

/** Whether the owner is emailed of it now; else it stands in the digest of the hour. */
export async function isToldAtOnce(item: DigestItem, mails: OwnerMails, now: string): Promise<boolean> {
  if (await addTo(mails, maxOwnerMailsPerHour[mails], item, now)) return true;
  const due = ', owed_shard = :shard, owed_since = :end';
  if (!(await addTo('waiting', maxDigestLines, item, now, due))) await countMore(now);
  return false;
}

export interface Digest extends LeasedRow {
  readonly items: readonly DigestItem[];
  readonly more: number;
}

const DigestRow = z.object({ waiting: z.set(z.string()), more: z.int().default(0) });

/** Undefined when it was sent, or another worker has it. */
export async function leaseDigest(id: string, now: string): Promise<Digest | undefined> {
  const leased = await leaseRow(id, 'waiting', now);
  if (!leased) return undefined;
  const { waiting, more } = DigestRow.parse(leased.row);
  return { id, lease: leased.lease, items: [...waiting].map((key) => StoredItem.parse(key)), more };
}

/** Sent: what stays only counts. */
export async function digestSent({ id, lease }: Digest): Promise<void> {
  await changeRow(id, {
    UpdateExpression: 'REMOVE waiting, more, owed_shard, owed_since, owed_lease',
    ConditionExpression: 'owed_lease = :mine',
    ExpressionAttributeValues: { ':mine': lease },
  });
}

/** Digests whose hour is over, longest first. */
export const dueDigestIds = (now: string): AsyncGenerator<string> => owedRowIds(digestShard, now);
