import { type PhotoPair, photoPairs } from '#domain/photo/photo-pairs.ts';
import type { PublicRecord } from '#domain/record/job-record.ts';
import { usePage } from '../page-state.ts';
import { SteadyImage } from '../steady-image.tsx';
import { TroubleNote } from '../trouble-note.tsx';
import { useAct } from '../use-act.ts';
import { ConsentTick } from './consent-tick.tsx';

type RecordPhoto = PublicRecord['photos'][number];

interface PairConsentProps {
  readonly pair: PhotoPair<RecordPhoto>;
  /** All of that place, retakes too: no consent stays behind with one that is no longer shown. */
  readonly all: readonly RecordPhoto[];
}

function PairConsent({ pair: { pair, before, after }, all }: PairConsentProps) {
  const { accept } = usePage();
  const { send, pending, trouble } = useAct('photo-consent');
  const photos = [before, after].filter((photo) => photo !== undefined);
  const isAllowed = photos.every(({ publish }) => publish);
  const allow = async (publish: boolean) => {
    const page = await send({ photos: (publish ? photos : all).map(({ id }) => ({ id, publish })) });
    if (page) accept(page);
  };
  return (
    <>
      <ConsentTick
        label={pair}
        now={isAllowed ? 'Allowed, saved' : 'Only you and we see it'}
        isAllowed={isAllowed}
        isPending={pending}
        onAllow={(publish) => void allow(publish)}
        picture={
          <span className="may__pic">
            {photos.map(({ id, url }) => (
              <SteadyImage key={id} src={url} alt="" />
            ))}
          </span>
        }
      />
      <TroubleNote trouble={trouble} />
    </>
  );
}

/** Whether the site may show a pair: never preset, saved at once, taken back at once. */
export function PhotoConsents() {
  const { lead } = usePage();
  const photos = lead.record?.photos ?? [];
  const pairs = photoPairs(photos);
  if (pairs.length === 0) return null;
  return (
    <section className="panel panel--line" aria-labelledby="photo-consents">
      <h2 className="panel__title" id="photo-consents">
        May we show these?
      </h2>
      <p className="quiet">Next to our work on the site. We cover hull numbers first.</p>
      <div>
        {pairs.map((pair) => (
          <PairConsent key={pair.pair} pair={pair} all={photos.filter((photo) => photo.pair === pair.pair)} />
        ))}
      </div>
      <p className="quiet">
        Nothing’s public unless you check it. Uncheck it any time and it comes off the site.
      </p>
    </section>
  );
}
