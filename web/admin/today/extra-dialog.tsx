import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import type { TodayVisit } from '#domain/operations/calendar.ts';
import { keys } from '../data/keys.ts';
import { focusContent, useReturnedFocus } from '../dialog-focus.ts';
import { ExtraForm } from '../lead/extra-form.tsx';

interface ExtraDialogProps {
  readonly visit: TodayVisit;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ExtraDialog({ visit: { lead_id, name }, isOpen, onClose }: ExtraDialogProps) {
  const client = useQueryClient();
  const refresh = () => {
    client.invalidateQueries({ queryKey: keys.today });
    client.invalidateQueries({ queryKey: keys.lead(lead_id) });
  };
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
            current={() => undefined}
            onSent={() => {
              refresh();
              onClose();
            }}
            onFailed={refresh}
            onClose={onClose}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
