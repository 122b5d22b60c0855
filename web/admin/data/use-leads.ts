import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callAdmin } from './call-admin.ts';
import { earlyAnswer } from './early-calls.ts';
import { keys } from './keys.ts';
import { filterInput, type LeadQuery, listInput } from './lead-query.ts';
import { queryRest } from './query-rest.ts';
import { heedServerTime } from './server-clock.ts';
import { useEarlyStart } from './use-early-start.ts';

export type LeadsPage = OperationOutput<'admin-leads'>;

export interface Leads {
  readonly page: LeadsPage | undefined;
  /** By this device's clock, in ms. */
  readonly loadedAt: number;
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly reload: () => void;
}

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

/** Loads a page of leads; filter changes are debounced. The previous page stays until the next one arrives. */
export function useLeads(query: LeadQuery): Leads {
  // The search box has its own debounce.
  const filters = JSON.stringify(filterInput({ ...query, q: '' }));
  const filtersBefore = useRef(filters);
  const early = useEarlyStart('admin-leads', listInput(query));
  const { data, dataUpdatedAt, isPending, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    queryKey: keys.list(query),
    queryFn: async ({ signal }) => {
      if (filtersBefore.current !== filters) await rest(queryRest, signal);
      filtersBefore.current = filters;
      const input = listInput(query);
      return heedServerTime(
        (await earlyAnswer('admin-leads', input)) ?? (await callAdmin('admin-leads', input, { signal })),
      );
    },
    ...early,
    initialData: () => {
      const answer = early.initialData();
      return answer && heedServerTime(answer);
    },
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to fetch leads' },
  });
  const isWaiting = isPending || isPlaceholderData || (isError && isFetching);
  return {
    page: data,
    loadedAt: dataUpdatedAt,
    state: stateOf(isWaiting, isError),
    reload: () => void refetch(),
  };
}
