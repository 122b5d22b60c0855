import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { CustomerLink } from '#domain/customer-of-lead.ts';
import { linkFields } from '#domain/customer-of-lead.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadFields } from '#domain/lead-change.ts';
import { OldAppointments } from '#domain/old-appointment.ts';
import type { Task } from '#domain/tasks.ts';
import { env } from '../runtime/env.ts';
import { addedTasks } from './added-tasks.ts';
import { patientDocuments } from './clients.ts';
import { type Candidates, customerWrites } from './customers.ts';
import { type DayRows, type EntryChange, takingWrites } from './days.ts';
import { leadsTable } from './keys.ts';
import { allOf, leadOfRecord, leadUpdate, tasksOfRow } from './lead-records.ts';
import { rowOf } from './leads.ts';
import { transact } from './transaction.ts';

/** A lead with what its row knew before there were visits, and what it owes. */
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

/** A lead as it is at this moment; undefined when it is gone. */
export const oldLead = async (id: string): Promise<OldLead | undefined> => oldLeadOf(await rowOf(id));

/** All leads, in no order. */
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

/** What a lead lacks, as it is to be. */
export interface Lacking {
  readonly link?: CustomerLink | undefined;
  readonly candidates?: Candidates | undefined;
  readonly visits?: LeadFields | undefined;
  readonly changes: readonly EntryChange[];
  /** Reminders of its planned visits. */
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
