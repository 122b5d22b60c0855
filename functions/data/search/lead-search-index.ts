import { quarantineDays } from '#domain/booking/quarantine-end.ts';
import { folded as fold, holdsWords, phoneDigits, searchWords } from '#domain/lead/typed-search.ts';
import { boatLine } from '#domain/lead-words.ts';
import { endOfDay, startOfDay } from '#domain/los-angeles.ts';
import type { LeadFilter, LeadTotals } from '#domain/operations/admin-leads.ts';
import { statusLabels } from '#domain/statuses.ts';
import { maxSearchedLeads } from '../keys.ts';
import { type CustomerChange, type CustomerRow, isGone } from './customer-row-source.ts';
import { isTombstone, type LeadRow, type RowChange } from './lead-row.ts';

interface Entry {
  readonly row: LeadRow;
  readonly own: string;
  /** All by which the lead is found, folded, one a line: its own words first, then its customer's. */
  text: string;
  readonly sortKeys: Readonly<Record<SortKey, string>>;
}

type SortKey = Exclude<LeadFilter['sortBy'], 'scheduled_at'> | 'updated_at';

interface KnownCustomer {
  readonly lines: readonly string[];
  readonly leadIds: readonly string[];
}

interface Order {
  readonly sortBy: SortKey;
  readonly sortDir: LeadFilter['sortDir'];
}

type Compare = (a: Entry, b: Entry) => number;

/** Entries in one order, except the replaced ones: their ids and their old positions' entries. */
interface SortedList {
  readonly compare: Compare;
  readonly entries: Entry[];
  readonly replaced: Map<string, Entry | undefined>;
}

/** Beyond this many changes, sorting again is faster than moving entries one by one. */
const maxMended = 500;

export interface LeadSearchIndex {
  apply(changes: readonly RowChange[]): void;
  /** Takes in the words of customers, by which their leads are found as well. */
  applyCustomers(changes: readonly CustomerChange[]): void;
  size(): number;
  /** True when there were more leads than fit, so only the newest are here. */
  isTruncated(): boolean;
  /** The rows outside quarantine, the newest or those changed last first. The next change is made in place. */
  latestFirst(by: 'created_at' | 'updated_at'): IteratorObject<LeadRow>;
  /** By appointment, the newest lead comes first: what that order takes is not known here. */
  find(filter: LeadFilter, now: string): { rows: LeadRow[]; totals: LeadTotals };
}

const compareText = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const wordsOf = ({ full_name, email = '', city = '', phone = '', ...boat }: LeadRow): string =>
  [...[full_name, email, city, boatLine(boat), phone].map(fold), phoneDigits(phone)].join('\n');

const withCustomer = (own: string, customerLines: readonly string[] = []): string =>
  [own, ...customerLines.filter((line) => !own.includes(line))].join('\n');

const linesOf = ({ name, search_text, phones }: CustomerRow): string[] => [
  fold(name),
  ...search_text.split('\n').map(fold),
  ...phones.map(({ typed }) => phoneDigits(typed)),
];

function entryOf(row: LeadRow, customerLines?: readonly string[]): Entry {
  const own = wordsOf(row);
  return {
    row,
    own,
    text: withCustomer(own, customerLines),
    sortKeys: {
      created_at: row.created_at,
      updated_at: row.updated_at,
      status: fold(statusLabels[row.status]),
      // What nobody has told comes last.
      city: fold(row.city ?? '~'),
      boat_type: fold(row.boat_type ?? '~'),
    },
  };
}

/** By the chosen field, then newest first: ids sort by time. */
const comparing =
  ({ sortBy, sortDir }: Order): Compare =>
  (a, b) => {
    const byField = compareText(a.sortKeys[sortBy], b.sortKeys[sortBy]);
    if (byField !== 0) return sortDir === 'asc' ? byField : -byField;
    return compareText(b.row.id, a.row.id);
  };

