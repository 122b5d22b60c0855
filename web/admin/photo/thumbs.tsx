import { useState } from 'react';
import type { LeadPhoto } from '#domain/photo/lead-photo.ts';
import { PhotoView } from './photo-view.tsx';
import { useNewAddresses } from './use-new-addresses.ts';

type Checked = Extract<LeadPhoto, { state: 'checked' }>;

interface ThumbsProps {
  readonly photos: readonly Checked[];
  /** Asks for new addresses: they end after some minutes. */
  readonly reload: () => void;
  /** Follows the number of a photo: ` of this message`. */
  readonly ofWhat?: string;
  readonly className?: string;
}

export function Thumbs({ photos, reload, ofWhat = '', className = 'thumbs' }: ThumbsProps) {
  const [shown, setShown] = useState<number>();
  const renewing = useNewAddresses(reload);
  return (
    <>
      {photos.length > 0 && (
        <ul className={className}>
          {photos.map(({ path, thumbnail_url }, index) => (
            <li key={path}>
              <button
                type="button"
                onClick={() => setShown(index)}
                aria-label={`View photo ${index + 1}${ofWhat} large`}
              >
                <img
                  src={thumbnail_url}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  {...renewing(`${path} small`)}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PhotoView photos={photos} shown={shown} show={setShown} renewing={renewing} />
    </>
  );
}
