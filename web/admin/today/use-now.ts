import { useEffect, useState } from 'react';

const halfMinute = 30_000;

/**
 * The time by the server's clock, which runs on from `now` as it was at `loadedAt` (milliseconds of this
 * device's clock, which may be wrong).
 */
export function useNow(now: string, loadedAt: number): string {
  const [here, setHere] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), halfMinute);
    return () => clearInterval(timer);
  }, []);
  return new Date(Date.parse(now) + Math.max(0, here - loadedAt)).toISOString();
}
