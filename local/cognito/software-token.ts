import type { User } from 'cognito-local/lib/services/userPoolService.js';
import { Secret, TOTP } from 'otpauth';
import { CognitoError } from './cognito-error.ts';

const stepMs = 30_000;
const secretBytes = 32;
export const softwareToken = 'SOFTWARE_TOKEN_MFA';

/** The one authenticator app of a person. A new secret takes the place of the old one at once, as on AWS. */
interface SoftwareToken {
  readonly secret: string;
  readonly verified: boolean;
  /** The time step of the last code that was taken; none may be used twice. */
  readonly lastStep?: number;
}
type Holder = User & { readonly SoftwareToken?: SoftwareToken };

const tokenOf = (user: Holder): SoftwareToken | undefined => user.SoftwareToken;

/** The user with a new secret, which counts once it has been verified. */
export function withNewSecret(user: User): { readonly user: User; readonly secret: string } {
  const secret = new Secret({ size: secretBytes }).base32;
  const holder: Holder = { ...user, SoftwareToken: { secret, verified: false } };
  return { user: holder, secret };
}

/** How a code is judged: the user to save when it is right, or what is wrong with it. */
export function checkCode(user: User, code: string, now: number): User | 'mismatch' | 'used' {
  const token = tokenOf(user);
  if (!token) return 'mismatch';
  const totp = new TOTP({ secret: token.secret });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return 'mismatch';
  const step = Math.floor(now / stepMs) + delta;
  if (step <= (token.lastStep ?? 0)) return 'used';
  const holder: Holder = { ...user, SoftwareToken: { ...token, verified: true, lastStep: step } };
  return holder;
}

export const hasSecondFactor = (user: User): boolean =>
  tokenOf(user)?.verified === true && (user.UserMFASettingList ?? []).includes(softwareToken);

/** The user with the second factor switched on or off; throws when there is none to switch on. */
export function withPreference(user: User, preference: 'on' | 'off'): User {
  if (preference === 'off') {
    const { PreferredMfaSetting: _, ...rest } = user;
    return { ...rest, UserMFASettingList: [] };
  }
  if (!tokenOf(user)?.verified) {
    throw new CognitoError('InvalidParameterException', 'User has not verified software token mfa');
  }
  return { ...user, UserMFASettingList: [softwareToken], PreferredMfaSetting: softwareToken };
}
