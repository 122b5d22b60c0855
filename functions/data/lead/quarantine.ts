import { customerOfLead, linkFields } from '#domain/customer/customer-of-lead.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import type { Task } from '#domain/tasks.ts';
import { env } from '../../runtime/env.ts';
import { again, lookAgain } from '../../runtime/look-again.ts';
import { candidatesFor, customerWrites } from '../customer/customers.ts';
import { leadsTable } from '../keys.ts';
import { announcedTasks, changedTasks, leadOfRecord, leadUpdate, tasksOfRow } from '../lead-records.ts';
import { noteAndWrite } from '../search/recent-edits.ts';
import { putEntry, withId } from '../timeline.ts';
import { type TransactItem, transact } from '../transaction.ts';
import { pointerIdsOf, rowOf } from './leads.ts';
import { newCustomerIds } from './new-ids.ts';

/** While a worker has the lead, an email may be on its way; and pending tasks are not performed from quarantine. */
const untouchedSinceRead =
  'quarantined = :no AND updated_at = :read AND attribute_not_exists(quote_id) AND attribute_not_exists(mail_claim) AND ' +
  '(attribute_not_exists(owed_lease) OR owed_lease < :now)';

const updateOfPointer = (id: string, update: string, values?: Record<string, unknown>): TransactItem => ({
  Update: {
    TableName: env(leadsTable.env),
    Key: { id },
    UpdateExpression: update,
    ConditionExpression: 'attribute_exists(id)',
    ...(values && { ExpressionAttributeValues: values }),
  },
});

/** False, with nothing written, when the lead has changed or is being emailed. Call `noteEdits` first. */
export async function quarantineLead(
  lead: Lead,
  { fields, entries }: LeadChange,
  now: string,
): Promise<boolean> {
  const values = { ':no': false, ':read': lead.updated_at, ':now': now };
  const options = {
    condition: { expression: untouchedSinceRead, values },
    // `owed` stays: a restored lead owes these tasks again.
    extra: { moved_at: now, owed_shard: null, owed_since: null, owed_lease: null, tasks_added: null },
  };
  const end = { ':end': fields.expires_at };
  const refused = await transact({
    lead: { Update: leadUpdate(lead.id, fields, options) },
    pointers: pointerIdsOf(lead).map((id) => updateOfPointer(id, 'SET expires_at = :end', end)),
    entries: entries.map((entry) => putEntry(withId(entry))),
  });
  return refused.length === 0;
}

/** Tasks of a lead that an admin quarantined; undefined for one quarantined on booking. */
export async function tasksBeforeQuarantine(leadId: string): Promise<readonly Task[] | undefined> {
  const row = await rowOf(leadId);
  if (leadOfRecord(row) === undefined || row?.moved_at === undefined) return undefined;
  return tasksOfRow(row, String(row.moved_at));
}

/** The writes that give a restored lead its customer; undefined for one that had a customer before its quarantine. */
async function linkOf(lead: Lead, now: string) {
  if (lead.customer_id !== undefined) return undefined;
  const { customers, seen } = await candidatesFor(lead);
  const link = customerOfLead(lead, customers, newCustomerIds(now), now);
  return { fields: linkFields(link), writes: customerWrites(link, seen) };
}

/** Takes a lead and its pointers out of quarantine and gives it a customer; false when it is not there. */
export async function restoreLead(
  lead: Lead,
  { fields, entries, tasks = [] }: LeadChange,
  now: string,
): Promise<boolean> {
  const options = {
    condition: { expression: 'quarantined = :yes', values: { ':yes': true } },
    extra: { ...changedTasks(tasks), ...announcedTasks(tasks), moved_at: null },
  };
  return lookAgain(
    async () => {
      const link = await linkOf(lead, now);
      const linked = { ...fields, ...link?.fields };
      const refused = await noteAndWrite(lead.id, now, () =>
        transact({
          lead: { Update: leadUpdate(lead.id, linked, options) },
          pointers: pointerIdsOf(lead).map((id) => updateOfPointer(id, 'REMOVE expires_at')),
          customer: link?.writes,
          entries: entries.map((entry) => putEntry(withId(entry))),
        }),
      );
      if (refused.length === 0) return true;
      return refused.some((name) => name !== 'customer') ? false : again;
    },
    () => false,
  );
}
