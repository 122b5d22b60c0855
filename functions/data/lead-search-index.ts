import { quarantineDays } from '#domain/lead.ts';
import { endOfDay, startOfDay } from '#domain/los-angeles.ts';
import type { LeadFilter, LeadTotals } from '#domain/operations/admin-leads.ts';
import { isTombstone, type LeadRow, type RowChange } from './lead-row.ts';

/** More leads than this do not fit the function's memory; another adapter is due then (docs/scale.md). */
export const mostLeads = 400_000;

interface Entry {
  readonly row: LeadRow;
  /** The four searched fields, folded, one a line. */
  readonly text: string;
  readonly sortKeys: Readonly<Record<LeadFilter['sortBy'], string>>;
}

type Order = Pick<LeadFilter, 'sortBy' | 'sortDir'>;

/** All entries in one order, and the ids of those that have changed since it was sorted. */
interface SortedList {
  readonly order: Order;
  entries: readonly Entry[];
  readonly changed: Set<string>;
}

/** The leads of the list index in memory: filtered, sorted, counted. Knows neither tables nor the clock. */
export interface LeadSearchIndex {
  readonly size: number;
  apply(changes: readonly RowChange[]): void;
  /** All matching rows in the filter's order, with the figures over them. */
  find(filter: LeadFilter, now: string): { rows: LeadRow[]; totals: LeadTotals };
}

/** Lower case without accents, so that "Jose" finds "José". */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');

const compareText = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const entryOf = (row: LeadRow): Entry => ({
  row,
  text: [row.full_name, row.email, row.city, row.boat_type].map(fold).join('\n'),
  sortKeys: {
    created_at: row.created_at,
    status: row.status,
    city: fold(row.city),
    boat_type: fold(row.boat_type),
  },
});

/** By the chosen field; among equals the newest first, ids sorting by time. */
const comparing =
  ({ sortBy, sortDir }: Order) =>
  (a: Entry, b: Entry): number => {
    const byField = compareText(a.sortKeys[sortBy], b.sortKeys[sortBy]);
    if (byField !== 0) return sortDir === 'asc' ? byField : -byField;
    return compareText(b.row.id, a.row.id);
  };

/** What a filter asks of a lead, its statuses left out of account. */
function matching(filter: LeadFilter, now: string): (entry: Entry) => boolean {
  const wanted = fold(filter.q).trim();
  const from = filter.from === undefined ? '' : startOfDay(filter.from);
  const to = filter.to === undefined ? '9999' : endOfDay(filter.to);
  // The table deletes these by itself, which leaves no tombstone in the index.
  const expired = new Date(Date.parse(now) - quarantineDays * 86_400_000).toISOString();
  return ({ row, text }) =>
    row.quarantined === filter.quarantined &&
    row.created_at >= from &&
    row.created_at <= to &&
    (filter.hasPlan === undefined || (row.monthly_plan_interest !== undefined) === filter.hasPlan) &&
    !(row.quarantined && row.created_at < expired) &&
    text.includes(wanted);
}

export function createLeadSearchIndex(): LeadSearchIndex {
  const entries = new Map<string, Entry>();
  /** Sorted once per order and mended when used again: sorting 100,000 leads takes more than 100 ms. */
  const sorted = new Map<string, SortedList>();

  const mend = (list: SortedList) => {
    if (list.changed.size === 0) return;
    const kept = list.entries.filter(({ row }) => !list.changed.has(row.id));
    const fresh = [...list.changed].flatMap((id) => entries.get(id) ?? []);
    // Sorting a sorted run with a few entries behind it takes linear time (V8's TimSort).
    list.entries = kept.concat(fresh).sort(comparing(list.order));
    list.changed.clear();
  };

  const inOrder = ({ sortBy, sortDir }: Order): readonly Entry[] => {
    const key = `${sortBy} ${sortDir}`;
    const order = { sortBy, sortDir };
    const list = sorted.get(key) ?? {
      order,
      entries: [...entries.values()].sort(comparing(order)),
      changed: new Set(),
    };
    sorted.set(key, list);
    mend(list);
    return list.entries;
  };

  const apply = (changes: readonly RowChange[]) => {
    for (const change of changes) {
      const known = entries.get(change.id);
      if (isTombstone(change)) {
        if (!entries.delete(change.id)) continue;
      } else {
        // Overlapping reads bring the same rows again and again; they must not cost a new order.
        if (known && JSON.stringify(known.row) === JSON.stringify(change)) continue;
        entries.set(change.id, entryOf(change));
      }
      for (const list of sorted.values()) list.changed.add(change.id);
    }
    if (entries.size > mostLeads)
      throw new Error(`More than ${mostLeads} leads do not fit the search index.`);
  };

  const find: LeadSearchIndex['find'] = (filter, now) => {
    const matches = matching(filter, now);
    const statuses = new Set(filter.statuses);
    const rows: LeadRow[] = [];
    const by_status: LeadTotals['by_status'] = {};
    let revenue = 0;
    for (const entry of inOrder(filter)) {
      if (!matches(entry)) continue;
      const { row } = entry;
      by_status[row.status] = (by_status[row.status] ?? 0) + 1;
      if (statuses.size > 0 && !statuses.has(row.status)) continue;
      rows.push(row);
      revenue += row.est_price_min ?? 0;
    }
    const count = (status: 'SCHEDULED' | 'COMPLETED') =>
      statuses.size === 0 || statuses.has(status) ? (by_status[status] ?? 0) : 0;
    return {
      rows,
      totals: { scheduled: count('SCHEDULED'), completed: count('COMPLETED'), revenue, by_status },
    };
  };

  return {
    get size() {
      return entries.size;
    },
    apply,
    find,
  };
}
