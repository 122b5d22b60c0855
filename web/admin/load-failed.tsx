import { useQueryClient } from '@tanstack/react-query';
import { isServerFault, isTooOld, loadCause } from './tell.ts';
import { useOnline } from './use-online.ts';

interface LoadFailedProps {
  /** What could not be loaded: `your leads`. */
  readonly what: string;
  /** What was loaded before still stands. */
  readonly isStale: boolean;
  /** From when that is: `As of 7:12 AM`. */
  readonly asOf?: string | undefined;
  readonly onRetry: () => void;
}

export function useLoadCause(): string {
  const queries = useQueryClient().getQueryCache().getAll();
  if (queries.some(({ state }) => isTooOld(state.error))) return 'Reload to go on.';
  return loadCause(queries.some(({ state }) => isServerFault(state.error)));
}

export function LoadFailed({ what, isStale, asOf, onRetry }: LoadFailedProps) {
  const isOnline = useOnline();
  const cause = useLoadCause();
  // Nothing has gone wrong, and nothing can be done: it loads by itself when there is a line again.
  if (!isOnline) {
    return (
      <p className="blank" role="status">
        {isStale
          ? `No signal. ${asOf ? `${asOf}.` : 'This may be out of date until it’s back.'}`
          : `No signal, so ${what} can’t load yet. This page tries again once it’s back.`}
      </p>
    );
  }
  return (
    <div className="blank blank--error" role="alert">
      <p>
        <b>Couldn’t load {what}.</b> {isStale ? `${asOf ?? 'This may be out of date'}.` : cause}
      </p>
      <button type="button" className="btn btn--line btn--small" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
