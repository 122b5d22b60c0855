import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { focusContent, useReturnedFocus } from '../dialog-focus.ts';
import { BlurPanel } from './blur-panel.tsx';
import { ShotActs } from './shot-acts.tsx';
import type { JobPhotos, Shot } from './use-job-photos.ts';

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
export function PairDialog({ onClose, ...parts }: PairDialogProps) {
  const { pair, shots, photos } = parts;
  const [blurring, setBlurring] = useState<string>();
  const blurred = shots.find(({ id }) => id === blurring);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="admin pop fin-pair"
          aria-describedby={undefined}
          {...useReturnedFocus(focusContent)}
        >
          <Dialog.Title>{blurred ? `Blur a part, ${pair}` : pair}</Dialog.Title>
          {blurred?.url !== undefined ? (
            <BlurPanel
              shot={{ ...blurred, url: blurred.url }}
              photos={photos}
              onClose={() => setBlurring(undefined)}
            />
          ) : (
            <Parts {...parts} onBlur={setBlurring} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** `Before. Only you see it`. */
const stateText = ({ kind, isBlurred, isPrivate }: Shot): string =>
  [
    kind === 'before' ? 'Before' : 'After',
    isBlurred && 'Blurred',
    isBlurred && !isPrivate && 'To undo the blur, press “Keep it to myself” first',
    isPrivate && 'Only you see it',
  ]
    .filter(Boolean)
    .join('. ');

interface PartsProps extends Omit<PairDialogProps, 'onClose'> {
  readonly onBlur: (id: string) => void;
}

const Parts = ({ pair, shots, taken, photos, onEarlier, onRename, onBlur }: PartsProps) => (
  <>
    {shots.map((shot) => (
      <div key={shot.id} className="fin-pair__one">
        {shot.url !== undefined && <img src={shot.url} alt={`${pair}, ${shot.kind}`} />}
        <p className="xs">{stateText(shot)}</p>
        {shot.message !== undefined && <p className="err">{shot.message}</p>}
        <ShotActs shot={shot} photos={photos} onBlur={() => onBlur(shot.id)} />
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
  </>
);
