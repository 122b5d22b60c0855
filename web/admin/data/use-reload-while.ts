import { useEffect } from 'react';

/** Loads again and again while something is awaited that nobody tells this page. */
export function useReloadWhile(isAwaited: boolean, reload: () => void, everyMs: number): void {
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(reload, everyMs);
    return () => clearInterval(timer);
  }, [isAwaited, reload, everyMs]);
}
