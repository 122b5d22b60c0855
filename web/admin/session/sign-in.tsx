import { useState } from 'react';
import { tellRefusal, tellSuccess } from '../tell.ts';
import { AppSetUpForm } from './second-factor-forms.tsx';
import { currentSession, signOut, signOutEverywhere } from './session.ts';
import { sessionKept } from './session-kept.ts';
import { keepSession } from './session-storage.ts';
import {
  AppCodeStep,
  CodeForm,
  FirstPasswordForm,
  LostPasswordForm,
  PasswordForm,
} from './sign-in-forms.tsx';
import { answerStep, askForCode, type SignInStep, setPasswordByCode, signIn } from './sign-in-steps.ts';
import { tellProvider } from './tell-provider.ts';
import { useFirstField } from './use-first-field.ts';

type Step = SignInStep | { readonly kind: 'password' | 'code' };

interface SignInProps {
  /** Known where a session has ended. */
  readonly email?: string;
  readonly onDone: () => void;
}

export function SignIn({ email: known = '', onDone }: SignInProps) {
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [email, setEmail] = useState(known);
  /** The password was reset, and other devices are still signed in. */
  const [hasReset, setHasReset] = useState(false);

  const fields = useFirstField<HTMLDivElement>(step.kind);

  const back = () => setStep({ kind: 'password' });
  const finish = async () => {
    if (!(await currentSession())?.isAdmin) {
      await signOut();
      back();
      tellRefusal('Not authorized');
      return;
    }
    if (hasReset) {
      await signOutEverywhere();
      setHasReset(false);
      back();
      tellSuccess(
        'Password changed',
        'All devices are signed out. Log in with your new password and the next code.',
      );
      return;
    }
    tellSuccess('Logged in successfully');
    onDone();
  };
  const follow = (next: SignInStep, address = email) => {
    if (next.kind === 'done') return finish();
    if (next.kind === 'lost-password') return sendCode(address);
    setStep(next);
  };
  const sendCode = async (to: string) => {
    setEmail(to);
    await askForCode(to);
    setStep({ kind: 'code' });
  };
  const enter = async (to: string, password: string) => {
    setEmail(to);
    await follow(await signIn(to, password), to);
  };
  const reset = async (code: string, newPassword: string) => {
    const next = await setPasswordByCode(email, code, newPassword);
    setHasReset(next.kind !== 'done');
    await follow(next);
  };
  const answer = (text: string) => answerStep(email, text).then(follow).catch(tellProvider);

  const form = () => {
    switch (step.kind) {
      case 'first-password':
        return <FirstPasswordForm onSubmit={({ newPassword }) => answer(newPassword)} />;
      case 'second-factor':
        return <AppCodeStep onBack={back} onSubmit={({ appCode }) => answer(appCode)} />;
      case 'set-up':
        return (
          <>
            <p>Your sign-in needs a second step: a code from an app on your phone.</p>
            <AppSetUpForm setUp={step.setUp} onSubmit={({ appCode }) => answer(appCode)} />
          </>
        );
      case 'lost-password':
        return (
          <LostPasswordForm
            email={email}
            onBack={back}
            onSubmit={(answers) => sendCode(answers.email).catch(tellProvider)}
          />
        );
      case 'code':
        return (
          <CodeForm
            email={email}
            onBack={back}
            onSubmit={({ code, newPassword }) => reset(code, newPassword).catch(tellProvider)}
          />
        );
      default:
        return (
          <PasswordForm
            email={email}
            kept={sessionKept()}
            onLost={() => setStep({ kind: 'lost-password' })}
            onSubmit={async ({ keep, ...answers }) => {
              await keepSession(keep === '' ? 'in-tab' : 'on-device');
              await enter(answers.email, answers.password).catch(tellProvider);
            }}
          />
        );
    }
  };
  return (
    <div className="adm-steps" ref={fields}>
      {form()}
    </div>
  );
}
