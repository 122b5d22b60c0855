import { readRows } from '../batch-read.ts';
import { leadsTable } from '../keys.ts';
import { parseRowChange, type RowChange } from './lead-row.ts';
import { changesOfList } from './list-changes.ts';
import { lastRewrite, recentlyEditedIds } from './recent-edits.ts';

export interface LeadRowSource {
  /** Rows changed since an instant, or all rows; the index may lag. */
  changedSince(since: string | undefined): Promise<RowChange[]>;
  /** Strongly consistent rows of the leads edited by admins in the last minutes. */
  recentlyEdited(now: string): Promise<RowChange[]>;
  /** Another one when all rows must be read anew. */
  lastRewrite(): Promise<string | undefined>;
}

export const leadRowSource: LeadRowSource = {
  changedSince: (since) => changesOfList(leadsTable, since, parseRowChange),
  recentlyEdited: async (now) => {
    const ids = await recentlyEditedIds(now);
    const items = new Map((await readRows(leadsTable, ids)).map((item) => [item.id, item]));
    return ids.map((id) => parseRowChange(items.get(id) ?? { id, deleted: true }));
  },
  lastRewrite,
};
