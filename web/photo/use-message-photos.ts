import { useEffect, useState } from 'react';
import { type PhotoResult, PhotoTray } from './photo-tray.ts';
import { usePhotos } from './use-photos.ts';

export interface MessagePhotos {
  readonly tray: PhotoTray;
  /** Without those that are no photos. */
  readonly count: number;
  readonly isSettling: boolean;
  readonly settle: () => Promise<PhotoResult>;
}

export function useMessagePhotos(): MessagePhotos {
  const [tray] = useState(() => new PhotoTray({ use: 'needed' }));
  const [isSettling, setIsSettling] = useState(false);
  const { photos } = usePhotos(tray);
  useEffect(() => () => tray.leave(), [tray]);
  return {
    tray,
    count: photos.filter(({ state }) => state !== 'refused').length,
    isSettling,
    settle: async () => {
      setIsSettling(true);
      const result = await tray.settle();
      setIsSettling(false);
      return result;
    },
  };
}

export const someFailed = 'Some photos didn’t upload. Retry or remove them, then send.';
