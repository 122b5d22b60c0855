import { useSyncExternalStore } from 'react';
import type { PhotoTray } from './photo-tray.ts';

export const usePhotos = (tray: PhotoTray) => useSyncExternalStore(tray.subscribe, tray.view, tray.view);
