import { useSyncExternalStore } from 'react';
import { subscribeToWaiting, type Waiting, waitingNow } from '../device/waiting-state.ts';

/** What was pressed on this device and has not gone out. */
export const useWaiting = (): Waiting => useSyncExternalStore(subscribeToWaiting, waitingNow);
