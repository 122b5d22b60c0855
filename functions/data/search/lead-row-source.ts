import { readRows } from '../batch-read.ts';
import { leadsTable } from '../keys.ts';
import { parseRowChange, type RowChange } from './lead-row.ts';
import { changesOfList } from './list-changes.ts';
import { lastRestore, recentlyEditedIds } from './recent-edits.ts';

export interface LeadRowSource {
  /** Rows changed since an instant, or all rows; the index may lag. */
  changedSince(since: string | undefined): Promise<RowChange[]>;
  /** Strongly consistent rows of the leads edited by admins in the last minutes. */
  recentlyEdited(now: string): Promise<RowChange[]>;
  /** When a backup was last restored, if recently: restored rows have old timestamps. */
  restoredAt(): Promise<string | undefined>;
}

export const leadRowSource: LeadRowSource = {
  changedSince: (since) => changesOfList(leadsTable, since, parseRowChange),
  recentlyEdited: async (now) => {
    const ids = await recentlyEditedIds(now);
    const items = new Map((await readRows(leadsTable, ids)).map((item) => [item.id, item]));
    return ids.map((id) => parseRowChange(items.get(id) ?? { id, deleted: true }));
  },
  restoredAt: lastRestore,
};
