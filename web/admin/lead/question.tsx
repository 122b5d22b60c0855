import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useReturnedFocus } from '../dialog-focus.ts';

interface QuestionProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** What may be filled in before it is confirmed. */
  readonly field?: ReactNode;
  readonly confirm: string;
  readonly keep: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** Confirms an action that emails the customer and has no undo. */
export function Question({
  open,
  onClose,
  title,
  children,
  field,
  confirm,
  keep,
  busy,
  onConfirm,
}: QuestionProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil" />
        <AlertDialog.Content className="admin pop" {...useReturnedFocus()}>
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description>{children}</AlertDialog.Description>
          {field}
          <div className="btn-row">
            <button
              type="button"
              className="btn btn--main btn--small"
              aria-disabled={busy}
              onClick={() => !busy && onConfirm()}
            >
              {busy ? 'Sending...' : confirm}
            </button>
            <AlertDialog.Cancel className="btn btn--line btn--small">{keep}</AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
