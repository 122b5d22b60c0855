import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/call-operation.ts';

const refreshSeconds = 30;

/** Why what is shown may be old. */
export const problemTitles = {
  failed: 'Something went wrong on our side.',
  unreachable: 'We can’t reach the server.',
} as const;

/** Said with the title where something is shown. */
export const latestText = 'This is the latest we have.';

export interface Latest<T> {
  /** The last successful answer; kept while later calls fail. */
  readonly answer: T | undefined;
  readonly checkedAt: Date | undefined;
  /** Result of the last call. */
  readonly problem: 'not-found' | keyof typeof problemTitles | undefined;
  readonly refresh: () => void;
  /** Takes what an act answered, in place of an answer that is still under way. */
  readonly accept: (answer: T) => void;
}

type View<T> = Pick<Latest<T>, 'answer' | 'checkedAt' | 'problem'>;
const nothing = { answer: undefined, checkedAt: undefined };

/** What `read` answers for `id`, asked again every 30 seconds while the page is visible. */
export function useLatest<T>(read: (id: string, signal: AbortSignal) => Promise<T>, id: string): Latest<T> {
  const [view, setView] = useState<View<T>>({ ...nothing, problem: undefined });
  const running = useRef<AbortController>(undefined);

  const refresh = useCallback(() => {
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    read(id, attempt.signal).then(
      (answer) => {
        if (attempt.signal.aborted) return;
        running.current = undefined;
        setView({ answer, checkedAt: new Date(), problem: undefined });
      },
      (error: unknown) => {
        if (attempt.signal.aborted) return;
        running.current = undefined;
        const problem = error instanceof ApiError ? 'failed' : 'unreachable';
        const gone = error instanceof ApiError && error.status === 404;
        setView((before) => (gone ? { ...nothing, problem: 'not-found' } : { ...before, problem }));
      },
    );
  }, [read, id]);

  const accept = useCallback((answer: T) => {
    running.current?.abort();
    running.current = undefined;
    setView({ answer, checkedAt: new Date(), problem: undefined });
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
