import { type PhotoPair, photoPairs, type RecordPhoto } from '#domain/record/photo-pairs.ts';
import { Slider } from '../../gallery/slider.tsx';
import { SteadyImage } from '../steady-image.tsx';
import '../../styles/gallery.css';

const words = { before: 'Before', after: 'After' } as const;

function Alone({ photo }: { readonly photo: RecordPhoto }) {
  const side = photo.kind === 'before' ? 'b' : 'a';
  return (
    <div className="ba">
      <SteadyImage src={photo.url} alt={`Your boat ${photo.kind} the work`} />
      <span className={`ba__label ba__label--${side}`}>{words[photo.kind]}</span>
    </div>
  );
}

function Pair({ pair: { before, after }, place }: { readonly pair: PhotoPair; readonly place: string }) {
  const only = before ?? after;
  if (!before || !after) return only ? <Alone photo={only} /> : null;
  return (
    <div className="ba">
      <SteadyImage src={before.url} alt="Your boat before the work" />
      <div className="ba__after">
        <SteadyImage src={after.url} alt="Your boat after the work" />
      </div>
      <Slider label={`Show more of before or after, ${place}`} />
    </div>
  );
}

/** The photos of the job, each pair with a slider. */
export function RecordPairs({ photos }: { readonly photos: readonly RecordPhoto[] }) {
  const pairs = photoPairs(photos);
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby="before-and-after">
      <h2 className="vh" id="before-and-after">
        Before and after
      </h2>
      <div className="job-photos">
        {pairs.map((pair, index) => {
          const place = `${index + 1} of ${pairs.length}`;
          return (
            <figure key={pair.pair}>
              <Pair pair={pair} place={place} />
              {pairs.length > 1 && <figcaption className="quiet num">{place}</figcaption>}
            </figure>
          );
        })}
      </div>
    </section>
  );
}
