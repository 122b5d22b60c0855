import { randomInt } from 'node:crypto';
import { type Route, Router } from 'cognito-local/lib/server/Router.js';
import { DateClock } from 'cognito-local/lib/services/clock.js';
import {
  CognitoServiceFactoryImpl,
  USER_POOL_AWS_DEFAULTS,
} from 'cognito-local/lib/services/cognitoService.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import { JwtTokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import type { Triggers } from 'cognito-local/lib/services/triggers/triggers.js';
import {
  type User,
  type UserPoolService,
  UserPoolServiceFactoryImpl,
} from 'cognito-local/lib/services/userPoolService.js';
import { createDataStores } from './data-store.ts';

const ACCESS_TOKEN_MINUTES = 15;
const REFRESH_TOKEN_DAYS = 1;

/** A mail with a code or a temporary password. */
export type CodeMail = { readonly to: string; readonly purpose: string; readonly code: string };

export type PoolOptions = {
  readonly directory: string;
  readonly poolId: string;
  readonly clientId: string;
  readonly region: string;
  readonly sendCode: (mail: CodeMail) => Promise<void>;
};

type TokenSet = {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken?: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
};

/** One user pool with one public client, over cognito-local's services. */
export type Pool = {
  readonly poolId: string;
  readonly clientId: string;
  findUser(name: string): Promise<User | undefined>;
  findUserByRefreshToken(token: string): Promise<User | undefined>;
  saveUser(user: User): Promise<void>;
  hasGroup(name: string): Promise<boolean>;
  sendCode(mail: CodeMail): Promise<void>;
  /** New tokens; a refresh gives no new refresh token. */
  signIn(user: User): Promise<TokenSet>;
  refresh(user: User): Promise<TokenSet>;
  /** Calls that cognito-local answers well enough itself. */
  forward(operation: string, input: object): Promise<unknown>;
};

const nothing = () => undefined;
const logger = { debug: nothing, info: nothing, warn: nothing, error: nothing, child: () => logger };
const context: Context = { logger };
// Lambda triggers are not part of the product; all of them are off, so none of the others is ever called.
const triggers = { enabled: () => false } as unknown as Triggers;

async function openServices({ directory, region, sendCode }: PoolOptions) {
  const clock = new DateClock();
  const stores = createDataStores(directory);
  const cognito = await new CognitoServiceFactoryImpl(
    directory,
    stores,
    new UserPoolServiceFactoryImpl(clock, stores),
  ).create(context, { ...USER_POOL_AWS_DEFAULTS, UsernameAttributes: ['email'] });
  const tokenGenerator = new JwtTokenGenerator(clock, triggers, {
    IssuerDomain: `https://cognito-idp.${region}.amazonaws.com`,
  });
  const router = Router({
    clock,
    cognito,
    tokenGenerator,
    triggers,
    config: {} as never, // only its OAuth pages read it, which are not served
    otp: () => String(randomInt(1_000_000)).padStart(6, '0'),
    messages: {
      deliver: async (_, source, __, ___, ____, code, _____, { DeliveryMedium, Destination }) => {
        if (DeliveryMedium === 'EMAIL') await sendCode({ to: Destination, purpose: source, code });
      },
    },
  });
  return { cognito, tokenGenerator, router };
}

type Services = Awaited<ReturnType<typeof openServices>>;

async function ensurePool(
  { cognito }: Services,
  { poolId, clientId, region }: PoolOptions,
): Promise<UserPoolService> {
  const made = { CreationDate: new Date(), LastModifiedDate: new Date() };
  if (!(await cognito.listUserPools(context)).some(({ Id }) => Id === poolId)) {
    await cognito.createUserPool(context, {
      ...USER_POOL_AWS_DEFAULTS,
      ...made,
      Id: poolId,
      Name: 'local',
      Arn: `arn:aws:cognito-idp:${region}:000000000000:userpool/${poolId}`,
      UsernameAttributes: ['email'],
      MfaConfiguration: 'OFF',
    });
  }
  const service = await cognito.getUserPool(context, poolId);
  await service.saveAppClient(context, {
    ...made,
    ClientId: clientId,
    ClientName: 'site',
    UserPoolId: poolId,
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    AccessTokenValidity: ACCESS_TOKEN_MINUTES,
    IdTokenValidity: ACCESS_TOKEN_MINUTES,
    RefreshTokenValidity: REFRESH_TOKEN_DAYS,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  });
  return service;
}

/** Opens the pool and its client, making both when absent. */
export async function openPool(options: PoolOptions): Promise<Pool> {
  const services = await openServices(options);
  const service = await ensurePool(services, options);
  const { poolId, clientId } = options;

  const generate = async (user: User, source: 'Authentication' | 'RefreshTokens') => {
    const client = await services.cognito.getAppClient(context, clientId);
    if (!client) throw new Error(`the client ${clientId} is gone`);
    const groups = await service.listUserGroupMembership(context, user);
    return services.tokenGenerator.generate(context, user, groups, client, undefined, source);
  };
  const life = { ExpiresIn: ACCESS_TOKEN_MINUTES * 60, TokenType: 'Bearer' } as const;

  return {
    poolId,
    clientId,
    sendCode: options.sendCode,
    findUser: async (name) => (await service.getUserByUsername(context, name)) ?? undefined,
    findUserByRefreshToken: async (token) =>
      (await service.getUserByRefreshToken(context, token)) ?? undefined,
    saveUser: (user) => service.saveUser(context, user),
    hasGroup: async (name) => (await service.getGroupByGroupName(context, name)) !== null,
    signIn: async (user) => {
      const { AccessToken, IdToken, RefreshToken } = await generate(user, 'Authentication');
      await service.storeRefreshToken(context, RefreshToken, user);
      return { AccessToken, IdToken, RefreshToken, ...life };
    },
    refresh: async (user) => {
      const { AccessToken, IdToken } = await generate(user, 'RefreshTokens');
      return { AccessToken, IdToken, ...life };
    },
    forward: (operation, input) => {
      const route: Route = services.router(operation);
      return route(context, input);
    },
  };
}
