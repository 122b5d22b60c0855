import type { Customer } from '#domain/customer/customer.ts';
import { type CustomerLink, linkFields } from '#domain/customer/customer-of-lead.ts';
import type { Lead } from '#domain/lead.ts';
import type { NewTimelineEntry } from '#domain/timeline.ts';
import { leadUpdate } from '../lead-records.ts';
import { reachedBeside } from '../reached-leads.ts';
import { noteCustomerEdits, noteEdits } from '../search/recent-edits.ts';
import { putEntry, withId } from '../timeline.ts';
import { transact } from '../transaction.ts';
import { buriedCustomer, customerWrites } from './customers.ts';

export interface LeftCustomer {
  readonly before: Customer;
  readonly after: Customer | undefined;
}

const asRead = ({ customer_id, boat_id }: Lead) => ({
  expression: [
    customer_id === undefined ? 'attribute_not_exists(customer_id)' : 'customer_id = :was',
    boat_id === undefined ? 'attribute_not_exists(boat_id)' : 'boat_id = :boat_was',
    'quarantined = :no',
  ].join(' AND '),
  values: {
    ':no': false,
    ...(customer_id !== undefined && { ':was': customer_id }),
    ...(boat_id !== undefined && { ':boat_was': boat_id }),
  },
});

/** False, nothing written, when the lead or one of the customers has changed since it was read. */
export async function writeLink(
  lead: Lead,
  link: CustomerLink,
  left: LeftCustomer | undefined,
  entry: NewTimelineEntry,
  now: string,
): Promise<boolean> {
  const fields = { ...linkFields(link), updated_at: now };
  await noteCustomerEdits([link.customer.id, ...(left ? [left.before.id] : [])], now);
  await noteEdits([lead.id], now);
  const refused = await transact({
    lead: { Update: leadUpdate(lead.id, fields, { condition: asRead(lead) }) },
    customer: customerWrites(link),
    reached: reachedBeside(lead, link.customer),
    left:
      left &&
      (left.after
        ? customerWrites({ customer: left.after, before: left.before })
        : buriedCustomer(left.before, now)),
    entry: putEntry(withId(entry)),
  });
  return refused.length === 0;
}
