import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  signOut as endSession,
  fetchAuthSession,
  resetPassword,
  signIn as signInByPassword,
} from 'aws-amplify/auth';
import { adminGroup } from '#domain/admin-group.ts';
import { publicConfig } from '../api/public-config.ts';
import { spreadSignOut } from './sign-out-news.ts';

/** Somebody who is signed in. */
export interface Session {
  readonly email: string;
  readonly isAdmin: boolean;
}

/** What a sign-in still asks for; `done` when nothing. */
export type SignInStep = 'done' | 'new-password' | 'reset-password';

let configuring: Promise<void> | undefined;

async function configure(): Promise<void> {
  const { userPoolId, userPoolClientId, cognitoEndpoint } = await publicConfig();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(cognitoEndpoint !== undefined && { userPoolEndpoint: cognitoEndpoint }),
      },
    },
  });
}

/** Amplify knows its pool; after a failure the next call tries again. */
function configured(): Promise<void> {
  configuring ??= configure().catch((error: unknown) => {
    configuring = undefined;
    throw error;
  });
  return configuring;
}

async function tokens(forceRefresh: boolean) {
  await configured();
  return (await fetchAuthSession({ forceRefresh })).tokens;
}

/** The session, refreshed when it is due; undefined when nobody is signed in. Throws when nobody can tell. */
export async function currentSession(): Promise<Session | undefined> {
  const found = await tokens(false);
  if (!found) return undefined;
  const groups = found.accessToken.payload['cognito:groups'];
  return {
    email: String(found.idToken?.payload.email ?? ''),
    isAdmin: Array.isArray(groups) && groups.includes(adminGroup),
  };
}

/** The access token that admin calls carry, or undefined without a session. */
export const accessToken = async (): Promise<string | undefined> =>
  (await tokens(false))?.accessToken.toString();

/** A new access token, whatever the age of the last one. */
export const renewedToken = async (): Promise<string | undefined> =>
  (await tokens(true))?.accessToken.toString();

/** Ends the session of this browser, in all its tabs; its refresh token counts no more. */
export async function signOut(): Promise<void> {
  await configured();
  await endSession();
  spreadSignOut();
}

const stepOf = (signInStep: string): SignInStep => {
  if (signInStep === 'DONE') return 'done';
  if (signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') return 'new-password';
  if (signInStep === 'RESET_PASSWORD') return 'reset-password';
  throw new Error(`The pool asks for ${signInStep}, which this site has no form for.`);
};

/** Signs in by SRP: the password itself is never sent. */
export async function signIn(username: string, password: string): Promise<SignInStep> {
  await configured();
  try {
    const { nextStep } = await signInByPassword({ username, password });
    return stepOf(nextStep.signInStep);
  } catch (error) {
    // Left over from before, such as a session that the server no longer takes.
    if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException') throw error;
    await endSession();
    const { nextStep } = await signInByPassword({ username, password });
    return stepOf(nextStep.signInStep);
  }
}

/** Answers the challenge of somebody who was invited with a temporary password. */
export async function setFirstPassword(password: string): Promise<SignInStep> {
  const { nextStep } = await confirmSignIn({ challengeResponse: password });
  return stepOf(nextStep.signInStep);
}

/** Has a code sent to the address, if it is an admin's. */
export async function askForCode(username: string): Promise<void> {
  await configured();
  await resetPassword({ username });
}

/**
 * Sets a new password by the code that was sent. Whoever signed in with the one before, perhaps an intruder, is
 * signed out everywhere.
 */
export async function setPasswordByCode(username: string, code: string, password: string): Promise<void> {
  await configured();
  await confirmResetPassword({ username, confirmationCode: code, newPassword: password });
  // Only somebody who is signed in can end all sessions of the account.
  if ((await signIn(username, password)) === 'done') await endSession({ global: true });
}
