import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import type { LeadSummary } from '#domain/lead.ts';
import { useMedia } from '../../components/use-media.ts';
import { useLeadDrafts } from '../lead/use-lead-drafts.ts';
import { LeadDetails } from './lead-details.tsx';
import { arrowStep, stepsOf } from './lead-steps.tsx';

/** From this width the lead is shown beside the table, which stays usable. */
const wide = '(min-width: 75rem)';

interface LeadDialogProps {
  readonly id: string | undefined;
  readonly leads: readonly LeadSummary[];
  readonly open: (id: string) => void;
  readonly close: () => void;
}

export function LeadDialog({ id, leads, open, close }: LeadDialogProps) {
  const isWide = useMedia(wide);
  // Above the content, which remounts when the window's width changes.
  const kept = useLeadDrafts(id);
  const content = useRef<HTMLDivElement>(null);
  const lastId = useRef(id);
  const isOpen = useRef(false);
  const steps = stepsOf(leads, id);
  useEffect(() => {
    isOpen.current = id !== undefined;
    if (id === undefined) return;
    lastId.current = id;
    content.current?.focus({ preventScroll: isWide });
    content.current?.scrollTo(0, 0);
  }, [id, isWide]);

  return (
    <Dialog.Root open={id !== undefined} modal={!isWide} onOpenChange={(next) => !next && close()}>
      {!isWide && <Dialog.Overlay className="veil" />}
      <Dialog.Content
        ref={content}
        className="lead"
        aria-describedby={undefined}
        onKeyDown={(event) => {
          // Key presses in a nested dialog, such as a photo, bubble up to here too.
          const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
          const to = isOwn && steps ? arrowStep(steps, event.nativeEvent) : undefined;
          if (to === undefined) return;
          event.preventDefault();
          open(to);
        }}
        onEscapeKeyDown={(event) => {
          // Radix closes the dialog below one that has just taken the focus.
          const inDialog = event.target instanceof Element && event.target.closest('[role$=dialog]');
          if (inDialog && inDialog !== content.current) event.preventDefault();
        }}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          content.current?.focus({ preventScroll: isWide });
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // The content also unmounts when the window becomes narrow or wide; the lead then keeps the focus.
          if (isOpen.current) return;
          document.querySelector<HTMLElement>(`a[data-lead="${lastId.current}"]`)?.focus();
        }}
        // Beside the table, clicks outside must not close the lead; toasts never count as outside.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <p className="vh" role="status">
          {steps?.place}
        </p>
        {id !== undefined && (
          <LeadDetails key={id} id={id} kept={kept} close={close} steps={steps} open={open} />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
