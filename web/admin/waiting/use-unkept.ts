import { useEffect, useSyncExternalStore } from 'react';
import { useAskToLeave } from '../../components/use-ask-to-leave.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { tellNotKept } from '../device/store.ts';
import { isAnyTypedUnkept, keepTypedAgain, subscribeToUnkept } from '../device/unkept.ts';
import { keepUnkeptPhotos } from '../device/waiting-photos.ts';
import { showStored } from '../device/waiting-state.ts';

const tryAgainMs = 5000;

async function keepAgain(): Promise<void> {
  await Promise.all([keepTypedAgain(), keepUnkeptPhotos()]);
  await showStored();
}

/** What this page alone has, for want of room on the device: it is stored as soon as there is, and asked about before. */
export function useUnkept(): { readonly photos: number; readonly isTyped: boolean } {
  const isTyped = useSyncExternalStore(subscribeToUnkept, isAnyTypedUnkept);
  const photos = useWaiting().photos.filter(({ isUnkept }) => isUnkept).length;
  const isAny = isTyped || photos > 0;
  useAskToLeave(isAny);
  useEffect(() => {
    if (!isAny) return;
    const timer = setInterval(() => void keepAgain().catch(tellNotKept), tryAgainMs);
    return () => clearInterval(timer);
  }, [isAny]);
  return { photos, isTyped };
}
