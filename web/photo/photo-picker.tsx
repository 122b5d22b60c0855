import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { photoLimits, photoTypes } from '#domain/photo/photos.ts';
import { useBackOnline } from '../api/use-back-online.ts';
import { useOnline } from '../api/use-online.ts';
import { PhotoTile, troubleOf } from './photo-tile.tsx';
import type { Photo, PhotoTray } from './photo-tray.ts';
import { usePhotos } from './use-photos.ts';
import '../styles/photos.css';

/** Announced to screen readers on every change. */
function spoken(photos: readonly Photo[], isOnline: boolean): string {
  const taken = photos.filter(({ state }) => state !== 'refused');
  const uploaded = taken.filter(({ state }) => state === 'uploaded');
  const wrong = photos.filter(({ state }) => state === 'failed' || state === 'refused');
  const progress = taken.length > 0 ? [`${uploaded.length} of ${taken.length} photos uploaded.`] : [];
  return [...progress, ...wrong.map((photo) => `${photo.filename}: ${troubleOf(photo, isOnline)}`)].join(' ');
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

interface PhotoPickerProps {
  readonly tray: PhotoTray;
  readonly describedBy?: string | undefined;
}

/** Photos upload as soon as they are chosen or dropped. */
export function PhotoPicker({ tray, describedBy }: PhotoPickerProps) {
  const { photos, message } = usePhotos(tray);
  const isOnline = useOnline();
  useBackOnline(() => tray.resend());
  const [isOver, setIsOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const left = photoLimits.maxFiles - photos.filter(({ state }) => state !== 'refused').length;

  const take = useCallback(
    (input: HTMLInputElement | null) => {
      if (!input?.files?.length) return;
      void tray.add([...input.files]);
      input.value = ''; // so that the same file can be chosen again after it was removed
    },
    [tray],
  );
  // Photos may have been chosen before hydration.
  useEffect(() => take(picker.current), [take]);
  const dragOver = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    void tray.add([...event.dataTransfer.files]);
  };
  const remove = (id: string) => {
    tray.remove(id);
    picker.current?.focus();
  };
  return (
    <>
      <ul
        className="photos"
        data-over={isOver}
        onDragOver={dragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {photos.map((photo) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            isOnline={isOnline}
            onRemove={() => remove(photo.id)}
            onRetry={() => tray.retry(photo.id)}
          />
        ))}
        <li className="photo">
          <label className="photo--add">
            <input
              ref={picker}
              className="vh"
              type="file"
              name="photos"
              multiple
              accept={photoTypes.join(',')}
              aria-describedby={describedBy}
              onChange={({ currentTarget }) => take(currentTarget)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 2v16M2 10h16" stroke="currentColor" strokeWidth="2" />
            </svg>
            Add photos
            {left < photoLimits.maxFiles ? (
              <span className="photo__left">{left} left</span>
            ) : (
              <span className="photo__left photo__drop">or drop them here</span>
            )}
          </label>
        </li>
      </ul>
      {message && (
        <p className="err" role="alert">
          {message}
        </p>
      )}
      <p className="vh" role="status">
        {spoken(photos, isOnline)}
      </p>
    </>
  );
}
