import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Photo, PhotoTray } from '../../photo/photo-tray.ts';
import { preparePhoto } from '../../photo/prepare-photo.ts';
import { forgetTypedPhoto, keepTypedPhoto, typedPhoto } from '../data/typed-photo.ts';

export interface ExtraPhoto {
  readonly photo: Photo | undefined;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
  readonly retry: () => void;
  /** Its storage path once it has arrived; `failed` when it has not, `none` without one. */
  readonly settle: () => Promise<{ readonly path?: string; readonly state: 'none' | 'uploaded' | 'failed' }>;
}

const warn = (error: unknown): void =>
  console.warn('A photo was not kept', error instanceof Error ? error.name : 'unknown cause');

/** The photo of the draft that is kept under `place`, and kept with it. */
export function useExtraPhoto(place: string): ExtraPhoto {
  const kept = useRef<File>(undefined);
  const prepare = async (file: File): Promise<Blob> => {
    if (file === kept.current) return file;
    const photo = await preparePhoto(file);
    await keepTypedPhoto(place, photo).catch(warn);
    return photo;
  };
  const [tray] = useState(() => new PhotoTray({ use: 'needed', prepare }));
  const { photos } = useSyncExternalStore(tray.subscribe, tray.view);
  const photo = photos.at(-1);
  const remove = () => {
    tray.empty();
    forgetTypedPhoto(place).catch(warn);
  };
  useEffect(() => {
    let isGone = false;
    const restore = async () => {
      const file = await typedPhoto(place);
      if (!file || isGone || tray.view().photos.length > 0) return;
      kept.current = file;
      await tray.add([file]);
    };
    restore().catch(warn);
    return () => {
      isGone = true;
      tray.leave();
    };
  }, [place, tray]);
  return {
    photo,
    choose: (file) => {
      remove();
      tray.add([file]);
    },
    remove,
    retry: () => photo && tray.retry(photo.id),
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
