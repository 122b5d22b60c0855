import type { TableDefinition } from '#functions/data/keys.ts';
import {
  isSameRow,
  keyOfRow,
  lineOfRow,
  type RawRow,
  rawBatch,
  readRawRows,
  writeRawRows,
} from '#functions/data/raw-rows.ts';
import { inGroups, inParallel } from './copy-files.ts';
import type { RestoreOptions } from './restore-options.ts';
import { withoutErased } from './without-erased.ts';

export interface RowsRestored {
  readonly written: number;
  /** Left as they are in the target. */
  readonly kept: number;
  /** Left out: erased, or expired since. */
  readonly erased: number;
  readonly expired: number;
}

/** Concurrent batches. */
const writers = 4;

/** The row as it is to stand, or why it is left out. */
function fateOf(
  table: TableDefinition,
  copied: RawRow,
  { erased, now }: Pick<RestoreOptions, 'erased' | 'now'>,
): RawRow | 'erased' | 'expired' {
  const row = withoutErased(table, copied, erased);
  if (!row) return 'erased';
  const { ttl } = table;
  const expiry = ttl === undefined ? undefined : row[ttl]?.N;
  return expiry !== undefined && Number(expiry) * 1000 <= Date.parse(now) ? 'expired' : row;
}

/** Rows that point to a lead are written before the lead. */
const isPointer = (row: RawRow): boolean => row.lead_id !== undefined;

export async function restoreRows(
  table: TableDefinition,
  rows: () => AsyncIterable<RawRow>,
  options: RestoreOptions,
): Promise<RowsRestored> {
  const count = { written: 0, kept: 0, erased: 0, expired: 0 };
  async function* wanted(pointers: boolean) {
    for await (const row of rows()) {
      if (isPointer(row) !== pointers) continue;
      const fate = fateOf(table, row, options);
      if (typeof fate === 'string') count[fate] += 1;
      else yield fate;
    }
  }
  const keyLine = (row: RawRow) => lineOfRow(keyOfRow(table, row));
  const write = async (group: RawRow[]) => {
    const there =
      options.existing === 'keep'
        ? await readRawRows(
            table,
            group.map((row) => keyOfRow(table, row)),
          )
        : [];
    const taken = new Set(there.map(keyLine));
    const fresh = group.filter((row) => !taken.has(keyLine(row)));
    await writeRawRows(table, fresh);
    count.written += fresh.length;
    count.kept += group.length - fresh.length;
  };
  for (const pointers of [true, false]) {
    await inParallel(inGroups(wanted(pointers), rawBatch.write), writers, write);
  }
  options.say(
    `  ${table.id}: ${count.written} written, ${count.kept} kept, ${count.erased} erased, ${count.expired} expired`,
  );
  return count;
}

/** A lead's tasks may have been performed by now, which changes its row. */
const mayHaveChanged = (row: RawRow, existing: RestoreOptions['existing']): boolean =>
  row.owed_shard !== undefined || existing === 'keep';

export async function verifyRows(
  table: TableDefinition,
  rows: AsyncIterable<RawRow>,
  { existing, erased, now, say }: RestoreOptions,
): Promise<boolean> {
  const count = { same: 0, changed: 0, missing: 0, wrong: 0 };
  async function* wanted() {
    for await (const row of rows) {
      const fate = fateOf(table, row, { erased, now });
      if (typeof fate !== 'string') yield fate;
    }
  }
  const keyLine = (row: RawRow) => lineOfRow(keyOfRow(table, row));
  await inParallel(inGroups(wanted(), rawBatch.read), writers, async (group) => {
    const there = await readRawRows(
      table,
      group.map((row) => keyOfRow(table, row)),
    );
    const found = new Map(there.map((row) => [keyLine(row), row]));
    for (const row of group) {
      const other = found.get(keyLine(row));
      if (!other) count.missing += 1;
      else if (isSameRow(row, other)) count.same += 1;
      else if (mayHaveChanged(row, existing)) count.changed += 1;
      else count.wrong += 1;
    }
  });
  say(
    `  ${table.id}: ${count.same} equal, ${count.changed} changed since, ${count.missing} missing, ${count.wrong} wrong`,
  );
  return count.missing === 0 && count.wrong === 0;
}
