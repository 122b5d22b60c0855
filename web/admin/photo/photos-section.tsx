import { useState } from 'react';
import { nextShot, openPairs } from '#domain/photo/next-shot.ts';
import { photoPairs } from '#domain/photo/photo-pairs.ts';
import { counted } from '#domain/plain-text.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { unkeptText } from '../device/unkept-text.ts';
import { useNearlyFull } from '../device/use-safe-keeping.ts';
import { Camera } from './camera.tsx';
import { PairDialog } from './pair-dialog.tsx';
import { PhotoPair } from './photo-pair.tsx';
import type { JobPhotos, Shot } from './use-job-photos.ts';

interface PhotosSectionProps {
  readonly photos: JobPhotos;
  /** What is taken when the sheet opens. */
  readonly first: Shot['kind'];
}

/** Before and after photos: the camera, and what has been taken so far. */
export function PhotosSection({ photos, first }: PhotosSectionProps) {
  const [kind, setKind] = useState(first);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [openedPair, setOpened] = useState<string>();
  const { shots } = photos;
  const { kept } = useKeptFocus<HTMLElement>((section) =>
    section.querySelector<HTMLElement>('[name="shot-kind"]:checked'),
  );
  const isNearlyFull = useNearlyFull(shots.length + 1);
  const unkept = shots.filter(({ state }) => state === 'unkept').length;
  const pairs = photoPairs(shots);
  const next = nextShot(shots, kind, skipped);
  const open = openPairs(shots);
  const opened = pairs.find(({ pair }) => pair === openedPair);
  const place = opened && pairs.indexOf(opened);
  const at = next.before ? `${next.pair}, ${open.length} to take` : counted(shots.length, 'photo');
  const earlier = () => {
    if (place === undefined) return;
    const [pair, before] = [pairs[place], pairs[place - 1]];
    if (!pair || !before) return;
    const moved = pairs.toSpliced(place - 1, 2, pair, before);
    photos.order(moved.flatMap((group) => group.photos.map(({ id }) => id)));
  };
  const rename = (to: string) => {
    for (const shot of opened?.photos ?? []) photos.edit(shot, { pair: to });
    setOpened(to);
  };

  return (
    <section {...kept} aria-labelledby="finish-photos">
      <div className="step">
        <span className="hull" aria-hidden="true">
          1
        </span>
        <h2 id="finish-photos">Photos</h2>
        <span className="xs">{at}</span>
      </div>
      {unkept > 0 && <p className="warn">{unkeptText(unkept)}</p>}
      {isNearlyFull && unkept === 0 && (
        <p className="warn">This device is nearly full. Make room before you take photos.</p>
      )}
      <fieldset className="choice choice--kind">
        <legend className="vh">What to take</legend>
        {(['before', 'after'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="shot-kind" checked={kind === each} onChange={() => setKind(each)} />
            {each === 'before' ? 'Before' : 'After'}
          </label>
        ))}
      </fieldset>
      <Camera
        next={next}
        left={photos.left}
        onTake={(blob, isRaw) => photos.take(blob, (taken) => nextShot(taken, kind, skipped), isRaw)}
        onScale={photos.scale}
        onSkip={next.before && (() => setSkipped([...skipped, next.pair]))}
      />
      {pairs.length > 0 && (
        <ul className="shots">
          {pairs.map(({ pair, before, after, photos: [one] }) => (
            <PhotoPair
              key={one?.id}
              pair={pair}
              before={before}
              after={after}
              isNext={next.before?.pair === pair}
              onOpen={() => setOpened(pair)}
            />
          ))}
        </ul>
      )}
      {opened && (
        <PairDialog
          pair={opened.pair}
          shots={opened.photos}
          taken={pairs.map(({ pair }) => pair)}
          photos={photos}
          onEarlier={place !== undefined && place > 0 ? earlier : undefined}
          onRename={rename}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
