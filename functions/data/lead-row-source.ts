import { leadsTable } from './keys.ts';
import { parseRowChange, type RowChange } from './lead-row.ts';
import { changesOfList } from './list-changes.ts';
import { lastRestore, readItems, recentlyEditedIds } from './recent-edits.ts';

/** Where the search gets its rows from. */
export interface LeadRowSource {
  /** Rows changed at or after an instant, or all of them; as the index knows them, which may lag. */
  changedSince(since: string | undefined): Promise<RowChange[]>;
  /** The state, read consistently, of the leads that admins have edited within the last minutes. */
  recentlyEdited(now: string): Promise<RowChange[]>;
  /** When a backup was put back last, if that was lately: its rows have changed long ago. */
  restoredAt(): Promise<string | undefined>;
}

/** The list index of the Leads table. */
export const leadRowSource: LeadRowSource = {
  changedSince: (since) => changesOfList(leadsTable, since, parseRowChange),
  recentlyEdited: async (now) => {
    const ids = await recentlyEditedIds(now);
    const items = new Map((await readItems(ids)).map((item) => [item.id, item]));
    return ids.map((id) => parseRowChange(items.get(id) ?? { id, deleted: true }));
  },
  restoredAt: lastRestore,
};
