import { Dialog } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { LeadDetails } from './lead-details.tsx';
import { useLeadDrafts } from './use-lead-drafts.ts';

/** From this width on the lead stands beside the table, which stays in use. */
const wide = '(min-width: 75rem)';
const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

interface LeadDialogProps {
  /** The lead that the address names. */
  readonly id: string | undefined;
  readonly close: () => void;
  readonly onChanged: () => void;
}

/** The open lead: beside the table where there is room, a page of its own on a phone. */
export function LeadDialog({ id, close, onChanged }: LeadDialogProps) {
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
  // Above the content, which is another one in a window of another width.
  const kept = useLeadDrafts(id);
  const content = useRef<HTMLDivElement>(null);
  const lastId = useRef(id);
  useEffect(() => {
    if (id === undefined) return;
    lastId.current = id;
    content.current?.focus({ preventScroll: isWide });
  }, [id, isWide]);

  return (
    <Dialog.Root open={id !== undefined} modal={!isWide} onOpenChange={(open) => !open && close()}>
      {!isWide && <Dialog.Overlay className="veil" />}
      <Dialog.Content
        ref={content}
        className="lead"
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          content.current?.focus({ preventScroll: isWide });
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>(`a[data-lead="${lastId.current}"]`)?.focus();
        }}
        // Beside the table a click there is no wish to close, and toasts are no outside at all.
        onInteractOutside={(event) => event.preventDefault()}
      >
        {id !== undefined && <LeadDetails key={id} id={id} kept={kept} close={close} onChanged={onChanged} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}
