import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Customer } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aCustomer, boatId, customerId } from '../a-customer.ts';
import { aPlan } from '../domain/plan/a-plan.ts';
import { leadPage } from './lead-page.ts';

/** A customer whose boat is on a plan, with one request of before. */
export function plannedCustomer() {
  const page = leadPage();
  const { rows } = page;

  /** Stores them so that they are found by their ids, and as somebody with a plan. */
  function plannedIs(
    changes: Partial<Customer> = {},
    lead: Partial<Lead> = {},
    others: readonly Lead[] = [],
  ) {
    const last = page.leadIs({ customer_id: customerId, boat_id: boatId, ...lead });
    for (const other of others) rows.set(other.id, leadRecord(other));
    const lead_ids = [last, ...others].map(({ id }) => id);
    const customer = { ...aCustomer({ lead_ids }), plans: [aPlan()], ...changes };
    rows.set(customer.id, { ...customer });
    rows.set('plans#all', { id: 'plans#all', customer_ids: new Set([customer.id]) });
    page.settingsAre({ postal_address: '1 Dock St' });
    page.database.on(BatchGetCommand).callsFake(({ RequestItems }) => {
      const [[table = '', { Keys = [] }] = ['', {}]] = Object.entries(RequestItems) as [
        string,
        { Keys?: { id?: string }[] },
      ][];
      const found = Keys.flatMap(({ id = '' }) => {
        return table === 'Leads' || table === 'Customers' ? (rows.get(id) ?? []) : [];
      });
      return { Responses: { [table]: found } };
    });
    return { customer, last };
  }
  return { ...page, plannedIs };
}
