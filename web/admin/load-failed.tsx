interface LoadFailedProps {
  /** What could not be loaded: `your leads`. */
  readonly what: string;
  /** What was loaded before still stands. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

export const LoadFailed = ({ what, isStale, onRetry }: LoadFailedProps) => (
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
