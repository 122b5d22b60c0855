import { Dialog } from 'radix-ui';
import { focusContent, useReturnedFocus } from '../dialog-focus.ts';
import { ExtraForm, type ExtraFormProps } from '../offer/extra-form.tsx';

interface ExtraDialogProps extends Omit<ExtraFormProps, 'isAlone'> {
  readonly isOpen: boolean;
}

export function ExtraDialog({ isOpen, ...form }: ExtraDialogProps) {
  const { name, onClose } = form;
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
          <ExtraForm {...form} isAlone />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
