import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { fetchLostStyles } from './frame/lost-styles.ts';

/** A component whose code comes later: undefined until it is wanted and has come. A failure is tried again. */
export function useLate<P>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
  onFailed: (error: unknown) => void,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<ComponentType<P>>();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    fetchLostStyles()
      .then(load)
      .then(
        (loaded) => !gone && setPart(() => loaded),
        (error: unknown) => !gone && fail(error),
      );
    return () => {
      gone = true;
    };
  }, [load, isWanted]);
  return part;
}
