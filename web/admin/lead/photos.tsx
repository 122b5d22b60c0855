import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { LeadDesk } from './lead-desk.ts';

/** The customer's photos, small in a row and large on demand. Their addresses end after some minutes. */
export function Photos({ desk: { photos, reload } }: { readonly desk: LeadDesk }) {
  const [shown, setShown] = useState<number>();
  const asked = useRef(false);
  if (photos.length === 0) return null;
  /** Once: a photo that is really gone would ask for ever. */
  const askForNewAddresses = () => {
    if (asked.current) return;
    asked.current = true;
    reload();
  };
  const go = (steps: number) => setShown((now = 0) => (now + steps + photos.length) % photos.length);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  const large = shown === undefined ? undefined : photos[shown];
  return (
    <section className="lead__sec" aria-label="Photos">
      <h3>Photos</h3>
      <ul className="thumbs">
        {photos.map(({ path, url }, index) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => setShown(index)}
              aria-label={`View photo ${index + 1} large`}
            >
              <img src={url} alt="" loading="lazy" decoding="async" onError={askForNewAddresses} />
            </button>
          </li>
        ))}
      </ul>
      <Dialog.Root open={large !== undefined} onOpenChange={() => setShown(undefined)}>
        <Dialog.Portal>
          <Dialog.Overlay className="veil" />
          <Dialog.Content className="admin photo-view on-ink" aria-describedby={undefined} onKeyDown={onKey}>
            <Dialog.Title className="photo-view__title">
              Photo {(shown ?? 0) + 1} of {photos.length}
            </Dialog.Title>
            {large && <img src={large.url} alt="The customer's boat" />}
            <div className="btn-row">
              {photos.length > 1 && (
                <>
                  <button type="button" className="btn btn--line btn--small" onClick={() => go(-1)}>
                    Previous
                  </button>
                  <button type="button" className="btn btn--line btn--small" onClick={() => go(1)}>
                    Next
                  </button>
                </>
              )}
              <Dialog.Close className="btn btn--line btn--small">Close</Dialog.Close>
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </section>
  );
}
