import { Dialog } from 'radix-ui';
import { useReturnedFocus } from '../dialog-focus.ts';
import { MarkPaid, type MarkPaidProps } from './mark-paid.tsx';

type MarkPaidDialogProps = MarkPaidProps & { readonly isOpen: boolean };

export function MarkPaidDialog({ isOpen, ...form }: MarkPaidDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && form.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="admin pop" aria-describedby={undefined} {...useReturnedFocus()}>
          <Dialog.Title>Mark paid, {form.record.name}</Dialog.Title>
          <MarkPaid {...form} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
