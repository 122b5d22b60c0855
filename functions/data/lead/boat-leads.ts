import type { Lead } from '#domain/lead.ts';
import { customerOf } from '../customer/customers.ts';
import { leadsById } from './leads-by-id.ts';

export async function otherLeadsOfBoat({ id, customer_id, boat_id }: Lead): Promise<Lead[]> {
  if (customer_id === undefined || boat_id === undefined) return [];
  const customer = await customerOf(customer_id);
  const leads = await leadsById((customer?.lead_ids ?? []).filter((other) => other !== id));
  return [...leads.values()].filter(
    (other) => other.customer_id === customer_id && other.boat_id === boat_id,
  );
}
