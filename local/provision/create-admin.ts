import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  GroupExistsException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { business } from '#domain/business.ts';
import { adminGroup } from '#domain/session/admin-group.ts';
import { LOCAL_CREDENTIALS } from '../credentials.ts';

/** Who signs in on one machine. The pool answers on the loopback address alone. */
export const DEMO_ADMIN = { email: `admin@${business.domain}`, password: 'Safe-Harbor-1' } as const;

async function unlessThere(
  work: Promise<unknown>,
  already: typeof GroupExistsException | typeof UsernameExistsException,
): Promise<'made' | 'there'> {
  try {
    await work;
    return 'made';
  } catch (error) {
    if (error instanceof already) return 'there';
    throw error;
  }
}

/** Makes the group of admins and one admin. An admin who is there keeps the password that was set. */
export async function createAdmin(userPoolId: string): Promise<void> {
  const client = new CognitoIdentityProviderClient({ credentials: LOCAL_CREDENTIALS });
  const user = { UserPoolId: userPoolId, Username: DEMO_ADMIN.email };
  try {
    const group = new CreateGroupCommand({ UserPoolId: userPoolId, GroupName: adminGroup });
    await unlessThere(client.send(group), GroupExistsException);
    const creation = new AdminCreateUserCommand({
      ...user,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: DEMO_ADMIN.email },
        { Name: 'email_verified', Value: 'true' },
      ],
    });
    if ((await unlessThere(client.send(creation), UsernameExistsException)) === 'made') {
      const { password } = DEMO_ADMIN;
      await client.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
    }
    await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: adminGroup }));
  } finally {
    client.destroy();
  }
}
