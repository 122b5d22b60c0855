import { useRef, useState } from 'react';
import { maxJobPhotos } from '#domain/photo/job-photo.ts';
import type { NextShot } from '#domain/photo/next-shot.ts';
import { photoTypes } from '#domain/photo/photos.ts';
import { counted } from '#domain/plain-text.ts';
import { leftOutText, NoPhoto, unlessNoPhoto } from './job-photo-file.ts';
import { useCamera } from './use-camera.ts';
import type { Shot } from './use-job-photos.ts';

interface CameraProps {
  readonly next: NextShot<Shot>;
  readonly left: number;
  /** Answers the photo's id. One that is raw is scaled down later. */
  readonly onTake: (blob: Blob, isRaw?: boolean) => Promise<string>;
  readonly onScale: (id: string) => Promise<void>;
  /** Passes over the place that is next; absent where there is none. */
  readonly onSkip?: (() => void) | undefined;
}

const blocked =
  'The camera is blocked, or there is none. Use the phone’s own, or allow the camera in the browser’s settings.';

/** The camera in the page, else the phone's own; what can't be a photo is said, and nothing else is lost. */
export function Camera({ next, left, onTake, onScale, onSkip }: CameraProps) {
  const { state, video, open, shoot } = useCamera();
  const [problem, setProblem] = useState<string>();
  const [keeping, setKeeping] = useState<string>();
  const isTaking = useRef(false);
  const { kind, pair, before } = next;
  const isFull = left <= 0;
  const isOn = state === 'on' || state === 'opening';

  const addProblem = (text: string) => setProblem((said) => (said === undefined ? text : `${said} ${text}`));
  /** Answers undefined for what is no photo, which is said, by its name where several were chosen. */
  const unlessNone = async <T,>(name: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NoPhoto)) throw error;
      addProblem(name === '' ? error.message : `${name}: ${error.message}`);
      return undefined;
    }
  };
  const keepOne = async (file: File): Promise<string> => {
    await unlessNoPhoto(file);
    return onTake(file, true);
  };
  const choose = async (files: readonly File[]) => {
    setProblem(undefined);
    const room = files.slice(0, Math.max(0, left));
    if (room.length < files.length) addProblem(leftOutText(files.length - room.length));
    try {
      const kept: { readonly id: string; readonly name: string }[] = [];
      for (const [at, file] of room.entries()) {
        setKeeping(`Keeping photo ${at + 1} of ${room.length}. Don’t close this page yet.`);
        const name = files.length > 1 ? file.name : '';
        const id = await unlessNone(name, () => keepOne(file));
        if (id !== undefined) kept.push({ id, name });
      }
      for (const [at, { id, name }] of kept.entries()) {
        setKeeping(`Making photo ${at + 1} of ${kept.length} smaller.`);
        await unlessNone(name, () => onScale(id));
      }
    } finally {
      setKeeping(undefined);
    }
  };
  const take = async () => {
    if (isTaking.current || isFull) return;
    isTaking.current = true;
    try {
      const blob = await shoot();
      if (blob) await onTake(blob);
      else setProblem('The camera gave no picture. Try again.');
    } finally {
      isTaking.current = false;
    }
  };
  const picker = (label: string, isCamera: boolean, look: string) => (
    <label className={look} aria-disabled={isFull}>
      {label}
      <input
        className="vh"
        type="file"
        accept={isCamera ? 'image/*' : [...photoTypes, 'image/heic', 'video/*'].join(',')}
        {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
        disabled={isFull}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          choose(files);
        }}
      />
    </label>
  );

  return (
    <>
      {isOn && (
        <div className="cam">
          <video ref={video} muted playsInline aria-label={`Camera: ${pair}`} />
          {before?.url !== undefined && <img className="faint" src={before.url} alt="" />}
          {before && <p className="hint">Line it up with the faint one.</p>}
        </div>
      )}
      <div className="cam__row">
        {picker('Library', false, 'btn btn--line')}
        {isOn && (
          <button
            type="button"
            className="shutter"
            aria-label={`Take the ${kind} photo, ${pair}`}
            aria-disabled={isFull}
            onClick={take}
          />
        )}
        {state === 'none' && picker('Use the phone’s camera', true, 'btn btn--line')}
        {state === 'off' && (
          <button type="button" className="btn btn--line" onClick={open}>
            Open the camera
          </button>
        )}
        {onSkip && (
          <button type="button" className="btn btn--line" onClick={onSkip}>
            Skip it
          </button>
        )}
      </div>
      {state === 'none' && <p className="xs quiet">{blocked}</p>}
      {left <= 10 && (
        <p className="xs quiet" role="status">
          {isFull
            ? `A job takes ${maxJobPhotos} photos in all. Remove one to take another.`
            : `Room for ${counted(left, 'more photo')}.`}
        </p>
      )}
      {left > 10 && <p className="xs quiet">Up to {maxJobPhotos} photos a job.</p>}
      <p className="xs" role="status">
        {keeping}
      </p>
      {problem !== undefined && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
