import { randomInt } from 'node:crypto';
import { type Route, Router } from 'cognito-local/lib/server/Router.js';
import {
  CognitoServiceFactoryImpl,
  USER_POOL_AWS_DEFAULTS,
} from 'cognito-local/lib/services/cognitoService.js';
import { JwtTokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import type { Triggers } from 'cognito-local/lib/services/triggers/triggers.js';
import {
  type User,
  type UserPoolService,
  UserPoolServiceFactoryImpl,
} from 'cognito-local/lib/services/userPoolService.js';
import { context } from './context.ts';
import { createDataStores } from './data-store.ts';
import { createRefreshTokens, type RefreshTokens, refreshTokenDays } from './refresh-tokens.ts';

const accessTokenMinutes = 15;

export type CodeMail = { readonly to: string; readonly purpose: string; readonly code: string };

export interface PoolOptions {
  readonly directory: string;
  readonly poolId: string;
  readonly clientId: string;
  readonly region: string;
  readonly sendCode: (mail: CodeMail) => Promise<void>;
  readonly secondFactor?: 'optional' | 'required';
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

interface TokenSet {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}

export interface Pool {
  readonly poolId: string;
  readonly clientId: string;
  readonly secondFactor: 'optional' | 'required';
  readonly now: () => number;
  readonly refreshTokens: RefreshTokens;
  findUser(name: string): Promise<User | undefined>;
  saveUser(user: User): Promise<void>;
  hasGroup(name: string): Promise<boolean>;
  sendCode(mail: CodeMail): Promise<void>;
  signIn(user: User): Promise<TokenSet>;
  /** New tokens, the refresh token among them, for one that counts. */
  refresh(user: User, refreshToken: string): Promise<TokenSet>;
  /** Calls that cognito-local answers well enough itself. */
  forward(operation: string, input: object): Promise<unknown>;
}

// Lambda triggers are not part of the product; all of them are off, so none of the others is ever called.
const triggers = { enabled: () => false } as unknown as Triggers;

async function openServices({ directory, region, sendCode }: PoolOptions, now: () => number) {
  const clock = { get: () => new Date(now()) };
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
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH'],
    AccessTokenValidity: accessTokenMinutes,
    IdTokenValidity: accessTokenMinutes,
    RefreshTokenValidity: refreshTokenDays,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  });
  return service;
}

export async function openPool(options: PoolOptions): Promise<Pool> {
  const { poolId, clientId, secondFactor = 'optional', now = Date.now } = options;
  const services = await openServices(options, now);
  const service = await ensurePool(services, options);
  const refreshTokens = createRefreshTokens(service, now);

  const generate = async (user: User) => {
    const client = await services.cognito.getAppClient(context, clientId);
    if (!client) throw new Error(`the client ${clientId} is gone`);
    const groups = await service.listUserGroupMembership(context, user);
    return services.tokenGenerator.generate(context, user, groups, client, undefined, 'Authentication');
  };
  const life = { ExpiresIn: accessTokenMinutes * 60, TokenType: 'Bearer' } as const;

  return {
    poolId,
    clientId,
    secondFactor,
    now,
    refreshTokens,
    sendCode: options.sendCode,
    findUser: async (name) => (await service.getUserByUsername(context, name)) ?? undefined,
    saveUser: (user) => service.saveUser(context, user),
    hasGroup: async (name) => (await service.getGroupByGroupName(context, name)) !== null,
    signIn: async (user) => {
      const { AccessToken, IdToken, RefreshToken } = await generate(user);
      await refreshTokens.add(user, RefreshToken);
      return { AccessToken, IdToken, RefreshToken, ...life };
    },
    refresh: async (user, used) => {
      const { AccessToken, IdToken, RefreshToken } = await generate(user);
      await refreshTokens.replace(used, RefreshToken);
      return { AccessToken, IdToken, RefreshToken, ...life };
    },
    forward: (operation, input) => {
      const route: Route = services.router(operation);
      return route(context, input);
    },
  };
}
