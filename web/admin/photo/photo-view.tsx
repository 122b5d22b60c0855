import { Dialog } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import { useReturnedFocus } from '../dialog-focus.ts';
import type { Renewing } from './use-new-addresses.ts';

interface PhotoViewProps {
  readonly photos: readonly { readonly path: string; readonly url: string }[];
  /** Index of the photo; undefined when closed. */
  readonly shown: number | undefined;
  readonly show: (index: number | undefined) => void;
  readonly renewing: Renewing;
}

export function PhotoView({ photos, shown, show, renewing }: PhotoViewProps) {
  const go = (steps: number) => show(((shown ?? 0) + steps + photos.length) % photos.length);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  const large = shown === undefined ? undefined : photos[shown];
  return (
    <Dialog.Root open={large !== undefined} onOpenChange={() => show(undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="admin photo-view on-ink"
          aria-describedby={undefined}
          {...useReturnedFocus()}
          onKeyDown={onKey}
          // It fills the window, so only toasts are outside.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title className="photo-view__title">
            Photo {(shown ?? 0) + 1} of {photos.length}
          </Dialog.Title>
          {large && <img src={large.url} alt="The customer's boat" {...renewing(`${large.path} large`)} />}
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
  );
}
