import { useEffect, useReducer } from 'react';
import { useServerNow } from './server-clock.ts';

const halfMinute = 30_000;

/** The time by the server's clock, told anew every half minute. */
export function useNow(): string {
  const [, tell] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tell, halfMinute);
    return () => clearInterval(timer);
  }, []);
  return useServerNow();
}
