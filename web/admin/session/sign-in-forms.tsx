import { FormField } from '../form-field.tsx';
import { CheckedForm } from './checked-form.tsx';
import { AppCodeForm } from './second-factor-forms.tsx';
import type { SessionKept } from './session-kept.ts';

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

function NewPasswordField({ problem }: { readonly problem: string | undefined }) {
  return (
    <FormField
      id="newPassword"
      label="New password"
      hint="At least 12 characters, with an uppercase letter, a lowercase letter, a number and a symbol."
      type="password"
      autoComplete="new-password"
      enterKeyHint="go"
      problem={problem}
    />
  );
}

function LinkButton({ onPress, children }: { readonly onPress: () => void; readonly children: string }) {
  return (
    <button type="button" className="adm-link" onClick={onPress}>
      {children}
    </button>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly kept: SessionKept;
  readonly onSubmit: (answers: {
    readonly email: string;
    readonly password: string;
    readonly keep: string;
  }) => Promise<void>;
  readonly onLost: () => void;
}

export function PasswordForm({ email, kept, onSubmit, onLost }: PasswordFormProps) {
  return (
    <>
      <CheckedForm
        names={['email', 'password', 'keep']}
        submit="Log in"
        busy="Logging in..."
        onSubmit={onSubmit}
      >
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
            <label className="adm-keep">
              <input type="checkbox" name="keep" defaultChecked={kept === 'on-device'} />
              <span>
                Keep me signed in on this device
                <span className="hint">For 30 days. Turn it off on a shared computer.</span>
              </span>
            </label>
          </>
        )}
      </CheckedForm>
      <LinkButton onPress={onLost}>Forgot password?</LinkButton>
    </>
  );
}

interface FirstPasswordFormProps {
  readonly onSubmit: (answers: { readonly newPassword: string }) => Promise<void>;
}

export function FirstPasswordForm({ onSubmit }: FirstPasswordFormProps) {
  return (
    <CheckedForm names={['newPassword']} submit="Set password" busy="Setting..." onSubmit={onSubmit}>
      {({ newPassword }) => (
        <>
          <p>Welcome. Choose a password of your own to replace the temporary one.</p>
          <NewPasswordField problem={newPassword} />
        </>
      )}
    </CheckedForm>
  );
}

interface LostPasswordFormProps {
  readonly email: string;
  readonly onSubmit: (answers: { readonly email: string }) => Promise<void>;
  readonly onBack: () => void;
}

export function LostPasswordForm({ email, onSubmit, onBack }: LostPasswordFormProps) {
  return (
    <>
      <CheckedForm names={['email']} submit="Send a code" busy="Sending..." onSubmit={onSubmit}>
        {(problems) => <EmailField email={email} problem={problems.email} />}
      </CheckedForm>
      <LinkButton onPress={onBack}>Back to log in</LinkButton>
    </>
  );
}

interface CodeFormProps {
  readonly email: string;
  readonly onSubmit: (answers: { readonly code: string; readonly newPassword: string }) => Promise<void>;
  readonly onBack: () => void;
}

export function CodeForm({ email, onSubmit, onBack }: CodeFormProps) {
  return (
    <>
      <CheckedForm
        names={['code', 'newPassword']}
        submit="Set password"
        busy="Setting..."
        onSubmit={onSubmit}
      >
        {({ code, newPassword }) => (
          <>
            <p>If {email} belongs to an admin, we've emailed a code to it.</p>
            <FormField
              id="code"
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              problem={code}
            />
            <NewPasswordField problem={newPassword} />
          </>
        )}
      </CheckedForm>
      <LinkButton onPress={onBack}>Back to log in</LinkButton>
    </>
  );
}

interface AppCodeStepProps {
  readonly onSubmit: (answers: { readonly appCode: string }) => Promise<void>;
  readonly onBack: () => void;
}

export function AppCodeStep({ onSubmit, onBack }: AppCodeStepProps) {
  return (
    <>
      <p>Enter the code from your authenticator app.</p>
      <AppCodeForm submit="Log in" busy="Logging in..." onSubmit={onSubmit} />
      <p className="hint">
        Lost your phone? Reset this step with the command “admin:reset-factor”, then log in with your password
        alone.
      </p>
      <LinkButton onPress={onBack}>Back to log in</LinkButton>
    </>
  );
}
