import { customersTable, daysTable, leadsTable, type TableDefinition } from '#functions/data/keys.ts';
import type { RawRow } from '#functions/data/raw-rows.ts';

const textsOf = (value: RawRow[string] | undefined): string[] =>
  value?.SS ?? value?.L?.flatMap(({ S }) => S ?? []) ?? [];

/** The customers of a copy whose every lead was erased, besides those that were erased by their own id. */
export async function erasedCustomers(
  rows: AsyncIterable<RawRow>,
  erased: ReadonlySet<string>,
): Promise<Set<string>> {
  const all = new Set(erased);
  if (erased.size === 0) return all;
  for await (const { id, lead_ids } of rows) {
    const leadIds = textsOf(lead_ids);
    if (id?.S && leadIds.length > 0 && leadIds.every((leadId) => erased.has(leadId))) all.add(id.S);
  }
  return all;
}

function customerWithout(row: RawRow, erased: ReadonlySet<string>): RawRow | undefined {
  const pointed = textsOf(row.customer_ids);
  if (pointed.some((id) => erased.has(id))) {
    const SS = pointed.filter((id) => !erased.has(id));
    return SS.length === 0 ? undefined : { ...row, customer_ids: { SS } };
  }
  const leadIds = textsOf(row.lead_ids);
  if (!leadIds.some((id) => erased.has(id))) return row;
  const L = leadIds.filter((id) => !erased.has(id)).map((S) => ({ S }));
  return { ...row, lead_ids: { L } };
}

function pointerWithout({ lead_ids, ...byLead }: RawRow, erased: ReadonlySet<string>): RawRow {
  const row = Object.fromEntries(Object.entries(byLead).filter(([name]) => !erased.has(name)));
  const SS = textsOf(lead_ids).filter((id) => !erased.has(id));
  return SS.length === 0 ? row : { ...row, lead_ids: { SS } };
}

function dayWithout(row: RawRow, erased: ReadonlySet<string>): RawRow {
  const entries = Object.entries(row.entries?.M ?? {});
  const M = Object.fromEntries(entries.filter(([, { M: entry }]) => !erased.has(entry?.lead_id?.S ?? '')));
  return { ...row, entries: { M } };
}

/** A row of a copy without what was erased since: of rows that belong to several people a part stays. */
export function withoutErased(
  { id: table }: TableDefinition,
  row: RawRow,
  erased: ReadonlySet<string>,
): RawRow | undefined {
  if (erased.has(row.id?.S ?? '') || erased.has(row.lead_id?.S ?? '')) return undefined;
  if (erased.size === 0) return row;
  if (table === customersTable.id) return customerWithout(row, erased);
  if (table === leadsTable.id) return pointerWithout(row, erased);
  return table === daysTable.id ? dayWithout(row, erased) : row;
}
