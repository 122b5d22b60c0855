import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { bulkDocuments } from '#functions/data/clients.ts';
import { leadsTable, type TableDefinition } from '#functions/data/keys.ts';

/** DynamoDB's limit. */
const batch = 25;

/** Puts rows into a table. */
export async function fillTable(
  { id }: TableDefinition,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const puts = rows.slice(start, start + batch).map((Item) => ({ PutRequest: { Item } }));
    await bulkDocuments().send(new BatchWriteCommand({ RequestItems: { [id]: puts } }));
  }
}

/** Puts the rows of leads from one number up to another into the Leads table. */
export async function fillLeads(
  from: number,
  to: number,
  record: (number: number) => Record<string, unknown>,
): Promise<void> {
  for (let start = from; start < to; start += batch) {
    const rows = Array.from({ length: Math.min(batch, to - start) }, (_, index) => record(start + index));
    await fillTable(leadsTable, rows);
  }
}
