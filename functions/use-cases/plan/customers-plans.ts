import type { Customer } from '#domain/customer/customer.ts';
import { seenPlans } from '#domain/plan/plan-save.ts';
import { customerOf } from '../../data/customer/customers.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { stoppedAt } from '../../data/mail/unsubscribes.ts';
import { found } from '../../runtime/found.ts';

export const readCustomer = async (id: string) => {
  const customer = found(await customerOf(id), 'We couldn’t find this customer.');
  return { customer, leads: [...(await leadsById(customer.lead_ids)).values()] };
};

export async function shownPlans({ customer, leads }: Awaited<ReturnType<typeof readCustomer>>) {
  const { version } = customer;
  return { version, plans: seenPlans(customer, leads), stopped: await isStopped(customer) };
}

async function isStopped({ emails: [email], plans = [] }: Customer): Promise<boolean> {
  const newest = plans
    .map((plan) => plan.asked.at)
    .sort()
    .at(-1);
  if (email === undefined || newest === undefined) return false;
  const at = await stoppedAt(email, 'plan');
  return at !== undefined && at >= newest;
}
