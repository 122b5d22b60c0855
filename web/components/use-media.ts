import { useCallback, useSyncExternalStore } from 'react';

export function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(media).matches);
}
