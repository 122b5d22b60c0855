import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changedParams, type LeadQuery, readLeadQuery } from '../data/lead-query.ts';

export type ChangeQuery = (change: Partial<LeadQuery>, options?: { readonly replace: boolean }) => void;

export function useLeadQuery(): readonly [LeadQuery, ChangeQuery] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readLeadQuery(new URLSearchParams(search)), [search]);
  const change = useCallback<ChangeQuery>(
    (wanted, options) => {
      // The URL as of now: a debounced change must not undo one made in between.
      const params = changedParams(new URLSearchParams(window.location.search), wanted);
      navigate({ search: params.toString() }, options);
    },
    [navigate],
  );
  return [query, change];
}
