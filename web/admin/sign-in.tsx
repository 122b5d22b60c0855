import { useState } from 'react';
import { toast } from 'sonner';
import { CheckedForm } from './checked-form.tsx';
import { FormField } from './form-field.tsx';
import {
  askForCode,
  currentSession,
  setFirstPassword,
  setPasswordByCode,
  signIn,
  signOut,
} from './session.ts';
import type { Answers } from './sign-in-checks.ts';

type Step = 'credentials' | 'new-password' | 'ask-code' | 'code';

interface SignInProps {
  /** Somebody of the admins is signed in. */
  readonly onDone: () => void;
}

const passwordHint =
  'At least 12 characters, with an uppercase and a lowercase letter, a digit and a symbol.';

/** The provider's own sentence, unless there is none that helps. */
function tellProvider(error: unknown): void {
  const isOurs = error instanceof Error && error.name !== 'NetworkError' && error.name !== 'Unknown';
  console.error('Failed to log in', error instanceof Error ? error.name : 'unknown cause');
  toast.error((isOurs && error.message) || 'Failed to log in');
}

/** Everything between a stranger and a session: password, first password, forgotten password. */
export function SignIn({ onDone }: SignInProps) {
  const [step, setStep] = useState<Step>('credentials');
  const [email, setEmail] = useState('');

  const finish = async () => {
    if ((await currentSession())?.isAdmin) {
      toast.success('Logged in successfully');
      return onDone();
    }
    await signOut();
    setStep('credentials');
    toast.error('Not authorized');
  };
  const attempt = (work: (answers: Answers) => Promise<unknown>) => async (answers: Answers) => {
    await work(answers).catch(tellProvider);
  };
  const withPassword = async ({ email = '', password = '' }: Answers) => {
    setEmail(email.trim());
    const next = await signIn(email.trim(), password);
    if (next === 'done') return finish();
    if (next === 'new-password') return setStep('new-password');
    await askForCode(email.trim());
    setStep('code');
  };
  const withFirstPassword = async ({ newPassword = '' }: Answers) => {
    await setFirstPassword(newPassword);
    await finish();
  };
  const wantCode = async ({ email = '' }: Answers) => {
    setEmail(email.trim());
    await askForCode(email.trim());
    setStep('code');
  };
  const withCode = async ({ code = '', newPassword = '' }: Answers) => {
    await setPasswordByCode(email, code.trim(), newPassword);
    await signIn(email, newPassword);
    await finish();
  };

  if (step === 'new-password') {
    return (
      <CheckedForm key={step} submit="Set password" busy="Setting..." onSubmit={attempt(withFirstPassword)}>
        {({ newPassword }) => (
          <>
            <p>Welcome. Choose a password of your own in place of the one in the invitation.</p>
            <FormField
              id="newPassword"
              label="New password"
              hint={passwordHint}
              type="password"
              autoComplete="new-password"
              autoFocus
              problem={newPassword}
            />
          </>
        )}
      </CheckedForm>
    );
  }
  if (step === 'code') {
    return (
      <>
        <CheckedForm key={step} submit="Set password" busy="Setting..." onSubmit={attempt(withCode)}>
          {({ code, newPassword }) => (
            <>
              <p>If {email} belongs to an admin, a code is on its way there.</p>
              <FormField
                id="code"
                label="Code"
                inputMode="numeric"
                autoComplete="one-time-code"
                autoFocus
                problem={code}
              />
              <FormField
                id="newPassword"
                label="New password"
                hint={passwordHint}
                type="password"
                autoComplete="new-password"
                problem={newPassword}
              />
            </>
          )}
        </CheckedForm>
        <BackToPassword onClick={() => setStep('credentials')} />
      </>
    );
  }
  if (step === 'ask-code') {
    return (
      <>
        <CheckedForm key={step} submit="Send a code" busy="Sending..." onSubmit={attempt(wantCode)}>
          {(problems) => <EmailField email={email} problem={problems.email} />}
        </CheckedForm>
        <BackToPassword onClick={() => setStep('credentials')} />
      </>
    );
  }
  return (
    <>
      <CheckedForm key={step} submit="Log in" busy="Logging in..." onSubmit={attempt(withPassword)}>
        {(problems) => (
          <>
            <EmailField email={email} problem={problems.email} />
            <FormField
              id="password"
              label="Password"
              type="password"
              autoComplete="current-password"
              enterKeyHint="go"
              problem={problems.password}
            />
          </>
        )}
      </CheckedForm>
      <button type="button" className="adm-link" onClick={() => setStep('ask-code')}>
        Forgotten password
      </button>
    </>
  );
}

interface EmailFieldProps {
  readonly email: string;
  readonly problem: string | undefined;
}

function EmailField({ email, problem }: EmailFieldProps) {
  return (
    <FormField
      id="email"
      label="Email"
      type="email"
      autoComplete="username"
      enterKeyHint="next"
      defaultValue={email}
      problem={problem}
    />
  );
}

function BackToPassword({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className="adm-link" onClick={onClick}>
      Back to log in
    </button>
  );
}
