import { late } from '../../components/late.tsx';
import { copyText } from '../copy-text.ts';
import { FormField } from '../form-field.tsx';
import { CheckedForm } from './checked-form.tsx';
import type { AppSetUp } from './sign-in-steps.ts';

const QrCode = late(async () => (await import('./qr-code.tsx')).QrCode, <span className="qr" />);

interface AppCodeFormProps {
  readonly submit: string;
  readonly busy: string;
  readonly onSubmit: (answers: { readonly appCode: string }) => Promise<void>;
}

export function AppCodeForm({ submit, busy, onSubmit }: AppCodeFormProps) {
  return (
    <CheckedForm names={['appCode']} submit={submit} busy={busy} onSubmit={onSubmit}>
      {({ appCode }) => (
        <FormField
          id="appCode"
          label="6-digit code"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          maxLength={7}
          problem={appCode}
        />
      )}
    </CheckedForm>
  );
}

/** Groups of four, easier to read and type. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

interface AppSetUpFormProps {
  readonly setUp: AppSetUp;
  readonly onSubmit: AppCodeFormProps['onSubmit'];
}

/** Connects an authenticator app: by camera, by hand, or by a tap on the same phone. */
export function AppSetUpForm({ setUp, onSubmit }: AppSetUpFormProps) {
  return (
    <div className="adm-factor">
      <ol>
        <li>
          <p>
            Open your authenticator app (Google Authenticator, 1Password, Apple Passwords or any other) and
            scan this:
          </p>
          <QrCode text={setUp.uri} label="QR code for your authenticator app" />
          <p>
            <a href={setUp.uri}>On this phone? Open it in your app</a>
          </p>
          <p>Can’t scan it? Type this key into the app:</p>
          <p className="adm-factor__key">
            <code>{inGroups(setUp.secret)}</code>
            <button type="button" className="adm-link" onClick={() => copyText(setUp.secret, 'Key copied')}>
              Copy key
            </button>
          </p>
        </li>
        <li>
          <p>Enter the code your app shows now.</p>
        </li>
      </ol>
      <AppCodeForm submit="Turn on" busy="Turning on..." onSubmit={onSubmit} />
    </div>
  );
}
