import { useEffect, useState } from 'react';
import { useOnline } from '../api/use-online.ts';
import type { Phase } from './submission.ts';

const slowAfterMs = 8_000;

function useIsSlow(phase: Phase): boolean {
  const [slowPhase, setSlowPhase] = useState<Phase>('idle');
  useEffect(() => {
    const timer = setTimeout(() => setSlowPhase(phase), slowAfterMs);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase !== 'idle' && slowPhase === phase;
}

/** Warns when offline or slow; otherwise shows nothing. */
export function ConnectionNote({ phase }: { readonly phase: Phase }) {
  const isOnline = useOnline();
  const isSlow = useIsSlow(phase);
  const text = !isOnline
    ? 'You’re offline. What you typed is still here. Submit when you’re back online.'
    : isSlow
      ? 'This is taking longer than usual. Please keep this page open.'
      : '';
  return (
    <p className="connection small" role="status">
      {text}
    </p>
  );
}
