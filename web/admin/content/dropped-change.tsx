import { useEffect, useRef } from 'react';
import type { Dropping } from './use-dropped.ts';

/** What was dropped last, and the way to have it back. */
export function DroppedChange({ dropped, undo }: Dropping) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (dropped) button.current?.focus();
  }, [dropped]);
  if (!dropped) return null;
  return (
    <p className="pen-undo" role="status">
      <span>Dropped: {dropped.words}.</span>
      <button ref={button} type="button" className="adm-link" onClick={() => void undo(dropped)}>
        Undo
      </button>
    </p>
  );
}
