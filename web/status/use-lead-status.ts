import { useCallback, useEffect, useRef, useState } from 'react';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { ApiError, callOperation } from '../api/call-operation.ts';

const refreshSeconds = 30;

export interface LeadStatusView {
  /** The last successful answer; kept while later calls fail. */
  readonly lead: LeadStatus | undefined;
  readonly checkedAt: Date | undefined;
  /** Result of the last call. */
  readonly problem: 'not-found' | 'unreachable' | 'failed' | undefined;
  readonly refresh: () => void;
  /** Takes what an act answered, in place of an answer that is still under way. */
  readonly accept: (lead: LeadStatus) => void;
}

/** The customer's view of a lead, refreshed every 30 seconds while the page is visible. */
export function useLeadStatus(slug: string): LeadStatusView {
  const [view, setView] = useState<Omit<LeadStatusView, 'refresh' | 'accept'>>({
    lead: undefined,
    checkedAt: undefined,
    problem: undefined,
  });
  const running = useRef<AbortController>(undefined);

  const refresh = useCallback(() => {
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    callOperation('lead-status', { slug }, { signal: attempt.signal }).then(
      (lead) => {
        if (attempt.signal.aborted) return;
        running.current = undefined;
        setView({ lead, checkedAt: new Date(), problem: undefined });
      },
      (error: unknown) => {
        if (attempt.signal.aborted) return;
        running.current = undefined;
        const problem = error instanceof ApiError ? 'failed' : 'unreachable';
        const gone = error instanceof ApiError && error.status === 404;
        setView((before) =>
          gone ? { lead: undefined, checkedAt: undefined, problem: 'not-found' } : { ...before, problem },
        );
      },
    );
  }, [slug]);

  const accept = useCallback((lead: LeadStatus) => {
    running.current?.abort();
    running.current = undefined;
    setView({ lead, checkedAt: new Date(), problem: undefined });
  }, []);

  useEffect(() => {
    refresh();
    const whenVisible = () => document.visibilityState === 'visible' && refresh();
    // A stalled call may outlast an interval; it runs until it fails, so that the page can say so.
    const timer = setInterval(() => running.current ?? whenVisible(), refreshSeconds * 1000);
    document.addEventListener('visibilitychange', whenVisible);
    window.addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenVisible);
      window.removeEventListener('online', refresh);
      running.current?.abort();
    };
  }, [refresh]);

  return { ...view, refresh, accept };
}
