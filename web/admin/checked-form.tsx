import { type FormEvent, type ReactNode, useState } from 'react';
import { type Answers, type Problems, problemsOf } from './sign-in-checks.ts';

interface CheckedFormProps {
  /** The main button's words, and those while the answers are on their way. */
  readonly submit: string;
  readonly busy: string;
  /** Gets the answers once they pass the checks; the button is busy until it is done. */
  readonly onSubmit: (answers: Answers) => Promise<void>;
  /** The fields, given what is wrong with each. */
  readonly children: (problems: Problems) => ReactNode;
}

/** A small form that checks its fields on sending and puts the focus on the first wrong one. */
export function CheckedForm({ submit, busy, onSubmit, children }: CheckedFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [sending, setSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const answers = Object.fromEntries(
      [...new FormData(form)].map(([name, answer]) => [name, String(answer)]),
    );
    const found = problemsOf(answers);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    await onSubmit(answers).finally(() => setSending(false));
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
