import { CognitoError } from './cognito-error.ts';
import { type Input, type Operation, text } from './input.ts';
import { generatePassword, requireStrongPassword } from './password-policy.ts';
import type { Pool } from './pool.ts';
import type { Sessions } from './sessions.ts';

export interface Accounts {
  readonly signUp: Operation;
  readonly createGroup: Operation;
  readonly adminCreateUser: Operation;
  readonly adminSetUserPassword: Operation;
  readonly changePassword: Operation;
  readonly forgotPassword: Operation;
  readonly confirmForgotPassword: Operation;
  readonly updateUserAttributes: Operation;
  readonly deleteUserAttributes: Operation;
}

/** What the pool's client may write of the person who is signed in; see lib/sign-in.ts. */
const writable: readonly unknown[] = ['name'];

function requireWritable(names: readonly unknown[]): void {
  if (names.every((name) => writable.includes(name))) return;
  throw new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
}

const listOf = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? value : []);

/** Another temporary password, for somebody invited who has never signed in. */
async function inviteAgain(pool: Pool, input: Input, password: string): Promise<unknown> {
  const user = await pool.findUser(text(input, 'Username'));
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  if (user.UserStatus !== 'FORCE_CHANGE_PASSWORD') {
    throw new CognitoError(
      'UnsupportedUserStateException',
      'Resend not possible. User is not in the right state.',
    );
  }
  await pool.forward('AdminSetUserPassword', { ...input, Password: password, Permanent: false });
  const to = user.Attributes.find(({ Name }) => Name === 'email')?.Value ?? user.Username;
  await pool.sendCode({ to, purpose: 'AdminCreateUser', code: password });
  return { User: { Username: user.Username, UserStatus: user.UserStatus, Enabled: user.Enabled } };
}

/** Making accounts and their passwords: AWS's rules before cognito-local's storage. */
export function createAccounts(pool: Pool, { userOfToken }: Sessions): Accounts {
  return {
    signUp: async () => {
      throw new CognitoError('NotAuthorizedException', 'SignUp is not permitted for this user pool');
    },
    createGroup: async (input) => {
      if (await pool.hasGroup(text(input, 'GroupName'))) {
        throw new CognitoError('GroupExistsException', 'A group with the name already exists.');
      }
      return pool.forward('CreateGroup', input);
    },
    adminCreateUser: async (input) => {
      const password = text(input, 'TemporaryPassword') || generatePassword();
      requireStrongPassword(password);
      if (input.MessageAction === 'RESEND') return inviteAgain(pool, input, password);
      return pool.forward('AdminCreateUser', { ...input, TemporaryPassword: password });
    },
    adminSetUserPassword: async (input) => {
      requireStrongPassword(text(input, 'Password'));
      return pool.forward('AdminSetUserPassword', input);
    },
    changePassword: async (input) => {
      await userOfToken(input);
      requireStrongPassword(text(input, 'ProposedPassword'));
      return pool.forward('ChangePassword', input);
    },
    forgotPassword: async (input) => {
      const user = await pool.findUser(text(input, 'Username'));
      if (user?.UserStatus === 'FORCE_CHANGE_PASSWORD') {
        throw new CognitoError(
          'NotAuthorizedException',
          'User password cannot be reset in the current state.',
        );
      }
      if (user) await pool.forward('ForgotPassword', input);
      // The same answer for a name that nobody has.
      return {
        CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
      };
    },
    confirmForgotPassword: async (input) => {
      requireStrongPassword(text(input, 'Password'));
      const user = await pool.findUser(text(input, 'Username'));
      if (!user?.ConfirmationCode || user.ConfirmationCode !== text(input, 'ConfirmationCode')) {
        throw new CognitoError(
          'CodeMismatchException',
          'Invalid verification code provided, please try again.',
        );
      }
      return pool.forward('ConfirmForgotPassword', input);
    },
    updateUserAttributes: async (input) => {
      await userOfToken(input);
      requireWritable(listOf<Input>(input.UserAttributes).map(({ Name }) => Name));
      return pool.forward('UpdateUserAttributes', input);
    },
    deleteUserAttributes: async (input) => {
      await userOfToken(input);
      requireWritable(listOf<unknown>(input.UserAttributeNames));
      return pool.forward('DeleteUserAttributes', input);
    },
  };
}
