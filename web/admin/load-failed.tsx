import { useOnline } from './use-online.ts';

interface LoadFailedProps {
  /** What could not be loaded: `your leads`. */
  readonly what: string;
  /** What was loaded before still stands. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

export function LoadFailed({ what, isStale, onRetry }: LoadFailedProps) {
  const isOnline = useOnline();
  // Nothing has gone wrong, and nothing can be done: it loads by itself when there is a line again.
  if (!isOnline) {
    return (
      <p className="blank" role="status">
        {isStale
          ? 'No signal. This may be out of date until it’s back.'
          : `No signal, so ${what} can’t load yet. This page tries again once it’s back.`}
      </p>
    );
  }
  return (
    <div className="blank blank--error" role="alert">
      <p>
        <b>Couldn’t load {what}.</b>{' '}
        {isStale ? 'This may be out of date.' : 'Check your signal, then try again.'}
      </p>
      <button type="button" className="btn btn--line btn--small" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
