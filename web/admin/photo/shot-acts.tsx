import { useState } from 'react';
import type { JobPhotos, Shot } from './use-job-photos.ts';

interface ShotActsProps {
  readonly shot: Shot;
  readonly photos: JobPhotos;
  readonly onBlur: () => void;
}

/** What can be done with one photo of a job. */
export function ShotActs({ shot, photos, onBlur }: ShotActsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="quick">
      <button
        type="button"
        className="btn btn--line"
        onClick={() => photos.edit(shot, { isPrivate: !shot.isPrivate })}
      >
        {shot.isPrivate ? 'Share it' : 'Keep it to myself'}
      </button>
      {shot.state === 'sent' && (
        <button type="button" className="btn btn--line" onClick={onBlur}>
          {shot.isBlurred ? 'Blur more' : 'Blur a part'}
        </button>
      )}
      {shot.isBlurred && shot.isPrivate && (
        <button type="button" className="btn btn--line" onClick={() => void photos.unblur(shot)}>
          Undo the blur
        </button>
      )}
      <button
        type="button"
        className="btn btn--line"
        onClick={() => (isAsking ? photos.remove(shot) : setAsking(true))}
      >
        {isAsking ? 'Remove for good' : 'Remove'}
      </button>
      {/* The last, so that no other button comes under the finger once it is gone. */}
      {shot.state === 'failed' && (
        <button type="button" className="btn btn--line" onClick={() => photos.retry(shot)}>
          Retry
        </button>
      )}
    </div>
  );
}
