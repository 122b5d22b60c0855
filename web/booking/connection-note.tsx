import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Phase } from './submission.ts';

/** After this many ms a submission counts as slow. */
const slowAfter = 8_000;

function watchConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function useIsSlow(phase: Phase): boolean {
  const [slowPhase, setSlowPhase] = useState<Phase>('idle');
  useEffect(() => {
    const timer = setTimeout(() => setSlowPhase(phase), slowAfter);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase !== 'idle' && slowPhase === phase;
}

/** Warns when offline or slow; otherwise shows nothing. */
export function ConnectionNote({ phase }: { readonly phase: Phase }) {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
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
