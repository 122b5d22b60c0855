import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Lead } from '#domain/lead.ts';
import { dayOf, monthsFrom } from '#domain/los-angeles.ts';
import { monthOfRecord } from '#domain/record/finish.ts';
import { isReceiptNumber, receiptNumber } from '#domain/record/job-record.ts';
import { ReceiptAmounts } from '#domain/record/money.ts';
import { workedEarlier } from '#domain/visit/worked-at.ts';
import { env } from '../../runtime/env.ts';
import { patientDocuments } from '../clients.ts';
import { leadsTable, pointerKey } from '../keys.ts';
import { rowOf } from '../lead/leads.ts';
import { leadsById } from '../lead/leads-by-id.ts';
import { type TransactItem, transact } from '../transaction.ts';

const Counter = z.object({ last: z.int() });
const WorkedLead = Lead.pick({ visits: true, completed_at: true }).strip();
const Receipts = z.object({ lead_ids: z.instanceof(Set).optional() });

/** The next number of the year in which it is issued, and the write that takes it unless another receipt did meanwhile. */
export async function nextReceipt(now: string): Promise<{ number: string; write: TransactItem }> {
  const year = dayOf(now).slice(0, 4);
  const id = pointerKey.receiptCount(year);
  const row = await rowOf(id);
  const last = row ? Counter.parse(row).last : 0;
  const write: TransactItem = {
    Update: {
      TableName: env(leadsTable.env),
      Key: { id },
      UpdateExpression: 'SET #last = :next',
      ConditionExpression: last === 0 ? 'attribute_not_exists(#last)' : '#last = :last',
      ExpressionAttributeNames: { '#last': 'last' },
      ExpressionAttributeValues: { ':next': last + 1, ...(last > 0 && { ':last': last }) },
    },
  };
  return { number: receiptNumber(year, last + 1), write };
}

const onLeads = (id: string, UpdateExpression: string, values: Record<string, unknown>): TransactItem => ({
  Update: {
    TableName: env(leadsTable.env),
    Key: { id },
    UpdateExpression,
    ExpressionAttributeValues: values,
  },
});

export const listedReceipt = (leadId: string, month: string): TransactItem =>
  onLeads(pointerKey.receipts(month), 'ADD lead_ids :lead', { ':lead': new Set([leadId]) });

/** Lists a lead among those that haven't paid, or takes it out. */
export const listedUnpaid = (leadId: string, isUnpaid: boolean): TransactItem =>
  onLeads(pointerKey.unpaidReceipts, `${isUnpaid ? 'ADD' : 'DELETE'} lead_ids :lead`, {
    ':lead': new Set([leadId]),
  });

const idsOf = (row: Record<string, unknown> | undefined): string[] =>
  [...(Receipts.parse(row ?? {}).lead_ids ?? [])].map(String);

/** Lists a lead whose receipt is from before there was a list; nothing where it was paid meanwhile. */
export async function listOlderUnpaid(id: string): Promise<void> {
  await transact({
    lead: {
      ConditionCheck: {
        TableName: env(leadsTable.env),
        Key: { id },
        ConditionExpression: 'attribute_exists(#record) AND attribute_not_exists(#record.#paid)',
        ExpressionAttributeNames: { '#record': 'record', '#paid': 'paid_on' },
      },
    },
    unpaid: listedUnpaid(id, true),
  });
}

export const unpaidLeadIds = async (): Promise<string[]> => idsOf(await rowOf(pointerKey.unpaidReceipts));

const receiptRows = (months: readonly string[]) =>
  Promise.all(months.map((month) => rowOf(pointerKey.receipts(month))));

/** The leads that have a receipt of one of these months. */
export const billedLeadIds = async (months: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await receiptRows(months)).flatMap(idsOf));

export const leadsFinishedIn = async (months: readonly string[]): Promise<Lead[]> => [
  ...(await leadsById([...(await billedLeadIds(months))])).values(),
];

interface YearOfReceipts {
  readonly leads: readonly Lead[];
  readonly erased: readonly ReceiptAmounts[];
}

/** The receipts that were made in the year of a month: leads, each once, and the amounts of those erased since. */
export async function receiptsOfYear(month: string): Promise<YearOfReceipts> {
  const year = month.slice(0, 4);
  const rows = await receiptRows(monthsFrom(`${year}-01`, `${year}-12`));
  const leads = await leadsById([...new Set(rows.flatMap(idsOf))]);
  const erased = rows.flatMap((row = {}) =>
    Object.entries(row)
      .filter(([name]) => isReceiptNumber(name))
      .map(([, amounts]) => ReceiptAmounts.parse(amounts)),
  );
  return { leads: [...leads.values()], erased };
}

/** Leaves the amounts of an erased lead's receipt to the books, and nothing that names the lead. Older ones change none. */
export async function forgetReceipt({
  id,
  record,
  requested_service: service,
  visits,
  completed_at,
}: Readonly<Record<string, unknown>>): Promise<void> {
  const { data: found } = ReceiptAmounts.safeParse({
    ...Object(record),
    ...(service !== undefined && { service }),
  });
  if (!found) return;
  const { data: known = {} } = WorkedLead.safeParse({ visits, completed_at });
  const amounts = { ...found, ...workedEarlier(known, found.done_at) };
  const names = { TableName: env(leadsTable.env), ExpressionAttributeValues: { ':lead': new Set([id]) } };
  await patientDocuments().send(
    new UpdateCommand({
      ...names,
      Key: { id: pointerKey.receipts(monthOfRecord(amounts)) },
      UpdateExpression: 'SET #number = if_not_exists(#number, :amounts) DELETE lead_ids :lead',
      ExpressionAttributeNames: { '#number': amounts.number },
      ExpressionAttributeValues: { ...names.ExpressionAttributeValues, ':amounts': amounts },
    }),
  );
  await patientDocuments().send(
    new UpdateCommand({
      ...names,
      Key: { id: pointerKey.unpaidReceipts },
      UpdateExpression: 'DELETE lead_ids :lead',
    }),
  );
}
