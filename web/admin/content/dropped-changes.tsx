import { useEffect, useRef } from 'react';
import type { Dropping } from './use-dropped.ts';

/** What was dropped while the page is open, and the way to have each back. */
export function DroppedChanges({ dropped, told, undo }: Dropping) {
  const button = useRef<HTMLButtonElement>(null);
  const last = dropped.at(-1);
  useEffect(() => {
    if (!last || told.current === last) return;
    told.current = last;
    button.current?.focus();
  }, [last, told]);
  return dropped.map((change) => (
    <p key={change.id} className="pen-undo" role="status">
      <span>Dropped: {change.words}.</span>
      <button
        {...(change === last && { ref: button })}
        type="button"
        className="adm-link"
        aria-label={`Undo: ${change.words}`}
        onClick={() => void undo(change)}
      >
        Undo
      </button>
    </p>
  ));
}
