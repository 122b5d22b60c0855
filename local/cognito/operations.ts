import { createAccounts } from './accounts.ts';
import type { Operation } from './input.ts';
import type { Pool } from './pool.ts';
import { createSecondFactor } from './second-factor.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';

/** The calls that cognito-local lacks or answers otherwise than AWS does, by their names on the wire. */
export function createOperations(pool: Pool): ReadonlyMap<string, Operation> {
  const sessions = createSessions(pool);
  const secondFactor = createSecondFactor(pool, sessions);
  const signIn = createSignIn(pool, secondFactor);
  const accounts = createAccounts(pool, sessions);
  return new Map([
    ['InitiateAuth', signIn.initiateAuth],
    ['RespondToAuthChallenge', signIn.respondToAuthChallenge],
    ['GetTokensFromRefreshToken', signIn.getTokensFromRefreshToken],
    ['GlobalSignOut', sessions.globalSignOut],
    ['AdminUserGlobalSignOut', sessions.adminUserGlobalSignOut],
    ['GetUser', sessions.getUser],
    ['AssociateSoftwareToken', secondFactor.associateSoftwareToken],
    ['VerifySoftwareToken', secondFactor.verifySoftwareToken],
    ['SetUserMFAPreference', secondFactor.setUserMfaPreference],
    ['AdminSetUserMFAPreference', secondFactor.adminSetUserMfaPreference],
    ['SignUp', accounts.signUp],
    ['CreateGroup', accounts.createGroup],
    ['AdminCreateUser', accounts.adminCreateUser],
    ['AdminSetUserPassword', accounts.adminSetUserPassword],
    ['ChangePassword', accounts.changePassword],
    ['ForgotPassword', accounts.forgotPassword],
    ['ConfirmForgotPassword', accounts.confirmForgotPassword],
    ['UpdateUserAttributes', accounts.updateUserAttributes],
    ['DeleteUserAttributes', accounts.deleteUserAttributes],
  ]);
}
