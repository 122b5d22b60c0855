import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callAdmin } from '../call-admin.ts';
import { filterInput, type LeadQuery, queryRest } from '../lead-query.ts';
import { keys } from './keys.ts';

export type LeadsPage = OperationOutput<'admin-leads'>;

/** A page of leads: what was loaded last, and how the load of what is wanted stands. */
export interface Leads {
  readonly page: LeadsPage | undefined;
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly reload: () => void;
}

/** Rests, or ends at once when nobody wants the answer any more. */
const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

function stateOf(isWaiting: boolean, isFailed: boolean): Leads['state'] {
  if (isWaiting) return 'loading';
  return isFailed ? 'failed' : 'loaded';
}

/** Loads the page that a query names, changed filters after a rest. While another one loads, the last one stays. */
export function useLeads(query: LeadQuery): Leads {
  // A search has rested already, where it was typed.
  const filters = JSON.stringify(filterInput({ ...query, q: '' }));
  const filtersBefore = useRef(filters);
  const { data, isPending, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    queryKey: keys.list(query),
    queryFn: async ({ signal }) => {
      if (filtersBefore.current !== filters) await rest(queryRest, signal);
      filtersBefore.current = filters;
      const page = query.page > 1 ? { page: String(query.page) } : {};
      return callAdmin('admin-leads', { ...filterInput(query), ...page }, { signal });
    },
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to fetch leads' },
  });
  const isWaiting = isPending || isPlaceholderData || (isError && isFetching);
  return { page: data, state: stateOf(isWaiting, isError), reload: () => void refetch() };
}
