import { type FormEvent, type ReactNode, useState } from 'react';
import { type AnswerName, type Answers, answersOf, type Problems, problemsOf } from './sign-in-checks.ts';

interface CheckedFormProps<N extends AnswerName> {
  /** Names of the form's fields, in their order. */
  readonly names: readonly N[];
  /** The main button's words, and those while the answers are on their way. */
  readonly submit: string;
  readonly busy: string;
  /** Gets the answers once they pass the checks; the button is busy until it is done. Never rejects. */
  readonly onSubmit: (answers: Answers<N>) => Promise<void>;
  /** The fields, given what is wrong with each. */
  readonly children: (problems: Problems) => ReactNode;
}

/** A small form that checks its fields on sending and puts the focus on the first wrong one. */
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
