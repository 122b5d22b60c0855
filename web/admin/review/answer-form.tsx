import { type FormEvent, useState } from 'react';
import { Field } from '../field.tsx';
import { type GivenReview, useReview } from './use-review.ts';

interface AnswerFormProps {
  readonly given: GivenReview;
  readonly look: 'btn--line' | 'btn--main';
  readonly focusOnOpen?: boolean;
  readonly onSent?: () => void;
  readonly onClose?: () => void;
}

export function AnswerForm({ given, look, focusOnOpen = false, onSent, onClose }: AnswerFormProps) {
  const { busy, say } = useReview(given);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setProblem('Write your answer.');
      return;
    }
    const told = given.email ? 'Your answer is on its way' : 'Your answer is on their page';
    if (await say({ answer: text.trim() }, told)) onSent?.();
  };
  return (
    <form
      className="write"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && onClose?.()}
    >
      <Field
        id={`review-answer-${given.leadId}`}
        label="Answer"
        hint={
          given.email
            ? 'Goes out as an email and shows on their page, not on the site.'
            : 'Shows on their page, not on the site. There’s no email address.'
        }
        problem={problem}
      >
        {(control) => (
          <textarea
            {...control}
            ref={(box) => {
              if (focusOnOpen) box?.focus();
            }}
            rows={3}
            maxLength={2000}
            value={text}
            onChange={({ currentTarget }) => {
              setProblem(undefined);
              setText(currentTarget.value);
            }}
          />
        )}
      </Field>
      <div className="btn-row">
        <button type="submit" className={`btn btn--small ${busy ? 'btn--busy' : look}`} aria-disabled={busy}>
          {busy ? 'Sending...' : 'Send Answer'}
        </button>
        {onClose && (
          <button type="button" className="btn btn--line btn--small" onClick={onClose}>
            Not now
          </button>
        )}
      </div>
    </form>
  );
}
