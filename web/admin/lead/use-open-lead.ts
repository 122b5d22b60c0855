import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leadParam } from '../lead-path.ts';

/** State of a history entry made by opening a lead: Back from it closes the lead. */
export const openedHere = { leadOpenedHere: true } as const;

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leadOpenedHere' in state;

export interface OpenLead {
  readonly id: string | undefined;
  /** Opens another lead in the same history step. */
  readonly open: (id: string) => void;
  readonly close: () => void;
}

export function useOpenLead(): OpenLead {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const close = useCallback(() => {
    if (wasOpenedHere(state)) {
      navigate(-1);
      return;
    }
    const params = new URLSearchParams(window.location.search);
    params.delete(leadParam);
    navigate({ search: params.toString() }, { replace: true });
  }, [navigate, state]);
  const open = (id: string) => {
    const params = new URLSearchParams(window.location.search);
    params.set(leadParam, id);
    navigate({ search: params.toString() }, { replace: true, state, preventScrollReset: true });
  };
  return { id: new URLSearchParams(search).get(leadParam) ?? undefined, open, close };
}
