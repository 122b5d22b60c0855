import { Dialog } from 'radix-ui';
import { addHours } from '#domain/los-angeles.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { expectedStart } from '#domain/visit/expected-start.ts';
import { focusContent, useReturnedFocus } from '../dialog-focus.ts';
import { ExtraForm } from '../offer/extra-form.tsx';

interface ExtraDialogProps {
  readonly visit: TodayVisit;
  readonly known: TodayVisit['extras'][number] | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ExtraDialog({ visit, known, isOpen, onClose }: ExtraDialogProps) {
  const { lead_id, name, hours } = visit;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="admin pop"
          aria-describedby={undefined}
          {...useReturnedFocus(focusContent)}
        >
          <Dialog.Title>Extra work for {name}</Dialog.Title>
          <ExtraForm
            leadId={lead_id}
            name={name}
            isAlone
            doneAbout={addHours(expectedStart(visit), hours)}
            {...(known && { known })}
            onSent={onClose}
            onClose={onClose}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
