import type { Customer } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { changeAfter } from '#domain/lead-change.ts';
import { leadToTell, noticedPlan, planNotices } from '#domain/plan/plan-notices.ts';
import { customerSave, saveCustomer } from '../../data/customer/customers.ts';
import { writeEdit } from '../../data/lead/lead-edits.ts';
import { leadOf } from '../../data/lead/leads.ts';

/** Jobs may be writing the lead. */
const attempts = 3;

/** Saves a customer, and owes them the emails about plans that it sets up or ends. False, nothing written, when the customer has changed since. */
export async function savePlans(
  before: Customer,
  customer: Customer,
  leads: readonly Lead[],
  now: string,
): Promise<boolean> {
  const tasks = planNotices(before, customer, now);
  const [first] = tasks;
  const told = first && leadToTell(customer, noticedPlan(first), leads);
  if (!told) return saveCustomer(before, customer, now);
  const beside = await customerSave(before, customer, now);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const lead = await leadOf(told.id);
    if (!lead) return false;
    const change = changeAfter(lead, { fields: {}, entries: [], tasks }, now);
    const result = await writeEdit(lead, change, now, { beside });
    if (result.state === 'written') return true;
    if (result.state === 'changed' && result.refused.includes('customer')) return false;
  }
  return false;
}
