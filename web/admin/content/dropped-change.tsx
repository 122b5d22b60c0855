import { useEffect, useRef } from 'react';
import type { Dropping } from './use-dropped.ts';

/** What was dropped last, and the way to have it back. */
export function DroppedChange({ dropped, told, undo }: Dropping) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!dropped || told.current === dropped) return;
    told.current = dropped;
    button.current?.focus();
  }, [dropped, told]);
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
