import { randomBytes } from 'node:crypto';
import { CognitoError } from './cognito-error.ts';

const minLength = 12;
const passwordRules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^.{${minLength},}$`, 's'), 'Password not long enough'],
  [/[A-Z]/, 'Password must have uppercase characters'],
  [/[a-z]/, 'Password must have lowercase characters'],
  [/\d/, 'Password must have numeric characters'],
  [/[^A-Za-z0-9]/, 'Password must have symbol characters'],
];

/** Throws InvalidPasswordException when the pool's policy refuses the password. */
export function requireStrongPassword(password: string): void {
  const broken = passwordRules.find(([pattern]) => !pattern.test(password));
  if (broken) {
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`);
  }
}

export const generatePassword = () => `${randomBytes(9).toString('base64url')}-Aa1`;
