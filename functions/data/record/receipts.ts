import * as z from 'zod';
import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { receiptNumber } from '#domain/record/job-record.ts';
import { env } from '../../runtime/env.ts';
import { leadsTable, pointerKey } from '../keys.ts';
import { rowOf } from '../lead/leads.ts';
import { leadsById } from '../lead/leads-by-id.ts';
import type { TransactItem } from '../transaction.ts';

const Counter = z.object({ last: z.int() });
const Receipts = z.object({ lead_ids: z.instanceof(Set).optional() });

/** The next number of the year, and the write that takes it unless another receipt did meanwhile. */
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

/** Lists a lead among those finished in a month. */
export const listedReceipt = (leadId: string, month: string): TransactItem => ({
  Update: {
    TableName: env(leadsTable.env),
    Key: { id: pointerKey.receipts(month) },
    UpdateExpression: 'ADD lead_ids :lead',
    ExpressionAttributeValues: { ':lead': new Set([leadId]) },
  },
});

/** The leads that were finished in the year of a month, each once. */
export async function leadsOfYear(month: string): Promise<Lead[]> {
  const year = month.slice(0, 4);
  const months = Array.from({ length: 12 }, (_, place) => `${year}-${String(place + 1).padStart(2, '0')}`);
  const rows = await Promise.all(months.map((each) => rowOf(pointerKey.receipts(each))));
  const ids = rows.flatMap((row) => [...(Receipts.parse(row ?? {}).lead_ids ?? [])].map(String));
  return [...(await leadsById([...new Set(ids)])).values()];
}