/** Binary search; no two entries compare as equal. */
function placeOf(entry: Entry, list: readonly Entry[], compare: Compare): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const other = list[middle];
    if (other && compare(other, entry) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

function matching(filter: LeadFilter, now: string): (entry: Entry) => boolean {
  const wanted = searchWords(filter.q);
  const from = filter.from === undefined ? '' : startOfDay(filter.from);
  const to = filter.to === undefined ? '9999' : endOfDay(filter.to);
  // DynamoDB deletes expired rows without leaving a tombstone. Quarantined leads are never edited.
  const expired = new Date(Date.parse(now) - quarantineDays * 86_400_000).toISOString();
  return ({ row, text }) =>
    row.quarantined === filter.quarantined &&
    row.created_at >= from &&
    row.created_at <= to &&
    (filter.hasPlan === undefined || (row.monthly_plan_interest !== undefined) === filter.hasPlan) &&
    !(row.quarantined && row.updated_at < expired) &&
    holdsWords(text, wanted);
}

const newestFirst: Order = { sortBy: 'created_at', sortDir: 'desc' };

export function createLeadSearchIndex(max = maxSearchedLeads): LeadSearchIndex {
  const entries = new Map<string, Entry>();
  const customers = new Map<string, KnownCustomer>();
  /** A lead that moves from one customer to another belongs to the one that was read last. */
  const customerOfLead = new Map<string, string>();
  /** Sorted once per order and mended when used again: sorting 100,000 leads takes more than 100 ms. */
  const sorted = new Map<string, SortedList>();
  let truncated = false;

  const sort = (order: Order): SortedList => {
    const compare = comparing(order);
    return { compare, entries: [...entries.values()].sort(compare), replaced: new Map() };
  };

  const mend = ({ compare, entries: list, replaced }: SortedList) => {
    for (const [id, before] of replaced) {
      if (before) list.splice(placeOf(before, list, compare), 1);
      const entry = entries.get(id);
      if (entry) list.splice(placeOf(entry, list, compare), 0, entry);
    }
    replaced.clear();
  };

  const inOrder = (order: Order): readonly Entry[] => {
    const key = `${order.sortBy} ${order.sortDir}`;
    const known = sorted.get(key);
    const list = known && known.replaced.size <= maxMended ? known : sort(order);
    sorted.set(key, list);
    mend(list);
    return list.entries;
  };

  const noteReplaced = (id: string, before: Entry | undefined) => {
    for (const { replaced } of sorted.values()) {
      if (!replaced.has(id)) replaced.set(id, before);
    }
  };

  const dropOldest = () => {
    if (entries.size <= max) return;
    truncated = true;
    for (const entry of inOrder(newestFirst).slice(max)) {
      entries.delete(entry.row.id);
      noteReplaced(entry.row.id, entry);
    }
  };

  const linesOfLead = (leadId: string): readonly string[] | undefined =>
    customers.get(customerOfLead.get(leadId) ?? '')?.lines;

  /** What a lead is found by has changed; where it stands in the orders has not. */
  const reword = (leadId: string) => {
    const known = entries.get(leadId);
    if (known) known.text = withCustomer(known.own, linesOfLead(leadId));
  };

  const applyCustomers = (changes: readonly CustomerChange[]) => {
    for (const change of changes) {
      const before = customers.get(change.id);
      if (isGone(change)) customers.delete(change.id);
      else {
        const lines = linesOf(change);
        const isKnown = before?.lines.join('\n') === lines.join('\n');
        if (isKnown && before.leadIds.join() === change.lead_ids.join()) continue;
        customers.set(change.id, { lines, leadIds: change.lead_ids });
      }
      const leadIds = customers.get(change.id)?.leadIds ?? [];
      for (const id of before?.leadIds ?? []) {
        if (customerOfLead.get(id) === change.id) customerOfLead.delete(id);
      }
      for (const id of leadIds) customerOfLead.set(id, change.id);
      for (const id of new Set([...(before?.leadIds ?? []), ...leadIds])) reword(id);
    }
  };

  const apply = (changes: readonly RowChange[]) => {
    for (const change of changes) {
      const known = entries.get(change.id);
      if (isTombstone(change)) {
        if (!entries.delete(change.id)) continue;
      } else {
        // Overlapping reads repeat rows; those must not invalidate the order.
        if (known && JSON.stringify(known.row) === JSON.stringify(change)) continue;
        entries.set(change.id, entryOf(change, linesOfLead(change.id)));
      }
      noteReplaced(change.id, known);
    }
    dropOldest();
  };

  function* latestFirst(sortBy: 'created_at' | 'updated_at') {
    for (const { row } of inOrder({ sortBy, sortDir: 'desc' })) if (!row.quarantined) yield row;
  }

  const find: LeadSearchIndex['find'] = (filter, now) => {
    const matches = matching(filter, now);
    const statuses = new Set(filter.statuses);
    const rows: LeadRow[] = [];
    const by_status: LeadTotals['by_status'] = {};
    let revenue = 0;
    const { sortBy, sortDir } = filter;
    for (const entry of inOrder(sortBy === 'scheduled_at' ? newestFirst : { sortBy, sortDir })) {
      if (!matches(entry)) continue;
      const { row } = entry;
      by_status[row.status] = (by_status[row.status] ?? 0) + 1;
      if (statuses.size > 0 && !statuses.has(row.status)) continue;
      rows.push(row);
      if (row.status !== 'CANCELED') revenue += row.est_price_min ?? 0;
    }
    const count = (status: 'SCHEDULED' | 'COMPLETED') =>
      statuses.size === 0 || statuses.has(status) ? (by_status[status] ?? 0) : 0;
    return {
      rows,
      totals: { scheduled: count('SCHEDULED'), completed: count('COMPLETED'), revenue, by_status },
    };
  };

  return {
    apply,
    applyCustomers,
    size: () => entries.size,
    isTruncated: () => truncated,
    latestFirst,
    find,
  };
}
