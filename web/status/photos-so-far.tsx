import { useRef, useState } from 'react';
import { formatNearTime } from '#domain/los-angeles.ts';
import { focusAfter } from '../components/focus-after.ts';
import { unbroken } from '../components/unbroken.ts';
import { usePage } from './page-state.ts';
import { SteadyImage } from './steady-image.tsx';

const shownAtFirst = 3;

/** What we have photographed of the work, newest first; once there is a receipt it has them in pairs. */
export function PhotosSoFar() {
  const { lead, now } = usePage();
  const [showsAll, setShowsAll] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const showAll = () =>
    focusAfter(
      () => setShowsAll(true),
      () => shown.current?.querySelectorAll('a')[shownAtFirst],
    );
  const photos = [...lead.job_photos].sort((a, b) => b.added_at.localeCompare(a.added_at));
  if (photos.length === 0) return null;
  const isUnderway = lead.status !== 'COMPLETED';
  return (
    <section aria-labelledby="so-far">
      <div className="so-far__head">
        <h2 id="so-far">{isUnderway ? 'Photos so far' : 'Photos'}</h2>
        <span className="quiet num">
          {photos.length}
          {photos.length > 1 && ', newest first'}
        </span>
      </div>
      <div className="so-far" ref={shown}>
        {photos.slice(0, showsAll ? photos.length : shownAtFirst).map((photo, place) => {
          const { id, kind, pair, added_at, url, thumbnail_url } = photo;
          const when = formatNearTime(added_at, now);
          return (
            <figure key={id}>
              <a href={url}>
                <SteadyImage src={place === 0 ? url : thumbnail_url} alt={`Open the photo of ${pair}`} />
              </a>
              <figcaption>
                <b>{unbroken(when)}</b> {pair}, {kind === 'after' ? 'done' : 'before'}
              </figcaption>
            </figure>
          );
        })}
      </div>
      {photos.length > shownAtFirst && !showsAll && (
        <p className="so-far__more">
          <button type="button" className="link" onClick={showAll}>
            Show all {photos.length}
          </button>
        </p>
      )}
      {isUnderway && (
        <p className="quiet">
          New ones show up here on their own. You’ll see before and after side by side when we’re done.
        </p>
      )}
    </section>
  );
}
