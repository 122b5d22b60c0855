import { CheckedForm } from './checked-form.tsx';
import { FormField } from './form-field.tsx';

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
      hint="At least 12 characters, with an uppercase and a lowercase letter, a digit and a symbol."
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
  readonly onSubmit: (answers: { readonly email: string; readonly password: string }) => Promise<void>;
  readonly onLost: () => void;
}

/** Address and password. */
export function PasswordForm({ email, onSubmit, onLost }: PasswordFormProps) {
  return (
    <>
      <CheckedForm names={['email', 'password']} submit="Log in" busy="Logging in..." onSubmit={onSubmit}>
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
      <LinkButton onPress={onLost}>Forgotten password</LinkButton>
    </>
  );
}

interface FirstPasswordFormProps {
  readonly onSubmit: (answers: { readonly newPassword: string }) => Promise<void>;
}

/** For somebody who was invited with a temporary password. */
export function FirstPasswordForm({ onSubmit }: FirstPasswordFormProps) {
  return (
    <CheckedForm names={['newPassword']} submit="Set password" busy="Setting..." onSubmit={onSubmit}>
      {({ newPassword }) => (
        <>
          <p>Welcome. Choose a password of your own in place of the one in the invitation.</p>
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

/** Asks where the code should go. */
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

/** Takes the code that was mailed and the new password. */
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
            <p>If {email} belongs to an admin, a code is on its way there.</p>
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
