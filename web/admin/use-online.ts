import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const watchConnection = (onChange: () => void) => onlineManager.subscribe(onChange);

export const useOnline = (): boolean => useSyncExternalStore(watchConnection, () => onlineManager.isOnline());
