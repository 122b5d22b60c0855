import { useRef } from 'react';
import { focusAfter } from '../components/focus-after.ts';
import { WarningMark } from '../components/warning-mark.tsx';
import type { Photo } from './photo-tray.ts';
import { sizeText } from './size-text.ts';

const percentOf = ({ sent, size }: Photo): number => (size > 0 ? Math.round((100 * sent) / size) : 0);

function stateText(photo: Photo): string {
  if (photo.state === 'preparing') return 'Preparing';
  if (photo.state === 'uploading') {
    return percentOf(photo) < 100 ? `${percentOf(photo)}% of ${sizeText(photo.size)}` : 'Finishing';
  }
  return photo.state === 'uploaded' ? 'Uploaded' : photo.filename;
}

function Preview({ photo }: { readonly photo: Photo }) {
  if (photo.preview) return <img src={photo.preview} alt={photo.filename} />;
  if (photo.state === 'preparing') return <span className="photo__wait" />;
  return <WarningMark />;
}

/** Why a photo isn't uploaded, and what becomes of it. */
export const troubleOf = ({ isCutOff, message }: Photo, isOnline: boolean): string | undefined =>
  isCutOff && !isOnline ? 'You’re offline. We’ll upload this photo when you’re back online.' : message;

interface PhotoTileProps {
  readonly photo: Photo;
  readonly isOnline: boolean;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

export function PhotoTile({ photo, isOnline, onRemove, onRetry }: PhotoTileProps) {
  const { state, filename } = photo;
  const underWay = state === 'preparing' || state === 'uploading';
  const wrong = state === 'failed' || state === 'refused';
  const removeButton = useRef<HTMLButtonElement>(null);
  return (
    <li className="photo" data-state={state}>
      <div className="photo__pic">
        <Preview photo={photo} />
      </div>
      {underWay && (
        <progress
          max={100}
          value={state === 'uploading' ? percentOf(photo) : undefined}
          aria-label={`Uploading ${filename}`}
        />
      )}
      <div className="photo__row">
        <b className="num">{stateText(photo)}</b>
        <button type="button" className="link" ref={removeButton} onClick={onRemove}>
          {underWay ? 'Cancel' : 'Remove'}
          <span className="vh"> {filename}</span>
        </button>
      </div>
      {wrong && <span className="err">{troubleOf(photo, isOnline)}</span>}
      {state === 'failed' && (
        <button
          type="button"
          className="link"
          onClick={() => focusAfter(onRetry, () => removeButton.current)}
        >
          Retry<span className="vh"> {filename}</span>
        </button>
      )}
    </li>
  );
}
