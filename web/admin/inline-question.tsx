interface InlineQuestionProps {
  readonly question: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly dismiss: string;
  readonly onDismiss: () => void;
}

/** Non-modal: the rest of the page stays usable. */
export function InlineQuestion({ question, confirm, onConfirm, dismiss, onDismiss }: InlineQuestionProps) {
  return (
    <p className="question" role="alert">
      {question}{' '}
      <button type="button" className="adm-link" onClick={onConfirm}>
        {confirm}
      </button>{' '}
      <button type="button" className="adm-link" onClick={onDismiss}>
        {dismiss}
      </button>
    </p>
  );
}
