import { randomUUID } from 'node:crypto';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import { CognitoError } from './cognito-error.ts';
import { type Input, type Operation, part, text } from './input.ts';
import { createOnceOnly } from './once-only.ts';
import type { Pool } from './pool.ts';
import type { Sessions } from './sessions.ts';
import {
  checkCode,
  hasSecondFactor,
  softwareToken,
  withNewSecret,
  withPreference,
} from './software-token.ts';

const challengeLifeMs = 3 * 60 * 1000;
const maxTries = 5;

/** A sign-in whose password was right, and what it still needs. */
interface Pending {
  readonly username: string;
  readonly needs: 'code' | 'set-up';
  readonly tries: number;
}

export interface SecondFactor {
  /** What a sign-in still asks this person for; undefined for nothing. */
  challengeFor(user: User): object | undefined;
  /** Answers such a challenge: the user, who may then be signed in. */
  answer(input: Input): Promise<User>;
  readonly associateSoftwareToken: Operation;
  readonly verifySoftwareToken: Operation;
  readonly setUserMfaPreference: Operation;
  readonly adminSetUserMfaPreference: Operation;
}

const invalidSession = () => new CognitoError('NotAuthorizedException', 'Invalid session for the user.');
const codeMismatch = () => new CognitoError('CodeMismatchException', 'Invalid code received for user');
const wrongSetUpCode = () => new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');

/** Codes of an authenticator app: setting them up, and asking for them at a sign-in. */
export function createSecondFactor(pool: Pool, { userOfToken }: Sessions): SecondFactor {
  const pending = createOnceOnly<Pending>(challengeLifeMs);

  const challenge = (user: User, needs: Pending['needs'], name: string, parameters: object) => {
    const session = randomUUID();
    pending.put(session, { username: user.Username, needs, tries: 0 });
    const ChallengeParameters = { USER_ID_FOR_SRP: user.Username, ...parameters };
    return { ChallengeName: name, Session: session, ChallengeParameters };
  };
  const take = async (session: string) => {
    const found = pending.take(session);
    const user = found && (await pool.findUser(found.username));
    if (!found || !user || found.tries >= maxTries) throw invalidSession();
    return { found, user };
  };

  const answerCode = async (session: string, code: string): Promise<User> => {
    const { found, user } = await take(session);
    if (found.needs !== 'code') throw invalidSession();
    const checked = checkCode(user, code, pool.now());
    if (typeof checked === 'string') {
      pending.put(session, { ...found, tries: found.tries + 1 });
      if (checked === 'mismatch') throw codeMismatch();
      throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
    }
    await pool.saveUser(checked);
    return checked;
  };
  const finishSetUp = async (session: string): Promise<User> => {
    const { found, user } = await take(session);
    if (found.needs !== 'set-up') throw invalidSession();
    const ready = withPreference(user, 'on');
    await pool.saveUser(ready);
    return ready;
  };

  /** Whom a set-up is for: by the access token, or in the middle of a sign-in by its session. */
  const userOf = async (input: Input): Promise<User> => {
    const session = text(input, 'Session');
    if (session === '') return userOfToken(input);
    const { found, user } = await take(session);
    if (found.needs !== 'set-up') throw invalidSession();
    pending.put(session, { ...found, tries: found.tries + 1 });
    return user;
  };
  const sessionOf = (input: Input) => (text(input, 'Session') === '' ? {} : { Session: input.Session });
  const prefer = async (user: User, input: Input): Promise<object> => {
    const { Enabled } = part(input, 'SoftwareTokenMfaSettings');
    await pool.saveUser(withPreference(user, Enabled === true ? 'on' : 'off'));
    return {};
  };

  return {
    challengeFor: (user) => {
      if (hasSecondFactor(user)) return challenge(user, 'code', softwareToken, {});
      if (pool.secondFactor === 'optional') return undefined;
      return challenge(user, 'set-up', 'MFA_SETUP', { MFAS_CAN_SETUP: JSON.stringify([softwareToken]) });
    },
    answer: (input) => {
      const session = text(input, 'Session');
      if (text(input, 'ChallengeName') === 'MFA_SETUP') return finishSetUp(session);
      return answerCode(session, text(part(input, 'ChallengeResponses'), 'SOFTWARE_TOKEN_MFA_CODE'));
    },
    associateSoftwareToken: async (input) => {
      const { user, secret } = withNewSecret(await userOf(input));
      await pool.saveUser(user);
      return { SecretCode: secret, ...sessionOf(input) };
    },
    verifySoftwareToken: async (input) => {
      const checked = checkCode(await userOf(input), text(input, 'UserCode'), pool.now());
      if (typeof checked === 'string') throw wrongSetUpCode();
      await pool.saveUser(checked);
      return { Status: 'SUCCESS', ...sessionOf(input) };
    },
    setUserMfaPreference: async (input) => prefer(await userOfToken(input), input),
    adminSetUserMfaPreference: async (input) => {
      const user = await pool.findUser(text(input, 'Username'));
      if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
      return prefer(user, input);
    },
  };
}
