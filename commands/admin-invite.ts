/** `npm run admin:invite -- --email name@example.com [--site URL]`, in the pool that the site's /config.json names. */
import process from 'node:process';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { adminGroup } from '#domain/session/admin-group.ts';
import { adminOfArguments, clientFor, failWithSentence, type PoolConfig } from './user-pool.ts';

/** Emails a temporary password, valid for three days; again to who never signed in. An account just joins the group. */
export async function inviteAdmin(email: string, pool: PoolConfig): Promise<'invited' | 'had-account'> {
  const client = clientFor(pool);
  const user = { UserPoolId: pool.userPoolId, Username: email.toLowerCase() };
  const invitation = { ...user, DesiredDeliveryMediums: ['EMAIL' as const] };
  const creation = new AdminCreateUserCommand({
    ...invitation,
    UserAttributes: [
      { Name: 'email', Value: user.Username },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
  const inviteAgain = async () => {
    const { UserStatus } = await client.send(new AdminGetUserCommand(user));
    if (UserStatus !== 'FORCE_CHANGE_PASSWORD') return 'had-account';
    await client.send(new AdminCreateUserCommand({ ...invitation, MessageAction: 'RESEND' }));
    return 'invited';
  };
  try {
    const result = await client.send(creation).then(
      () => 'invited' as const,
      (error: unknown) => {
        if (error instanceof UsernameExistsException) return inviteAgain();
        throw error;
      },
    );
    await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: adminGroup }));
    return result;
  } finally {
    client.destroy();
  }
}

async function main(): Promise<void> {
  const { email, pool } = await adminOfArguments();
  const result = await inviteAdmin(email, pool);
  process.stdout.write(
    result === 'invited'
      ? 'Invited. An email with a temporary password is on its way.\n'
      : 'This account existed already; it is an admin now.\n',
  );
}

if (import.meta.main) await main().catch(failWithSentence);
