import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { focusContent, useReturnedFocus } from '../dialog-focus.ts';
import type { JobPhotos, Shot } from '../job-photo/use-job-photos.ts';

/** Places that most boats have. */
const places = ['Hull', 'Waterline', 'Transom', 'Deck', 'Rails', 'Cockpit', 'Cabin', 'Canvas'];

interface PairDialogProps {
  readonly pair: string;
  readonly shots: readonly Shot[];
  readonly taken: readonly string[];
  readonly photos: JobPhotos;
  /** Before the pair that is shown before it; absent for the first. */
  readonly onEarlier?: (() => void) | undefined;
  readonly onRename: (pair: string) => void;
  readonly onClose: () => void;
}

/** The photos of one place: where it is, which of them the customer sees, and away with them. */
export function PairDialog({ pair, shots, taken, photos, onEarlier, onRename, onClose }: PairDialogProps) {
  const [asked, setAsked] = useState<string>();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="admin pop fin-pair"
          aria-describedby={undefined}
          {...useReturnedFocus(focusContent)}
        >
          <Dialog.Title>{pair}</Dialog.Title>
          {shots.map((shot) => (
            <div key={shot.id} className="fin-pair__one">
              {shot.url !== undefined && <img src={shot.url} alt={`${pair}, ${shot.kind}`} />}
              <p className="xs">
                {shot.kind === 'before' ? 'Before' : 'After'}
                {shot.isPrivate ? '. Only you see it.' : ''}
              </p>
              {shot.message !== undefined && <p className="err">{shot.message}</p>}
              <div className="quick">
                {shot.state === 'failed' && (
                  <button type="button" className="btn btn--line" onClick={() => photos.retry(shot)}>
                    Retry
                  </button>
                )}
                <button
                  type="button"
                  className="btn btn--line"
                  onClick={() => photos.edit(shot, { isPrivate: !shot.isPrivate })}
                >
                  {shot.isPrivate ? 'Share it' : 'Keep it to myself'}
                </button>
                <button
                  type="button"
                  className="btn btn--line"
                  onClick={() => (asked === shot.id ? photos.remove(shot) : setAsked(shot.id))}
                >
                  {asked === shot.id ? 'Remove for good' : 'Remove'}
                </button>
              </div>
            </div>
          ))}
          <h3>Where is it?</h3>
          <div className="quick">
            {places
              .filter((place) => place === pair || !taken.includes(place))
              .map((place) => (
                <button
                  key={place}
                  type="button"
                  className="btn btn--line"
                  aria-pressed={place === pair}
                  onClick={() => onRename(place)}
                >
                  {place}
                </button>
              ))}
          </div>
          <div className="btn-row">
            {onEarlier && (
              <button type="button" className="btn btn--line" onClick={onEarlier}>
                Show it earlier
              </button>
            )}
            <Dialog.Close className="btn btn--main">Done</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
