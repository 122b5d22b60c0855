interface LoadFailedProps {
  /** What could not be loaded, as the beginning of a sentence: `Your leads`. */
  readonly what: string;
  /** What was loaded before still stands. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

export const LoadFailed = ({ what, isStale, onRetry }: LoadFailedProps) => (
  <div className="blank blank--error" role="alert">
    <p>
      <b>{what} couldn’t be loaded.</b>{' '}
      {isStale ? 'This may be out of date.' : 'Check the connection, then try again.'}
    </p>
    <button type="button" className="btn btn--line btn--small" onClick={onRetry}>
      Try again
    </button>
  </div>
);
