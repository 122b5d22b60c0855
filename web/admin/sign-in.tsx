import { useState } from 'react';
import { toast } from 'sonner';
import {
  askForCode,
  currentSession,
  setFirstPassword,
  setPasswordByCode,
  signIn,
  signOut,
} from './session.ts';
import { CodeForm, FirstPasswordForm, LostPasswordForm, PasswordForm } from './sign-in-forms.tsx';

/** Sentences of the browser's or the library's own, which help nobody. */
const unhelpful: readonly string[] = ['NetworkError', 'TypeError', 'Unknown'];

/** The provider's own sentence, unless there is none that helps. */
function tellProvider(error: unknown): void {
  const name = error instanceof Error ? error.name : 'Unknown';
  console.error('Failed to log in', name);
  const sentence = error instanceof Error && !unhelpful.includes(name) ? error.message : '';
  toast.error(sentence || 'Failed to log in');
}

interface SignInProps {
  /** Somebody of the admins is signed in. */
  readonly onDone: () => void;
}

/** Everything between a stranger and a session: password, first password, forgotten password. */
export function SignIn({ onDone }: SignInProps) {
  const [step, setStep] = useState<'password' | 'first-password' | 'lost-password' | 'code'>('password');
  const [email, setEmail] = useState('');

  const finish = async () => {
    if ((await currentSession())?.isAdmin) {
      toast.success('Logged in successfully');
      return onDone();
    }
    await signOut();
    setStep('password');
    toast.error('Not authorized');
  };
  const sendCode = async (to: string) => {
    setEmail(to);
    await askForCode(to);
    setStep('code');
  };
  const enter = async (to: string, password: string) => {
    setEmail(to);
    const next = await signIn(to, password);
    if (next === 'done') return finish();
    if (next === 'new-password') return setStep('first-password');
    await sendCode(to);
  };
  const back = () => setStep('password');

  switch (step) {
    case 'first-password':
      return (
        <FirstPasswordForm
          onSubmit={({ newPassword }) => setFirstPassword(newPassword).then(finish).catch(tellProvider)}
        />
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
          onSubmit={({ code, newPassword }) =>
            setPasswordByCode(email, code, newPassword)
              .then(() => enter(email, newPassword))
              .catch(tellProvider)
          }
        />
      );
    default:
      return (
        <PasswordForm
          email={email}
          onLost={() => setStep('lost-password')}
          onSubmit={(answers) => enter(answers.email, answers.password).catch(tellProvider)}
        />
      );
  }
}
