import type { User, UserPoolService } from 'cognito-local/lib/services/userPoolService.js';
import { CognitoError } from './cognito-error.ts';
import { context } from './context.ts';

export const refreshTokenDays = 30;
const lifeMs = refreshTokenDays * 24 * 60 * 60 * 1000;
/** How long a replaced token still works, for a browser that did not get the answer. */
const graceMs = 60 * 1000;
/** How long a replaced token is told apart from one that was never given. */
const rememberedMs = 60 * 60 * 1000;

/** Until when a token counts, and when it was replaced; milliseconds since 1970. */
type Grant = { readonly until: number; readonly replacedAt?: number };
type Holder = User & { readonly Grants?: Readonly<Record<string, Grant>> };

const grantsOf = (user: Holder): Readonly<Record<string, Grant>> => user.Grants ?? {};

/** Refresh tokens that live thirty days from the sign-in on, each replaced by the next at its use. */
export interface RefreshTokens {
  add(user: User, token: string): Promise<void>;
  /** The user whose token counts; throws otherwise. */
  holderOf(token: string): Promise<User>;
  /** Lets `next` take the place of `token`, and end when `token` would have. */
  replace(token: string, next: string): Promise<void>;
  withoutTokens(user: User): User;
}

export function createRefreshTokens(service: UserPoolService, now: () => number): RefreshTokens {
  let last: Promise<unknown> = Promise.resolve();
  /** One change after the other: each reads the user, then writes it whole. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  const save = async (user: User, changes: Readonly<Record<string, Grant>>): Promise<void> => {
    const isKept = ([, { until, replacedAt = Number.POSITIVE_INFINITY }]: [string, Grant]) =>
      until > now() && replacedAt + rememberedMs > now();
    const revoked = new Set(
      Object.keys(grantsOf(user)).filter((token) => !user.RefreshTokens.includes(token)),
    );
    const grants = Object.fromEntries(
      Object.entries({ ...grantsOf(user), ...changes }).filter(
        (entry) => isKept(entry) && !revoked.has(entry[0]),
      ),
    );
    const saved: Holder = { ...user, RefreshTokens: Object.keys(grants), Grants: grants };
    await service.saveUser(context, saved);
  };
  const find = async (token: string) => {
    const user = (await service.getUserByRefreshToken(context, token)) ?? undefined;
    const grant = user && grantsOf(user)[token];
    if (!grant || grant.until <= now()) {
      throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
    }
    const isNewest = ([other, { until, replacedAt }]: [string, Grant]) =>
      until === grant.until && replacedAt === undefined && user.RefreshTokens.includes(other);
    // What took its place was revoked, and it with that.
    if (!Object.entries(grantsOf(user)).some(isNewest)) {
      throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
    }
    if (grant.replacedAt !== undefined && grant.replacedAt + graceMs < now()) {
      throw new CognitoError('RefreshTokenReuseException', 'Refresh Token has been used already');
    }
    return { user, grant };
  };

  return {
    add: (user, token) =>
      inTurn(async () => {
        const current = (await service.getUserByUsername(context, user.Username)) ?? user;
        await save(current, { [token]: { until: now() + lifeMs } });
      }),
    holderOf: async (token) => (await find(token)).user,
    replace: (token, next) =>
      inTurn(async () => {
        const { user, grant } = await find(token);
        await save(user, { [next]: { until: grant.until }, [token]: { replacedAt: now(), ...grant } });
      }),
    withoutTokens: (user) => {
      const bare: Holder = { ...user, RefreshTokens: [], Grants: {} };
      return bare;
    },
  };
}
