import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export const leadParam = 'lead';

/** State of a history entry that was made by opening a lead: Back from it closes the lead. */
export const openedHere = { leadOpenedHere: true } as const;

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leadOpenedHere' in state;

/** Id of the lead that the address names, if any, and how to close it. */
export function useOpenLead(): readonly [id: string | undefined, close: () => void] {
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
  return [new URLSearchParams(search).get(leadParam) ?? undefined, close];
}
