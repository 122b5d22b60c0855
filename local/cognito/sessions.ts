import { setTimeout } from 'node:timers/promises';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import { CognitoError } from './cognito-error.ts';
import { type Input, type Operation, text } from './input.ts';
import { localJwks } from './jwks.ts';
import type { Pool } from './pool.ts';

export interface Sessions {
  userOfToken(input: Input): Promise<User>;
  readonly globalSignOut: Operation;
  readonly adminUserGlobalSignOut: Operation;
  readonly getUser: Operation;
}

export function createSessions(pool: Pool): Sessions {
  /** Second up to which a user's access tokens no longer count. */
  const signedOut = new Map<string, number>();
  const verifier = CognitoJwtVerifier.create({
    userPoolId: pool.poolId,
    clientId: pool.clientId,
    tokenUse: 'access',
  });
  verifier.cacheJwks(localJwks);

  const userOfToken = async (input: Input): Promise<User> => {
    const claims = await verifier.verify(text(input, 'AccessToken')).catch(() => {
      throw new CognitoError('NotAuthorizedException', 'Invalid Access Token');
    });
    const user = await pool.findUser(claims.username);
    if (!user || claims.iat <= (signedOut.get(user.Username) ?? 0)) {
      throw new CognitoError('NotAuthorizedException', 'Access Token has been revoked');
    }
    return user;
  };

  const signOut = async (user: User): Promise<object> => {
    await pool.saveUser(pool.refreshTokens.withoutTokens(user));
    signedOut.set(user.Username, Math.floor(pool.now() / 1000));
    // Tokens tell their age in seconds: one of a sign-in right after this would pass for an older one.
    await setTimeout(1000 - (pool.now() % 1000));
    return {};
  };

  return {
    userOfToken,
    globalSignOut: async (input) => signOut(await userOfToken(input)),
    adminUserGlobalSignOut: async (input) => {
      const user = await pool.findUser(text(input, 'Username'));
      if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
      return signOut(user);
    },
    getUser: async (input) => {
      await userOfToken(input);
      return pool.forward('GetUser', input);
    },
  };
}
