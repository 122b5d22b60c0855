import type { ReactNode } from 'react';
import { withCommas } from '#domain/plain-text.ts';

interface ChipProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly count?: number | 'loading';
  readonly children: ReactNode;
}

export function Chip({ pressed, onPress, count, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {pressed && (
        <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d="M1.5 6.5l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
      {children}
      {count === 'loading' && <span className="bone bone--count" />}
      {typeof count === 'number' && <b>{withCommas(count)}</b>}
    </button>
  );
}
