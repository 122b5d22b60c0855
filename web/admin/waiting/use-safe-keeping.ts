import { useEffect, useState } from 'react';

/** Below so many bytes the device may refuse the next photo. */
const littleRoom = 50_000_000;

export interface Keeping {
  /** The browser may not clear what waits here. */
  readonly isSafe: boolean;
  readonly isNearlyFull: boolean;
}

async function askBrowser(): Promise<Keeping> {
  const { storage } = navigator;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  const [isPersisted, { quota = Number.POSITIVE_INFINITY, usage = 0 }] = await Promise.all([
    storage.persist(),
    storage.estimate(),
  ]);
  return { isSafe: isInstalled || isPersisted, isNearlyFull: quota - usage < littleRoom };
}

/** How well this device keeps what waits on it; asks the browser to keep it for good. */
export function useSafeKeeping(count: number): Keeping {
  const [keeping, setKeeping] = useState<Keeping>({ isSafe: true, isNearlyFull: false });
  useEffect(() => {
    let gone = false;
    // A browser that does not say is not spoken for.
    if (count > 0)
      askBrowser().then(
        (said) => !gone && setKeeping(said),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [count]);
  return keeping;
}
