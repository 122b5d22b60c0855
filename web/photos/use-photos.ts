import { useSyncExternalStore } from 'react';
import type { PhotoTray } from './photo-tray.ts';

/** What is in a tray, as it changes. */
export const usePhotos = (tray: PhotoTray) => useSyncExternalStore(tray.subscribe, tray.view, tray.view);
