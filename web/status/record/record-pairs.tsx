import { type PhotoPair, photoPairs } from '#domain/photo/photo-pairs.ts';
import type { PublicRecord } from '#domain/record/job-record.ts';
import { Slider } from '../../gallery/slider.tsx';
import { SteadyImage } from '../steady-image.tsx';
import '../../styles/gallery.css';

type RecordPhoto = PublicRecord['photos'][number];

const words = { before: 'Before', after: 'After' } as const;

function Alone({ photo }: { readonly photo: RecordPhoto }) {
  const side = photo.kind === 'before' ? 'b' : 'a';
  return (
    <div className="ba">
      <SteadyImage src={photo.url} alt={`${words[photo.kind]}: ${photo.pair}`} />
      <span className={`ba__label ba__label--${side}`}>{words[photo.kind]}</span>
    </div>
  );
}

function Pair({ pair: { pair, before, after } }: { readonly pair: PhotoPair<RecordPhoto> }) {
  const only = before ?? after;
  if (!before || !after) return only ? <Alone photo={only} /> : null;
  return (
    <div className="ba">
      <SteadyImage src={before.url} alt={`Before: ${pair}`} />
      <div className="ba__after">
        <SteadyImage src={after.url} alt={`After: ${pair}`} />
      </div>
      <Slider label={`Show more of before or after: ${pair}`} />
    </div>
  );
}

export function RecordPairs({ photos }: { readonly photos: readonly RecordPhoto[] }) {
  const pairs = photoPairs(photos);
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby="before-and-after">
      <h2 className="vh" id="before-and-after">
        Photos of the work
      </h2>
      <div className="job-photos">
        {pairs.map((pair, index) => {
          const place = `${index + 1} of ${pairs.length}`;
          return (
            <figure key={pair.pair}>
              <Pair pair={pair} />
              <figcaption>
                <span>{pair.pair}</span>
                {pairs.length > 1 && <span className="quiet num">{place}</span>}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}
