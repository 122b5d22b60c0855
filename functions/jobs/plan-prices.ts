import type { BoatPlan } from '#domain/customer/boat-plan.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { changeAfter } from '#domain/lead-change.ts';
import { sendsStoppable } from '#domain/mail/mail-stops.ts';
import { leadToTell } from '#domain/plan/plan-notices.ts';
import { announcedPrice, untoldPrice, withRate } from '#domain/plan/plan-price.ts';
import type { AllPlanTerms } from '#domain/plan/plan-terms.ts';
import type { Prices } from '#domain/price/prices.ts';
import { publishedPrices } from '../data/content/published-content.ts';
import { customersWithPlans, customerWrites, saveCustomer } from '../data/customer/customers.ts';
import { writeEdit } from '../data/lead/lead-edits.ts';
import { leadsById } from '../data/lead/leads-by-id.ts';
import { mayEmailOfPlan } from '../data/mail/plan-mails.ts';
import { newestSettings } from '../data/settings/settings.ts';
import * as clock from '../runtime/clock.ts';
import { job } from '../runtime/job.ts';
import { log } from '../runtime/log.ts';

/** Notes the price and owes its email, if it still needs one, in one write. False where nobody can be told. */
async function announce(customer: Customer, plan: BoatPlan, now: string): Promise<boolean> {
  const leads = [...(await leadsById(customer.lead_ids)).values()];
  const lead = leadToTell(customer, plan, leads);
  if (!lead || lead.mail_problem) return false;
  const plans = customer.plans?.map((other) => (other.id === plan.id ? plan : other));
  const next = { ...customer, plans, version: customer.version + 1, updated_at: now };
  const task = { kind: 'plan-price' as const, about: untoldPrice(plan), due_at: now };
  const change = { fields: {}, entries: [], tasks: plan.untold_rate === undefined ? [] : [task] };
  const beside = { customer: customerWrites({ customer: next, before: customer }) };
  const { state } = await writeEdit(lead, changeAfter(lead, change, now), now, { beside });
  if (state !== 'written') log.info('plan price announced later');
  return true;
}

/** Plans of before each kept its price get the one of today; undefined when the customer was changed meanwhile. */
async function noteRates(
  customer: Customer,
  terms: AllPlanTerms,
  prices: Prices,
  now: string,
): Promise<Customer | undefined> {
  const { plans = [] } = customer;
  const priced = plans.map((plan) => withRate(plan, terms, prices));
  if (priced.every((plan, place) => plan === plans[place])) return customer;
  const next = { ...customer, plans: priced, version: customer.version + 1, updated_at: now };
  return (await saveCustomer(customer, next, now)) ? next : undefined;
}

/** Has customers told of what their plan has come to cost, one plan of a customer at a time. */
async function announcePrices(now: string): Promise<void> {
  const [{ settings }, prices] = await Promise.all([newestSettings(), publishedPrices()]);
  for (const known of await customersWithPlans()) {
    const customer = await noteRates(known, settings.plans, prices, now);
    if (!customer || !sendsStoppable(settings)) continue;
    for (const stored of customer.plans ?? []) {
      const plan = announcedPrice(stored, settings.plans, prices);
      if (!plan || !(await mayEmailOfPlan(customer, plan))) continue;
      if (await announce(customer, plan, now)) break;
    }
  }
}

export const handler = job('plan-prices', (_event: unknown): Promise<void> => announcePrices(clock.now()));
