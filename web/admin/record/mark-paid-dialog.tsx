import { Dialog } from 'radix-ui';
import type { RefObject } from 'react';
import { useReturnedFocus } from '../dialog-focus.ts';
import { MarkPaid, type MarkPaidProps } from './mark-paid.tsx';

interface MarkPaidDialogProps extends MarkPaidProps {
  readonly isOpen: boolean;
  /** Has the focus once what opened the dialog is gone. */
  readonly heading: RefObject<HTMLElement | null>;
}

export function MarkPaidDialog({ isOpen, heading, ...form }: MarkPaidDialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnedFocus();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && form.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="admin pop"
          aria-describedby={undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            if (document.activeElement === document.body) heading.current?.focus();
          }}
        >
          <Dialog.Title>Mark paid, {form.record.name}</Dialog.Title>
          <MarkPaid {...form} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
