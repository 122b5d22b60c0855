import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminSetUserPasswordCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  CreateGroupCommand,
  DeleteUserAttributesCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CodeMail } from '#local/cognito/pool.ts';
import { startCognito } from '#local/cognito/start-cognito.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/credentials.ts';
import type { Front } from '#local/front.ts';

const POOL = 'us-west-2_LocalPool';
const CLIENT = 'localsiteclient00000000000';
const SITE = 'http://127.0.0.1:3000';
const PASSWORD = 'Correct-Horse-9';
const mails: CodeMail[] = [];
let directory: string;
let identity: Front;
let client: CognitoIdentityProviderClient;
let count = 0;

const start = () =>
  startCognito({
    directory,
    poolId: POOL,
    clientId: CLIENT,
    region: LOCAL_REGION,
    origins: [SITE],
    sendCode: async (mail) => {
      mails.push(mail);
    },
  });
const connect = () =>
  new CognitoIdentityProviderClient({
    endpoint: identity.url,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
    maxAttempts: 2,
  });

const createUser = (Username: string) =>
  client.send(
    new AdminCreateUserCommand({
      UserPoolId: POOL,
      Username,
      TemporaryPassword: 'Temporary-Pass-1',
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: Username },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );

/** A confirmed user with `PASSWORD` in group admin; returns the address. */
async function createAdmin(): Promise<string> {
  count += 1;
  const Username = `admin-${count}@example.com`;
  await createUser(Username);
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId: POOL, Username, Password: PASSWORD, Permanent: true }),
  );
  await client.send(new AdminAddUserToGroupCommand({ UserPoolId: POOL, Username, GroupName: 'admin' }));
  return Username;
}

const signIn = (USERNAME: string, password = PASSWORD) =>
  client.send(
    new InitiateAuthCommand({
      ClientId: CLIENT,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD: password },
    }),
  );
async function tokensOf(username: string) {
  const { AuthenticationResult: tokens } = await signIn(username);
  return {
    access: tokens?.AccessToken ?? '',
    id: tokens?.IdToken ?? '',
    refresh: tokens?.RefreshToken ?? '',
    seconds: tokens?.ExpiresIn,
  };
}
const refresh = (token: string) =>
  client.send(new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT, RefreshToken: token }));
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was expected to fail'),
    (error: Error) => error,
  );

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'cognito-'));
  identity = await start();
  client = connect();
  await client.send(new CreateGroupCommand({ UserPoolId: POOL, GroupName: 'admin' }));
});

afterAll(async () => {
  client.destroy();
  await identity.close();
  await rm(directory, { recursive: true });
});

test("access tokens live fifteen minutes, carry the group and pass the functions' own verifier", async () => {
  const { access, id, seconds } = await tokensOf(await createAdmin());
  expect(seconds).toBe(900);
  const verifier = CognitoJwtVerifier.create({ userPoolId: POOL, clientId: CLIENT, tokenUse: 'access' });
  verifier.cacheJwks(await (await fetch(`${identity.url}/${POOL}/.well-known/jwks.json`)).json());
  const claims = await verifier.verify(access);
  expect(claims['cognito:groups']).toEqual(['admin']);
  expect(claims.exp - claims.iat).toBe(900);
  expect((await failure(verifier.verify(id))).message).toContain('Token use');
});

test('the address signs in whatever its case', async () => {
  const address = await createAdmin();
  expect((await signIn(address.toUpperCase())).AuthenticationResult?.AccessToken).toBeDefined();
});

test.each([
  ['a wrong password', async () => signIn(await createAdmin(), 'Wrong-Password-1')],
  ['an unknown address', async () => signIn('ghost@example.com')],
])('%s is the same refusal', async (_, attempt) => {
  expect(await failure(attempt())).toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  });
});

test('an unknown address gets a challenge like a known one', async () => {
  const { ChallengeName, ChallengeParameters } = await client.send(
    new InitiateAuthCommand({
      ClientId: CLIENT,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: 'ghost@example.com', SRP_A: 'ab'.repeat(192) },
    }),
  );
  expect(ChallengeName).toBe('PASSWORD_VERIFIER');
  expect(ChallengeParameters?.SECRET_BLOCK).toBeDefined();
});

test('a first sign-in asks for a new password, which the policy judges', async () => {
  const address = 'invited@example.com';
  await createUser(address);
  const respond = (Session: string | undefined, NEW_PASSWORD: string) =>
    client.send(
      new RespondToAuthChallengeCommand({
        ClientId: CLIENT,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { USERNAME: address, NEW_PASSWORD },
      }),
    );
  const { ChallengeName, Session } = await signIn(address, 'Temporary-Pass-1');
  expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  expect((await failure(respond(Session, 'weak'))).name).toBe('InvalidPasswordException');
  expect((await failure(respond('made-up', PASSWORD))).name).toBe('NotAuthorizedException');
  expect((await respond(Session, PASSWORD)).AuthenticationResult?.AccessToken).toBeDefined();
  expect((await signIn(address)).AuthenticationResult?.AccessToken).toBeDefined();
});

test('a revoked refresh token is invalid, as is the one that it replaced', async () => {
  const tokens = await tokensOf(await createAdmin());
  const newest = (await refresh(tokens.refresh)).AuthenticationResult?.RefreshToken ?? '';
  await client.send(new RevokeTokenCommand({ ClientId: CLIENT, Token: newest }));
  for (const token of [newest, tokens.refresh])
    expect(await failure(refresh(token))).toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid Refresh Token',
    });
});

