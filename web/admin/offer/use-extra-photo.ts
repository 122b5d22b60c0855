import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Photo, PhotoTray } from '../../photo/photo-tray.ts';

export interface ExtraPhoto {
  readonly photo: Photo | undefined;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
  /** Its storage path once it has arrived; `failed` when it has not, `none` without one. */
  readonly settle: () => Promise<{ readonly path?: string; readonly state: 'none' | 'uploaded' | 'failed' }>;
}

export function useExtraPhoto(): ExtraPhoto {
  const [tray] = useState(() => new PhotoTray({ use: 'needed' }));
  const { photos } = useSyncExternalStore(tray.subscribe, tray.view);
  const photo = photos.at(-1);
  const remove = () => tray.empty();
  useEffect(() => () => tray.empty(), [tray]);
  return {
    photo,
    choose: (file) => {
      remove();
      tray.add([file]);
    },
    remove,
    settle: async () => {
      const {
        paths: [path],
        failed,
      } = await tray.settle();
      if (path !== undefined) return { path, state: 'uploaded' };
      const isRefused = tray.view().photos.length > 0;
      return { state: failed.length > 0 || isRefused ? 'failed' : 'none' };
    },
  };
}
