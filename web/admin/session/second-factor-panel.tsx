import { useEffect, useState } from 'react';
import { tellError, tellSuccess } from '../tell.ts';
import { hasSecondFactor, startSetUp, turnOff, turnOn } from './second-factor.ts';
import { AppCodeForm, AppSetUpForm } from './second-factor-forms.tsx';
import type { AppSetUp } from './sign-in-steps.ts';
import { signInCause, tellProvider } from './tell-provider.ts';
import { useFirstField } from './use-first-field.ts';

type State =
  | { readonly kind: 'loading' | 'off' | 'on' | 'turning-off' }
  | { readonly kind: 'failed'; readonly cause: string }
  | { readonly kind: 'set-up'; readonly setUp: AppSetUp };

/** Cognito's errors for a wrong code; its own sentences say little. */
const wrongCode: readonly string[] = ['EnableSoftwareTokenMFAException', 'CodeMismatchException'];

function tellCodeFailure(error: unknown): void {
  if (!(error instanceof Error) || !wrongCode.includes(error.name)) {
    tellProvider(error);
    return;
  }
  console.error('Failed to verify the code', error.name);
  tellError('Wait for the next code in your app, then enter that one.', 'That code didn’t work');
}

export function SecondFactorPanel({ email }: { readonly email: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    let gone = false;
    const show = (found: State) => !gone && setState(found);
    hasSecondFactor().then(
      (isOn) => show({ kind: isOn ? 'on' : 'off' }),
      (error: unknown) => show({ kind: 'failed', cause: signInCause(error) }),
    );
    return () => {
      gone = true;
    };
  }, []);

  const fields = useFirstField<HTMLDivElement>(state.kind);

  const finish = (kind: 'on' | 'off', title: string) => {
    tellSuccess(title);
    setState({ kind });
  };
  const enable = (code: string) =>
    turnOn(code)
      .then(() => finish('on', 'Two-step sign-in is on'))
      .catch(tellCodeFailure);
  const disable = (code: string) =>
    turnOff(code)
      .then(() => finish('off', 'Two-step sign-in is off'))
      .catch(tellCodeFailure);

  const content = () => {
    switch (state.kind) {
      case 'loading':
        return <p role="status">Checking your sign-in</p>;
      case 'failed':
        return <p role="alert">We couldn’t look up your sign-in. {state.cause}</p>;
      case 'off':
        return (
          <>
            <p>Off. With a code from your phone as a second step, a stolen password isn’t enough.</p>
            <button
              type="button"
              className="btn btn--main"
              onClick={() =>
                startSetUp(email)
                  .then((setUp) => setState({ kind: 'set-up', setUp }))
                  .catch(tellProvider)
              }
            >
              Set up
            </button>
          </>
        );
      case 'set-up':
        return (
          <>
            <AppSetUpForm setUp={state.setUp} onSubmit={({ appCode }) => enable(appCode)} />
            <button type="button" className="adm-link" onClick={() => setState({ kind: 'off' })}>
              Cancel
            </button>
          </>
        );
      case 'on':
        return (
          <>
            <p>
              <b>On.</b> You enter a code from your app each time you log in.
            </p>
            <button type="button" className="btn btn--line" onClick={() => setState({ kind: 'turning-off' })}>
              Turn off
            </button>
          </>
        );
      case 'turning-off':
        return (
          <>
            <p>To turn it off, enter the code your app shows now.</p>
            <AppCodeForm
              submit="Turn off"
              busy="Turning off..."
              onSubmit={({ appCode }) => disable(appCode)}
            />
            <button type="button" className="adm-link" onClick={() => setState({ kind: 'on' })}>
              Keep it on
            </button>
          </>
        );
    }
  };
  return (
    <div className="adm-steps" ref={fields}>
      {content()}
    </div>
  );
}
