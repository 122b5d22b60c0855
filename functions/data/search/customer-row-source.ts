import * as z from 'zod';
import { Customer } from '#domain/customer/customer.ts';
import { readRows } from '../batch-read.ts';
import { customersTable } from '../keys.ts';
import type { Tombstone } from './lead-row.ts';
import { changesOfList } from './list-changes.ts';
import { recentlyEditedCustomerIds } from './recent-edits.ts';

/** What the list index keeps of a customer: the words by which it and its leads are found. */
export const CustomerRow = z.object({
  ...Customer.pick({ id: true, name: true, emails: true, phones: true, lead_ids: true, updated_at: true })
    .shape,
  search_text: z.string(),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

export type CustomerChange = CustomerRow | Tombstone;

const parseChange = (item: Record<string, unknown>): CustomerChange =>
  item.deleted === true ? { id: String(item.id), deleted: true } : CustomerRow.parse(item);

export const isGone = (change: CustomerChange): change is Tombstone => 'deleted' in change;

export interface CustomerRowSource {
  /** Changed at or after an instant, or all, as the index knows them; over them those that admins have just edited. */
  changedSince(since: string | undefined, now: string): Promise<CustomerChange[]>;
}

async function recentlyEdited(now: string): Promise<CustomerChange[]> {
  const ids = await recentlyEditedCustomerIds(now);
  const items = new Map((await readRows(customersTable, ids)).map((item) => [item.id, item]));
  return ids.map((id) => parseChange(items.get(id) ?? { id, deleted: true }));
}

export const customerRowSource: CustomerRowSource = {
  changedSince: async (since, now) => {
    const [changes, edited] = await Promise.all([
      changesOfList(customersTable, since, parseChange),
      recentlyEdited(now),
    ]);
    return [...changes, ...edited];
  },
};
