import { randomUUID } from 'node:crypto';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import { badCredentials, CognitoError } from './cognito-error.ts';
import { type Input, type Operation, part, text } from './input.ts';
import { createOnceOnly } from './once-only.ts';
import { generatePassword, requireStrongPassword } from './password-policy.ts';
import type { Pool } from './pool.ts';
import type { SecondFactor } from './second-factor.ts';
import { softwareToken } from './software-token.ts';
import { createSrpChallenge, type SrpChallenge } from './srp.ts';

export interface SignIn {
  readonly initiateAuth: Operation;
  readonly respondToAuthChallenge: Operation;
  readonly getTokensFromRefreshToken: Operation;
}

const challengeLifeMs = 3 * 60 * 1000;

function requireEnabled(user: User): void {
  if (!user.Enabled) throw new CognitoError('NotAuthorizedException', 'User is disabled.');
}

/** Signing in by SRP, by password or by refresh token, with the challenges of a first password and a second factor. */
export function createSignIn(pool: Pool, secondFactor: SecondFactor): SignIn {
  const proofs = createOnceOnly<{ readonly challenge: SrpChallenge; readonly user: User | undefined }>(
    challengeLifeMs,
  );
  const newPasswords = createOnceOnly<string>(challengeLifeMs);

  const admit = async (user: User): Promise<unknown> => ({
    ChallengeParameters: {},
    AuthenticationResult: await pool.signIn(user),
  });

  const proceed = async (user: User): Promise<unknown> => {
    requireEnabled(user);
    if (user.UserStatus !== 'FORCE_CHANGE_PASSWORD') return secondFactor.challengeFor(user) ?? admit(user);
    const session = randomUUID();
    newPasswords.put(session, user.Username);
    const attributes = Object.fromEntries(user.Attributes.map(({ Name, Value }) => [Name, Value]));
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: session,
      ChallengeParameters: {
        USER_ID_FOR_SRP: user.Username,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(attributes),
      },
    };
  };

  const startSrp = async (parameters: Input): Promise<unknown> => {
    const user = await pool.findUser(text(parameters, 'USERNAME'));
    // An unknown name gets a challenge that nothing answers, so that it looks like a known one.
    const username = user?.Username ?? text(parameters, 'USERNAME');
    const password = user?.Password ?? generatePassword();
    const srpUser = { poolId: pool.poolId, username, password };
    const challenge = createSrpChallenge(srpUser, text(parameters, 'SRP_A'));
    if (!challenge) throw new CognitoError('InvalidParameterException', 'SRP_A is invalid');
    proofs.put(challenge.secretBlock, { challenge, user });
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        SALT: challenge.salt,
        SRP_B: challenge.serverPublic,
        SECRET_BLOCK: challenge.secretBlock,
        USERNAME: username,
        USER_ID_FOR_SRP: username,
      },
    };
  };

  const verifySrp = async (responses: Input): Promise<unknown> => {
    const proof = proofs.take(text(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'));
    const signature = text(responses, 'PASSWORD_CLAIM_SIGNATURE');
    const isProven = proof?.challenge.verify(text(responses, 'TIMESTAMP'), signature);
    if (!isProven || !proof?.user) throw badCredentials();
    return proceed(proof.user);
  };

  const checkPassword = async (parameters: Input): Promise<unknown> => {
    const user = await pool.findUser(text(parameters, 'USERNAME'));
    if (!user || user.Password !== text(parameters, 'PASSWORD')) throw badCredentials();
    return proceed(user);
  };

  const setNewPassword = async (input: Input): Promise<unknown> => {
    const password = text(part(input, 'ChallengeResponses'), 'NEW_PASSWORD');
    requireStrongPassword(password);
    const username = newPasswords.take(text(input, 'Session'));
    const user = username === undefined ? undefined : await pool.findUser(username);
    if (!user) throw new CognitoError('NotAuthorizedException', 'Invalid session for the user.');
    const confirmed: User = {
      ...user,
      Password: password,
      UserStatus: 'CONFIRMED',
      UserLastModifiedDate: new Date(),
    };
    await pool.saveUser(confirmed);
    return proceed(confirmed);
  };

  const refresh = async (token: string): Promise<unknown> => {
    const user = await pool.refreshTokens.holderOf(token);
    requireEnabled(user);
    return { AuthenticationResult: await pool.refresh(user, token) };
  };

  return {
    initiateAuth: async (input) => {
      const parameters = part(input, 'AuthParameters');
      const flow = text(input, 'AuthFlow');
      if (flow === 'USER_SRP_AUTH') return startSrp(parameters);
      if (flow === 'USER_PASSWORD_AUTH') return checkPassword(parameters);
      // Refresh tokens that replace each other are taken by GetTokensFromRefreshToken alone.
      throw new CognitoError('InvalidParameterException', `${flow} flow not enabled for this client`);
    },
    respondToAuthChallenge: async (input) => {
      const name = text(input, 'ChallengeName');
      if (name === 'PASSWORD_VERIFIER') return verifySrp(part(input, 'ChallengeResponses'));
      if (name === 'NEW_PASSWORD_REQUIRED') return setNewPassword(input);
      if (name === softwareToken || name === 'MFA_SETUP') return admit(await secondFactor.answer(input));
      throw new CognitoError('InvalidParameterException', 'Unknown ChallengeName');
    },
    getTokensFromRefreshToken: (input) => refresh(text(input, 'RefreshToken')),
  };
}
