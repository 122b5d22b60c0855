import { type FormEvent, type ReactNode, useState } from 'react';
import { type AnswerName, type Answers, answersOf, type Problems, problemsOf } from './sign-in-checks.ts';

interface CheckedFormProps<N extends AnswerName> {
  /** In display order. */
  readonly names: readonly N[];
  /** Labels of the submit button: idle and busy. */
  readonly submit: string;
  readonly busy: string;
  /** Called with valid answers; the button stays busy until it resolves. Must not reject. */
  readonly onSubmit: (answers: Answers<N>) => Promise<void>;
  readonly children: (problems: Problems) => ReactNode;
}

/** Validates on submit and focuses the first wrong field. */
export function CheckedForm<N extends AnswerName>(props: CheckedFormProps<N>) {
  const { names, submit, busy, onSubmit, children } = props;
  const [problems, setProblems] = useState<Problems>({});
  const [sending, setSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const answers = answersOf(new FormData(form), names);
    const found = problemsOf(answers);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    await onSubmit(answers);
    setSending(false);
  };

  return (
    <form className="adm-form" noValidate onSubmit={send}>
      {children(problems)}
      <button
        type="submit"
        className={sending ? 'btn btn--busy btn--wide' : 'btn btn--main btn--wide'}
        aria-disabled={sending}
      >
        {sending ? busy : submit}
      </button>
    </form>
  );
}
