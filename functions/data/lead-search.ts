import * as z from 'zod';
import { LeadSummary } from '#domain/lead.ts';
import type { LeadFilter, LeadTotals } from '#domain/operations/admin-leads.ts';
import * as clock from '../runtime/clock.ts';
import { recordMetric } from '../runtime/metric.ts';
import { once } from '../runtime/once.ts';
import { type CustomerRowSource, customerRowSource } from './customer-row-source.ts';
import type { LeadRow } from './lead-row.ts';
import { type LeadRowSource, leadRowSource } from './lead-row-source.ts';
import { createLeadSearchIndex } from './lead-search-index.ts';

interface LeadPage {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

interface FoundLeads {
  readonly leads: LeadSummary[];
  /** All matching leads, not only those of the page. */
  readonly total: number;
  readonly totals: LeadTotals;
  /** There are more leads than the search holds: these are found among the newest. */
  readonly truncated?: true;
}

/**
 * Finds leads by the admin's filters: exact counts, contains over their words and their customers', five sorts. This is the whole
 * of what the operations know of it, so that another engine replaces this one file.
 */
export interface LeadSearch {
  search(filter: LeadFilter, page: LeadPage): Promise<FoundLeads>;
  /** Every matching lead in the filter's order. */
  all(filter: LeadFilter): AsyncIterable<LeadRow>;
}

/** Whether a search looks at the leads' customers as well. */
type CustomersWanted = 'with customers' | 'without';

const noCustomers: CustomerRowSource = { changedSince: async () => [] };

/** What a read of the index showed. */
export interface SearchReading {
  readonly size: number;
  /** Of the first read, which loads them all. */
  readonly loadMs?: number;
}

/** Seconds by which each read overlaps the one before: index rows may turn up late, and clocks differ. */
const overlapSeconds = 60;

/**
 * The instant from which to read after a read at `readAt`; undefined when everything has to be read, as after a
 * clock was set back: no change since would be found.
 */
export function overlapping(readAt: string | undefined, now: string): string | undefined {
  const before = readAt && new Date(Date.parse(readAt) - overlapSeconds * 1000).toISOString();
  return before !== undefined && before <= now ? before : undefined;
}

const Summary = z.object(LeadSummary.shape);

/**
 * Keeps all rows of the list index in this process's memory. The first call loads them; each later call
 * fetches only what has changed since the call before, so that no call answers from an old state. Reads of
 * the index may lag behind a write, hence the leads edited within the last minutes are read from the table
 * itself, consistently, and win: what an admin has just saved is in the next list, whichever function
 * answers it. A read that fails, fails the call; nothing is ever answered from half a load.
 */
export function createLeadSearch(
  source: LeadRowSource,
  time: () => string = clock.now,
  observe: (reading: SearchReading) => void = () => undefined,
  most?: number,
  customers: CustomerRowSource = noCustomers,
): LeadSearch {
  let index = createLeadSearchIndex(most);
  let readAt: string | undefined;
  let customersReadAt: string | undefined;

  /** Customers are read for a search by words alone: nothing else needs them. */
  const customersSince = async (since: string | undefined, now: string, wanted: CustomersWanted) =>
    wanted === 'with customers' ? customers.changedSince(since, now) : [];

  const refresh = async (wanted: CustomersWanted) => {
    const now = time();
    const begun = performance.now();
    const before = overlapping(readAt, now);
    const customersBefore = before && overlapping(customersReadAt, now);
    const [changes, edited, restoredAt, customerChanges] = await Promise.all([
      source.changedSince(before),
      source.recentlyEdited(now),
      before && source.restoredAt(),
      customersSince(customersBefore, now, wanted),
    ]);
    // Rows that were put back have changed long before: no recent change tells of them.
    const wasRestored = before !== undefined && restoredAt !== undefined && restoredAt > before;
    const isLoad = before === undefined || wasRestored;
    const changed = wasRestored ? await source.changedSince(undefined) : changes;
    const told = wasRestored ? await customersSince(undefined, now, wanted) : customerChanges;
    if (isLoad) index = createLeadSearchIndex(most);
    index.apply(changed);
    index.apply(edited);
    index.applyCustomers(told);
    readAt = now;
    if (wanted === 'with customers') customersReadAt = now;
    else if (isLoad) customersReadAt = undefined;
    observe({ size: index.size(), ...(isLoad && { loadMs: Math.round(performance.now() - begun) }) });
  };

  // One after the other: a call may not share a read that began before it, which could miss its caller's edit.
  let last: Promise<unknown> = Promise.resolve();
  const find = async (filter: LeadFilter) => {
    const wanted = filter.q.trim() === '' ? 'without' : 'with customers';
    const refreshed = last.then(() => refresh(wanted));
    last = refreshed.catch(() => undefined);
    await refreshed;
    return index.find(filter, time());
  };

  return {
    search: async (filter, { page, pageSize }) => {
      const { rows, totals } = await find(filter);
      const shown = rows.slice((page - 1) * pageSize, page * pageSize);
      return {
        leads: shown.map((row) => Summary.parse(row)),
        total: rows.length,
        totals,
        ...(index.isTruncated() && { truncated: true }),
      };
    },
    all: async function* (filter) {
      yield* (await find(filter)).rows;
    },
  };
}

function record({ size, loadMs }: SearchReading): void {
  recordMetric('searchSize', size);
  if (loadMs !== undefined) recordMetric('searchLoad', loadMs);
}

/** The search over the Leads table, kept while the function's process lives. */
export const leadSearch = once(() =>
  createLeadSearch(leadRowSource, undefined, record, undefined, customerRowSource),
);
