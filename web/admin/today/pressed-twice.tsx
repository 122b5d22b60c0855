import { useState } from 'react';
import { InlineQuestion } from '../inline-question.tsx';

interface PressedTwiceProps {
  readonly ask: string;
  readonly question: string;
  readonly confirm: string;
  readonly isOff: boolean;
  readonly onConfirm: () => void;
}

/** A link that asks first what it would do: a second press does it. */
export function PressedTwice({ ask, question, confirm, isOff, onConfirm }: PressedTwiceProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <button type="button" className="adm-link" onClick={() => setAsked(true)}>
        {ask}
      </button>
    );
  }
  return (
    <InlineQuestion
      question={question}
      confirm={confirm}
      onConfirm={() => !isOff && onConfirm()}
      dismiss="Never mind"
      onDismiss={() => setAsked(false)}
    />
  );
}
