import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { CustomerLink } from '#domain/customer/customer-of-lead.ts';
import { linkFields } from '#domain/customer/customer-of-lead.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadFields } from '#domain/lead-change.ts';
import type { Task } from '#domain/tasks.ts';
import { OldAppointments } from '#domain/visit/old-appointment.ts';
import { env } from '../../runtime/env.ts';
import { patientDocuments } from '../clients.ts';
import { type Candidates, customerWrites } from '../customer/customers.ts';
import { leadsTable } from '../keys.ts';
import { allOf, leadOfRecord, leadUpdate, tasksOfRow } from '../lead-records.ts';
import { transact } from '../transaction.ts';
import { type DayRows, type EntryChange, takingWrites } from '../visit/day-row.ts';
import { addedTasks } from './added-tasks.ts';
import { rowOf } from './leads.ts';

export interface OldLead {
  readonly lead: Lead;
  readonly old: OldAppointments;
  readonly owed: readonly Task[];
}

function oldLeadOf(row: Readonly<Record<string, unknown>> | undefined): OldLead | undefined {
  const lead = row?.public_slug === undefined ? undefined : leadOfRecord(row);
  if (!row || !lead) return undefined;
  return { lead, old: OldAppointments.parse(row), owed: tasksOfRow(row, String(row.owed_since)) };
}

export const oldLead = async (id: string): Promise<OldLead | undefined> => oldLeadOf(await rowOf(id));

export async function* allLeads(): AsyncGenerator<OldLead> {
  const pages = paginateScan(
    { client: patientDocuments() },
    {
      TableName: env(leadsTable.env),
      ConsistentRead: true,
      FilterExpression: 'attribute_exists(public_slug)',
    },
  );
  for await (const { Items = [] } of pages) for (const item of Items) yield* [oldLeadOf(item) ?? []].flat();
}

export interface Lacking {
  readonly link?: CustomerLink | undefined;
  readonly candidates?: Candidates | undefined;
  readonly visits?: LeadFields | undefined;
  readonly changes: readonly EntryChange[];
  readonly tasks: readonly Task[];
}

const hasNo = (name: string) => ({ expression: `attribute_not_exists(${name})` });

/** Writes what a lead lacks, all or nothing; false when the lead, its customer or its days have changed since. */
export async function writeLacking(
  lead: Lead,
  { link, candidates, visits, changes, tasks }: Lacking,
  rows: DayRows,
): Promise<boolean> {
  const fields: LeadFields = { ...(link && linkFields(link)), ...visits };
  const added = await addedTasks(lead.id, tasks);
  const condition = allOf(added.condition, link && hasNo('customer_id'), visits && hasNo('visits'), {
    expression: 'quarantined = :no',
    values: { ':no': false },
  });
  const extra = { ...added.extra, ...(visits && { appointment_sent: null, sequence_lost: null }) };
  const refused = await transact({
    lead: { Update: leadUpdate(lead.id, fields, { condition, extra }) },
    customer: link && customerWrites(link, candidates?.seen),
    days: takingWrites(changes, rows),
  });
  return refused.length === 0;
}
