import { useEffect, useState } from 'react';

/** Below so many bytes the device may refuse the next photo. */
const littleRoom = 50_000_000;

async function isNearlyFull(): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
  return quota - usage < littleRoom;
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
const askToPersist = (): Promise<boolean> => navigator.storage.persist();

/** What the browser says of itself, asked anew with each count. One that does not say is not spoken for. */
function useAnswer(ask: () => Promise<boolean>, unsaid: boolean, count: number): boolean {
  const [answer, setAnswer] = useState(unsaid);
  useEffect(() => {
    let gone = false;
    const put = (said: boolean) => !gone && setAnswer(said);
    if (count > 0 && 'storage' in navigator) ask().then(put, () => undefined);
    return () => {
      gone = true;
    };
  }, [ask, count]);
  return answer;
}

/** Whether there may be no room for the next photo. */
export const useNearlyFull = (count: number): boolean => useAnswer(isNearlyFull, false, count);

/** Whether the browser may not clear what waits here; asks it to keep it for good. */
export const useSafeKeeping = (count: number): boolean =>
  useAnswer(askToPersist, true, count) || isInstalled();
