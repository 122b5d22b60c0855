import type { ReactNode } from 'react';

interface InlineQuestionProps {
  readonly question: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly dismiss: string;
  readonly onDismiss: () => void;
  readonly children?: ReactNode;
}

/** Non-modal: the rest of the page stays usable. What was pressed is filled, the way back stands beside it. */
export function InlineQuestion({
  question,
  confirm,
  onConfirm,
  dismiss,
  onDismiss,
  children,
}: InlineQuestionProps) {
  return (
    <div className="question" role="alert">
      <p>{question}</p>
      {children}
      <div className="btn-row">
        <button type="button" className="btn btn--ink btn--small" onClick={onConfirm}>
          {confirm}
        </button>
        <button type="button" className="adm-link" onClick={onDismiss}>
          {dismiss}
        </button>
      </div>
    </div>
  );
}
