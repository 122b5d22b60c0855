import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';

interface Late<P> extends FunctionComponent<P> {
  /** Fetches its code ahead: once that is there, its first render shows it. */
  fetch(): Promise<void>;
}

/**
 * A component whose code comes when it is first shown, with `waiting` in its place until then. Where the code
 * fails to load, rendering throws, for a PageBoundary. In place of `lazy` and Suspense, since React holds back for
 * 300 ms what replaces a fallback (its FALLBACK_THROTTLE_MS).
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): Late<P> {
  let loaded: ComponentType<P> | undefined;
  const fetch = async () => {
    loaded ??= await load();
  };
  function Late(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (loaded) return;
      fetch().then(
        () => setPart(() => loaded),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure) throw failure.error;
    return Part ? <Part {...props} /> : waiting;
  }
  return Object.assign(Late, { fetch });
}
