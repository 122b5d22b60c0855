import type { ReactNode } from 'react';
import '../styles/spin.css';

interface ActButtonProps {
  readonly pending: boolean;
  /** Nothing is picked yet. */
  readonly waits?: boolean;
  readonly look?: 'main' | 'line';
  readonly children: ReactNode;
}

/** Sends its form; keeps its words and its focus while the answer is on its way. */
export function ActButton({ pending, waits = false, look = 'main', children }: ActButtonProps) {
  const variant = waits ? 'btn--wait' : pending && look === 'main' ? 'btn--busy' : `btn--${look}`;
  return (
    <button type="submit" className={`btn ${variant}`} aria-disabled={pending || waits} aria-busy={pending}>
      {pending && (
        <svg className="spin" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M9 2a7 7 0 1 1-7 7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
      {children}
    </button>
  );
}
