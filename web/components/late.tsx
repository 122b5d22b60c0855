import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A component whose code comes when it is first shown, with `waiting` in its place until then. Where the code
 * fails to load, rendering throws, for a PageBoundary. In place of `lazy` and Suspense, since React holds back for
 * 300 ms what replaces a fallback (its FALLBACK_THROTTLE_MS).
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Late(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (loaded) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure) throw failure.error;
    return Part ? <Part {...props} /> : waiting;
  };
}
