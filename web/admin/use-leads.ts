import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callAdmin } from './call-admin.ts';
import { filterInput, type LeadQuery, queryRest } from './lead-query.ts';
import { tellFailure } from './tell.ts';
import { useReturn } from './use-return.ts';

export type LeadsPage = OperationOutput<'admin-leads'>;

/** A page of leads: what was loaded last, and how the load of what is wanted stands. */
export interface Leads {
  readonly page: LeadsPage | undefined;
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly reload: () => void;
}

/** Loads the page that a query names, changed filters after a rest. While another one loads, the last one stays. */
export function useLeads(query: LeadQuery): Leads {
  const [page, setPage] = useState<LeadsPage>();
  const [state, setState] = useState<Leads['state']>('loading');
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  const wanted = useMemo(
    () => JSON.stringify({ ...filterInput(query), ...(query.page > 1 && { page: String(query.page) }) }),
    [query],
  );
  // A search has rested already, where it was typed.
  const filters = JSON.stringify(filterInput({ ...query, q: '' }));
  const filtersBefore = useRef(filters);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same page anew
  useEffect(() => {
    const leaving = new AbortController();
    setState('loading');
    const load = () =>
      callAdmin('admin-leads', JSON.parse(wanted), { signal: leaving.signal }).then(
        (loaded) => {
          if (leaving.signal.aborted) return;
          setPage(loaded);
          setState('loaded');
        },
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          tellFailure(error, 'Failed to fetch leads');
          setState('failed');
        },
      );
    const timer = setTimeout(load, filters === filtersBefore.current ? 0 : queryRest);
    filtersBefore.current = filters;
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted, round]);

  useReturn(reload);
  return { page, state, reload };
}
