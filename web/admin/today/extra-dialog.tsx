import { Dialog } from 'radix-ui';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { expectedEnd } from '#domain/visit/expected-end.ts';
import { focusFirstField, useReturnedFocus } from '../dialog-focus.ts';
import { ExtraForm } from '../offer/extra-form.tsx';

interface ExtraDialogProps {
  readonly visit: TodayVisit;
  readonly known: TodayVisit['extras'][number] | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ExtraDialog({ visit, known, isOpen, onClose }: ExtraDialogProps) {
  const { lead_id, name } = visit;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="admin pop"
          aria-describedby={undefined}
          {...useReturnedFocus(focusFirstField)}
        >
          <Dialog.Title>Extra work for {name}</Dialog.Title>
          <ExtraForm
            leadId={lead_id}
            name={name}
            isAlone
            doneAbout={expectedEnd(visit)}
            {...(known && { known })}
            onSent={onClose}
            onClose={onClose}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
