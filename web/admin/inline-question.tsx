interface InlineQuestionProps {
  readonly question: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly dismiss: string;
  readonly onDismiss: () => void;
}

/** One line beside the button that was pressed; the page stays in use. */
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