test('a global sign-out ends refresh tokens and access tokens', async () => {
  const tokens = await tokensOf(await createAdmin());
  await client.send(new GetUserCommand({ AccessToken: tokens.access }));
  await client.send(new GlobalSignOutCommand({ AccessToken: tokens.access }));
  expect((await failure(refresh(tokens.refresh))).name).toBe('NotAuthorizedException');
  const error = await failure(client.send(new GetUserCommand({ AccessToken: tokens.access })));
  expect(error.message).toBe('Access Token has been revoked');
});

test('a forgotten password is replaced by the code from the email', async () => {
  const address = await createAdmin();
  await client.send(new ForgotPasswordCommand({ ClientId: CLIENT, Username: address }));
  const mail = mails.find(({ to }) => to === address);
  const confirm = (ConfirmationCode: string) =>
    client.send(
      new ConfirmForgotPasswordCommand({
        ClientId: CLIENT,
        Username: address,
        ConfirmationCode,
        Password: 'Another-Horse-7',
      }),
    );
  expect(mail?.code).toMatch(/^\d{6}$/);
  expect((await failure(confirm('wrong'))).name).toBe('CodeMismatchException');
  await confirm(mail?.code ?? '');
  expect((await signIn(address, 'Another-Horse-7')).AuthenticationResult).toBeDefined();
  expect((await failure(confirm(mail?.code ?? ''))).name).toBe('CodeMismatchException');
});

test('a forgotten password of nobody is answered alike and emails nobody', async () => {
  const before = mails.length;
  const answer = await client.send(
    new ForgotPasswordCommand({ ClientId: CLIENT, Username: 'ghost@example.com' }),
  );
  expect(answer.CodeDeliveryDetails?.DeliveryMedium).toBe('EMAIL');
  expect(mails).toHaveLength(before);
});

test('an invitation emails its temporary password', async () => {
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId: POOL,
      Username: 'mailed@example.com',
      DesiredDeliveryMediums: ['EMAIL'],
      UserAttributes: [{ Name: 'email', Value: 'mailed@example.com' }],
    }),
  );
  const code = mails.find(({ to }) => to === 'mailed@example.com')?.code ?? '';
  expect((await signIn('mailed@example.com', code)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
});

test('a password is changed by its owner', async () => {
  const address = await createAdmin();
  const { access } = await tokensOf(address);
  await client.send(
    new ChangePasswordCommand({
      AccessToken: access,
      PreviousPassword: PASSWORD,
      ProposedPassword: 'Changed-Horse-5',
    }),
  );
  expect((await failure(signIn(address))).name).toBe('NotAuthorizedException');
});

test.each([
  ['email', 'attacker@example.org'],
  ['email_verified', 'true'],
])('a stolen access token cannot write %s', async (Name, Value) => {
  const address = await createAdmin();
  const { access } = await tokensOf(address);
  const written = client.send(
    new UpdateUserAttributesCommand({ AccessToken: access, UserAttributes: [{ Name, Value }] }),
  );
  const deleted = client.send(
    new DeleteUserAttributesCommand({ AccessToken: access, UserAttributeNames: [Name] }),
  );
  for (const work of [written, deleted]) {
    expect((await failure(work)).name).toBe('NotAuthorizedException');
  }
  const { UserAttributes } = await client.send(new GetUserCommand({ AccessToken: access }));
  expect(UserAttributes).toContainEqual({ Name: 'email', Value: address });
});

test('a person may change their own name', async () => {
  const { access } = await tokensOf(await createAdmin());
  const UserAttributes = [{ Name: 'name', Value: 'Dana' }];
  await client.send(new UpdateUserAttributesCommand({ AccessToken: access, UserAttributes }));
  const user = await client.send(new GetUserCommand({ AccessToken: access }));
  expect(user.UserAttributes).toContainEqual({ Name: 'name', Value: 'Dana' });
});

test('a disabled user is told so', async () => {
  const address = await createAdmin();
  await client.send(new AdminDisableUserCommand({ UserPoolId: POOL, Username: address }));
  expect((await failure(signIn(address))).message).toBe('User is disabled.');
});

test.each([
  ['UsernameExistsException', async () => createUser(await createAdmin())],
  [
    'GroupExistsException',
    () => client.send(new CreateGroupCommand({ UserPoolId: POOL, GroupName: 'admin' })),
  ],
  [
    'NotAuthorizedException',
    () =>
      client.send(new SignUpCommand({ ClientId: CLIENT, Username: 'me@example.com', Password: PASSWORD })),
  ],
])('%s is named as on AWS', async (name, attempt) => {
  expect((await failure(attempt())).name).toBe(name);
});

test('users, passwords and groups outlive a restart', async () => {
  const address = await createAdmin();
  await identity.close();
  client.destroy();
  identity = await start();
  client = connect();
  expect((await signIn(address)).AuthenticationResult?.AccessToken).toBeDefined();
  const { Users } = await client.send(
    new ListUsersCommand({ UserPoolId: POOL, Filter: `email = "${address}"` }),
  );
  expect(Users).toHaveLength(1);
  expect(Users?.[0]?.UserCreateDate).toBeInstanceOf(Date);
});
