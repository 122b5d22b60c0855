import type { ReactNode } from 'react';

interface InlineQuestionProps {
  readonly question: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly dismiss: string;
  readonly onDismiss: () => void;
  /** The way back is filled, and has the focus: what was pressed would lose something. */
  readonly isLoss?: boolean;
  readonly children?: ReactNode;
}

const focusNew = (button: HTMLButtonElement | null) => button?.focus();

/** Non-modal: the rest of the page stays usable. What was pressed is filled, the way back stands beside it. */
export function InlineQuestion({
  question,
  confirm,
  onConfirm,
  dismiss,
  onDismiss,
  isLoss = false,
  children,
}: InlineQuestionProps) {
  return (
    <div className="question" role="alert">
      <p>{question}</p>
      {children}
      <div className="btn-row">
        {isLoss && (
          <button type="button" className="btn btn--ink btn--small" ref={focusNew} onClick={onDismiss}>
            {dismiss}
          </button>
        )}
        <button type="button" className={isLoss ? 'adm-link' : 'btn btn--ink btn--small'} onClick={onConfirm}>
          {confirm}
        </button>
        {!isLoss && (
          <button type="button" className="adm-link" onClick={onDismiss}>
            {dismiss}
          </button>
        )}
      </div>
    </div>
  );
}
