import * as z from 'zod';
import { inAppointmentOrder, type ListedAppointment } from '#domain/lead/appointment-order.ts';
import { LeadSummary } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import type { LeadFilter, LeadTotals } from '#domain/operations/admin-leads.ts';
import * as clock from '../../runtime/clock.ts';
import { recordMetric } from '../../runtime/metric.ts';
import { once } from '../../runtime/once.ts';
import { type LastVisits, lastVisitsSince } from '../visit/last-visits.ts';
import { type CustomerRowSource, customerRowSource } from './customer-row-source.ts';
import type { LeadRow } from './lead-row.ts';
import { type LeadRowSource, leadRowSource } from './lead-row-source.ts';
import { createLeadSearchIndex, type LeadSearchIndex } from './lead-search-index.ts';
import { overlapping } from './list-changes.ts';

interface LeadPage {
  readonly page: number;
  readonly pageSize: number;
}

interface FoundLeads {
  readonly leads: LeadSummary[];
  readonly total: number;
  readonly totals: LeadTotals;
  /** There are more leads than the search holds; only the newest were searched. */
  readonly truncated?: true;
}

export type SearchedLeads = Pick<LeadSearchIndex, 'latestFirst'>;

/** Exact counts, substring search, six orders. Another engine would replace this file only. */
export interface LeadSearch {
  search(filter: LeadFilter, page: LeadPage): Promise<FoundLeads>;
  /** Each with its last visit. */
  all(filter: LeadFilter): Promise<readonly (LeadRow & ListedAppointment)[]>;
  /** All leads as they are now, to be read without waiting in between. */
  upToDate(): Promise<SearchedLeads>;
}

type CustomersWanted = 'with customers' | 'without';

const noCustomers: CustomerRowSource = { changedSince: async () => [] };

type VisitSource = (firstDay: string, today: string) => Promise<LastVisits>;

const noVisits: VisitSource = async () => new Map();

export interface SearchReading {
  readonly size: number;
  /** Only for the first read, which loads all rows. */
  readonly loadMs?: number;
}

const Summary = z.object(LeadSummary.shape);

/** A call reads what changed since the last one, recent edits strongly consistently. A failed read fails the call. */
export function createLeadSearch(
  source: LeadRowSource,
  time: () => string = clock.now,
  observe: (reading: SearchReading) => void = () => undefined,
  most?: number,
  customers: CustomerRowSource = noCustomers,
  lastVisits: VisitSource = noVisits,
): LeadSearch {
  let index = createLeadSearchIndex(most);
  let readAt: string | undefined;
  let customersReadAt: string | undefined;
  let knownRewrite: string | undefined;

  /** Customers are read for a search by words alone: nothing else needs them. */
  const customersSince = async (since: string | undefined, now: string, wanted: CustomersWanted) =>
    wanted === 'with customers' ? customers.changedSince(since, now) : [];

  const refresh = async (wanted: CustomersWanted) => {
    const now = time();
    const begun = performance.now();
    // Read first: rows that are rewritten from here on are read by the next call.
    const rewrite = await source.lastRewrite();
    const before = rewrite === knownRewrite ? overlapping(readAt, now) : undefined;
    const isLoad = before === undefined;
    const customersBefore = before && overlapping(customersReadAt, now);
    const [changed, edited, customerChanges] = await Promise.all([
      source.changedSince(before),
      source.recentlyEdited(now),
      customersSince(customersBefore, now, wanted),
    ]);
    if (isLoad) index = createLeadSearchIndex(most);
    index.apply(changed);
    index.apply(edited);
    index.applyCustomers(customerChanges);
    readAt = now;
    knownRewrite = rewrite;
    if (wanted === 'with customers') customersReadAt = now;
    else if (isLoad) customersReadAt = undefined;
    observe({ size: index.size(), ...(isLoad && { loadMs: Math.round(performance.now() - begun) }) });
  };

  // Serialized: a call must not share a read that began before it, which could miss its caller's own edit.
  let last: Promise<unknown> = Promise.resolve();
  const refreshed = (wanted: CustomersWanted): Promise<void> => {
    const refreshing = last.then(() => refresh(wanted));
    last = refreshing.catch(() => undefined);
    return refreshing;
  };
  const find = async (filter: LeadFilter) => {
    await refreshed(filter.q.trim() === '' ? 'without' : 'with customers');
    return index.find(filter, time());
  };

  const withLastVisits = async (rows: readonly LeadRow[]): Promise<(LeadRow & ListedAppointment)[]> => {
    if (rows.length === 0) return [];
    const first = rows.reduce((oldest, { created_at }) => (created_at < oldest ? created_at : oldest), '~');
    const visits = await lastVisits(dayOf(first), dayOf(time()));
    return rows.map((row) => {
      const last_visit_at = visits.get(row.id);
      return { ...row, ...(last_visit_at !== undefined && { last_visit_at }) };
    });
  };
  const inOrder = async (rows: readonly LeadRow[], { sortBy, sortDir }: LeadFilter) => {
    const leads = await withLastVisits(rows);
    return sortBy === 'scheduled_at' ? inAppointmentOrder(leads, sortDir, time()) : leads;
  };

  return {
    search: async (filter, { page, pageSize }) => {
      const { rows: found, totals } = await find(filter);
      const rows = filter.sortBy === 'scheduled_at' ? await inOrder(found, filter) : found;
      const shown = rows.slice((page - 1) * pageSize, page * pageSize);
      return {
        leads: shown.map((row) => Summary.parse(row)),
        total: rows.length,
        totals,
        ...(index.isTruncated() && { truncated: true }),
      };
    },
    all: async (filter) => inOrder((await find(filter)).rows, filter),
    upToDate: async () => {
      await refreshed('without');
      return index;
    },
  };
}

function record({ size, loadMs }: SearchReading): void {
  recordMetric('searchSize', size);
  if (loadMs !== undefined) recordMetric('searchLoad', loadMs);
}

export const leadSearch = once(() =>
  createLeadSearch(leadRowSource, undefined, record, undefined, customerRowSource, lastVisitsSince),
);
