import { statusOperations } from '#domain/operations/status.ts';
import { customerPage } from '#domain/status/customer-page.ts';
import { customerOfPage } from './data/customer/customer-pages.ts';
import { leadsById } from './data/lead/leads-by-id.ts';
import { planMailsStoppedAt } from './data/mail/plan-mails.ts';
import { heedingStops } from './data/mail/unsubscribes.ts';
import { found } from './runtime/found.ts';
import { operation } from './runtime/operation.ts';

export const handler = operation('customer-page', statusOperations, async ({ key }, { now }) => {
  const customer = found(await customerOfPage(key), 'We couldn’t find this page.');
  const leads = await leadsById(customer.lead_ids);
  const [heeded, planStop] = await Promise.all([
    Promise.all([...leads.values()].map(heedingStops)),
    planMailsStoppedAt(customer),
  ]);
  return customerPage(customer, heeded, now, planStop);
});
