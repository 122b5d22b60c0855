import { useRef } from 'react';
import { unbroken } from '../components/unbroken.ts';
import { Note } from './note.tsx';
import type { Trouble } from './trouble.ts';

interface TroubleNoteProps {
  readonly trouble: Trouble | undefined;
  readonly onRetry?: () => void;
}

/** Why the last press came to nothing. The region is there before its words are, so that they are read. */
export function TroubleNote({ trouble, onRetry }: TroubleNoteProps) {
  const region = useRef<HTMLDivElement>(null);
  const retry = () => {
    region.current?.focus();
    onRetry?.();
  };
  return (
    <div role="alert" className="told-here" tabIndex={-1} ref={region}>
      {trouble && (
        <Note tone={trouble.isOpen ? 'calm' : 'bad'} title={trouble.title}>
          {trouble.text && <p>{unbroken(trouble.text)}</p>}
          {trouble.mayRetry && onRetry && (
            <p>
              <button type="button" className="link" onClick={retry}>
                Try again
              </button>
            </p>
          )}
        </Note>
      )}
    </div>
  );
}
