import { useEffect, useRef } from 'react';
import { unbroken } from '../components/unbroken.ts';
import { Note } from './note.tsx';
import type { Outcome } from './page-state.ts';

export function OutcomeRegion({ outcome }: { readonly outcome: Outcome | undefined }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome) return;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'center' });
  }, [outcome]);
  return (
    <div role="status" className="told-here" tabIndex={-1} ref={region}>
      {outcome && (
        <Note tone={outcome.tone} title={outcome.title}>
          {outcome.text && <p>{unbroken(outcome.text)}</p>}
        </Note>
      )}
    </div>
  );
}
