import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callAdmin } from '../call-admin.ts';
import { tellFailure } from '../tell.ts';
import { useReturn } from '../use-return.ts';
import { isUnknown } from './is-unknown.ts';

type Loaded = OperationOutput<'admin-lead'>;

/** A lead as it was loaded or answered last. */
export interface LoadedLead {
  readonly lead: Lead | undefined;
  readonly photos: Loaded['photos'];
  readonly state: 'loading' | 'loaded' | 'failed' | 'gone';
  readonly reload: () => void;
  /** Takes over what the server answered to an edit. */
  readonly put: (lead: Lead) => void;
  /** The lead at this very moment: what was put is there before it is shown. */
  readonly current: () => Lead | undefined;
}

/** Answers may overtake one another: the newest state stays. */
const newer = (current: Lead | undefined, next: Lead): Lead =>
  current && current.updated_at > next.updated_at ? current : next;

/** Loads a lead, again when the person returns to the tab. */
export function useLead(id: string): LoadedLead {
  const [lead, setLead] = useState<Lead>();
  const [photos, setPhotos] = useState<Loaded['photos']>([]);
  const [state, setState] = useState<LoadedLead['state']>('loading');
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  const latest = useRef<Lead>(undefined);
  const put = useCallback((next: Lead) => {
    latest.current = newer(latest.current, next);
    setLead(latest.current);
  }, []);
  const current = useCallback(() => latest.current, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same lead anew
  useEffect(() => {
    const leaving = new AbortController();
    setState((last) => (last === 'loaded' ? last : 'loading'));
    callAdmin('admin-lead', { id }, { signal: leaving.signal }).then(
      (loaded) => {
        put(loaded.lead);
        setPhotos(loaded.photos);
        setState('loaded');
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (isUnknown(error)) return setState('gone');
        tellFailure(error, 'Failed to fetch lead');
        setState('failed');
      },
    );
    return () => leaving.abort();
  }, [id, round, put]);

  useReturn(reload);
  return { lead, photos, state, reload, put, current };
}
