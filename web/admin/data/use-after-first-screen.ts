import { useEffect, useState } from 'react';
import { afterFirstScreen } from '../late-parts.ts';

/** Whether the first screen has had its time: what it does not need may be asked for. */
export function useAfterFirstScreen(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), afterFirstScreen);
    return () => clearTimeout(timer);
  }, []);
  return isAfter;
}
