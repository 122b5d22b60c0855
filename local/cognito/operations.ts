import { createAccounts } from './accounts.ts';
import type { Operation } from './input.ts';
import type { Pool } from './pool.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';

/** The calls that cognito-local lacks or answers otherwise than AWS does, by their names on the wire. */
export function createOperations(pool: Pool): ReadonlyMap<string, Operation> {
  const signIn = createSignIn(pool);
  const sessions = createSessions(pool);
  const accounts = createAccounts(pool, sessions);
  return new Map([
    ['InitiateAuth', signIn.initiateAuth],
    ['RespondToAuthChallenge', signIn.respondToAuthChallenge],
    ['GetTokensFromRefreshToken', signIn.getTokensFromRefreshToken],
    ['GlobalSignOut', sessions.globalSignOut],
    ['AdminUserGlobalSignOut', sessions.adminUserGlobalSignOut],
    ['GetUser', sessions.getUser],
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
