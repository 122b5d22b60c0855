import { useState } from 'react';
import { BlurAreaField } from './blur-area-field.tsx';
import type { JobPhotos, Shot } from './use-job-photos.ts';

interface BlurPanelProps {
  readonly shot: Shot & { readonly url: string };
  readonly photos: JobPhotos;
  readonly onClose: () => void;
}

/** Covers a part of a photo, as a hull number. */
export function BlurPanel({ shot, photos, onClose }: BlurPanelProps) {
  const [area, setArea] = useState({ left: 30, top: 40, width: 40, height: 20 });
  const [percent, setPercent] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const isSaving = percent !== undefined;
  const save = async () => {
    if (isSaving) return;
    setPercent(0);
    setFailed(false);
    const isDone = await photos.blur(shot, area, setPercent);
    setPercent(undefined);
    if (isDone) onClose();
    else setFailed(true);
  };
  return (
    <>
      <p className="xs">
        Draw a box over a hull number or a face. From then on only the blurred photo leaves for the customer
        or the site. You keep the original.
      </p>
      <BlurAreaField
        url={shot.url}
        alt={`${shot.pair}, ${shot.kind}`}
        area={area}
        onChange={isSaving ? () => undefined : setArea}
      />
      <p className="xs" role="status">
        {isSaving && `Saving ${percent}%`}
        {hasFailed && 'That didn’t work. Your box is still here, so try again.'}
      </p>
      <div className="btn-row">
        <button type="button" className="btn btn--main" aria-disabled={isSaving} onClick={() => void save()}>
          {isSaving ? 'Saving...' : 'Blur it'}
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          Leave it as it is
        </button>
      </div>
    </>
  );
}
