import {
  confirmResetPassword,
  confirmSignIn,
  signOut as endSession,
  resetPassword,
  type SignInOutput,
  signIn as signInByPassword,
} from 'aws-amplify/auth';
import { business } from '#domain/business.ts';
import { configured } from './session-library.ts';

/** What an authenticator app needs: a URL for the QR code, and the same secret to type. */
export interface AppSetUp {
  readonly uri: string;
  readonly secret: string;
}

export type SignInStep =
  | { readonly kind: 'done' | 'first-password' | 'lost-password' | 'second-factor' }
  | { readonly kind: 'set-up'; readonly setUp: AppSetUp };

function stepOf({ nextStep }: SignInOutput, username: string): SignInStep {
  switch (nextStep.signInStep) {
    case 'DONE':
      return { kind: 'done' };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { kind: 'first-password' };
    case 'RESET_PASSWORD':
      return { kind: 'lost-password' };
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { kind: 'second-factor' };
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP': {
      const { sharedSecret, getSetupUri } = nextStep.totpSetupDetails;
      return {
        kind: 'set-up',
        setUp: { uri: getSetupUri(business.name, username).href, secret: sharedSecret },
      };
    }
    default:
      throw new Error(`The pool asks for ${nextStep.signInStep}, which this site has no form for.`);
  }
}

/** Uses SRP: the password itself is never sent. */
export async function signIn(username: string, password: string): Promise<SignInStep> {
  await configured();
  try {
    return stepOf(await signInByPassword({ username, password }), username);
  } catch (error) {
    // A leftover session, for example one that the server no longer accepts.
    if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException') throw error;
    await endSession();
    return stepOf(await signInByPassword({ username, password }), username);
  }
}

export const answerStep = async (username: string, answer: string): Promise<SignInStep> =>
  stepOf(await confirmSignIn({ challengeResponse: answer }), username);

/** Emails a code, if the address is an admin's. */
export async function askForCode(username: string): Promise<void> {
  await configured();
  await resetPassword({ username });
}

/** Without a second factor it also ends the other sessions, perhaps an intruder's; with one, the caller does. */
export async function setPasswordByCode(
  username: string,
  code: string,
  password: string,
): Promise<SignInStep> {
  await configured();
  await confirmResetPassword({ username, confirmationCode: code, newPassword: password });
  const step = await signIn(username, password);
  if (step.kind !== 'done') return step;
  await endSession({ global: true });
  return signIn(username, password);
}
