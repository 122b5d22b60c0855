import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export const leadParam = 'lead';

/** State of a history entry that was made by opening a lead: Back from it closes the lead. */
export const openedHere = { leadOpenedHere: true } as const;

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leadOpenedHere' in state;

export interface OpenLead {
  /** Of the lead that the address names. */
  readonly id: string | undefined;
  /** Goes on to another lead, which is the same step for Back. */
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
