import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { focusContent, useReturnedFocus } from '../dialog-focus.ts';
import '../../styles/admin-follow-up.css';

interface SeveralDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Opens with a list of customers, of whom each that is ticked is written to. */
export const SeveralDialog = ({ title, onClose, children }: SeveralDialogProps) => (
  <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className="veil" />
      <Dialog.Content
        className="admin pop several"
        {...useReturnedFocus(focusContent)}
        aria-describedby={undefined}
      >
        <Dialog.Title>{title}</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);

export function useTicks() {
  const [left, setLeft] = useState<readonly string[]>([]);
  return {
    isTicked: (id: string): boolean => !left.includes(id),
    toggle: (id: string): void =>
      setLeft((last) => (last.includes(id) ? last.filter((other) => other !== id) : [...last, id])),
  };
}

interface SeveralFormProps {
  readonly about: string;
  readonly act: string;
  readonly isBusy: boolean;
  readonly isOff: boolean;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

/** The customers, and the one press for all of them. */
export const SeveralForm = ({ about, act, isBusy, isOff, onSend, children }: SeveralFormProps) => (
  <form
    className="several__form"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      if (!isBusy && !isOff) onSend();
    }}
  >
    <p>{about}</p>
    {children}
    <div className="btn-row">
      <button
        type="submit"
        className={`btn btn--small ${isBusy ? 'btn--busy' : 'btn--main'}`}
        aria-disabled={isBusy || isOff}
      >
        {isBusy ? 'Sending...' : act}
      </button>
      <Dialog.Close className="btn btn--line btn--small">Close</Dialog.Close>
    </div>
  </form>
);
