import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { emailMax } from '#domain/mail/email-address.ts';
import { callOperation } from '../api/call-operation.ts';
import { MeantAddress } from '../components/meant-address.tsx';
import { WarningMark } from '../components/warning-mark.tsx';
import { useEmail } from '../content/content.tsx';
import { troubleOf } from './trouble.ts';
import '../styles/forms.css';

/** Has the links of open and unpaid requests emailed. The answer is one, whatever is known of an address. */
export function LinkForm() {
  const [isReady, setReady] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const told = useRef<HTMLParagraphElement>(null);
  const ourEmail = useEmail();
  const id = useId();
  // Until the page listens, a press would put the address into the URL.
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (isAsked) told.current?.focus();
  }, [isAsked]);

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setProblem(undefined);
    setPending(true);
    try {
      await callOperation('lost-link', { email });
      setAsked(true);
    } catch (error) {
      setProblem(troubleOf(error).title);
    } finally {
      setPending(false);
    }
  };

  if (isAsked) {
    return (
      <p ref={told} tabIndex={-1}>
        <b>Check your email.</b> If you’ve booked with that address, your link is on its way. Nothing there in
        a few minutes? Look in your spam folder, or email us at <a href={`mailto:${ourEmail}`}>{ourEmail}</a>.
      </p>
    );
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void ask(event)} data-needs-script>
      <div className={problem ? 'field field--bad' : 'field'}>
        <label htmlFor={id}>Your email</label>
        <input
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={emailMax}
          readOnly={isPending}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
        />
        <MeantAddress of={id} />
        <p className="err" id={`${id}-problem`} role="alert">
          {problem && (
            <>
              <WarningMark />
              {problem}
            </>
          )}
        </p>
      </div>
      <p>
        <button className="btn btn--main" type="submit" disabled={!isReady} aria-busy={isPending}>
          Email me my link
        </button>
      </p>
    </form>
  );
}
