/** `npm run admin:reset-factor -- --email name@example.com [--site URL]`: second step off, all devices signed out. */
import process from 'node:process';
import {
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { adminOfArguments, clientFor, failWithSentence, type PoolConfig } from './user-pool.ts';

/** Lets an admin in by password alone; a stage that requires a second step sets up a new one at sign-in. */
export async function resetFactor(email: string, pool: PoolConfig): Promise<void> {
  const client = clientFor(pool);
  const user = { UserPoolId: pool.userPoolId, Username: email.toLowerCase() };
  const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
  try {
    await client.send(new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings }));
    await client.send(new AdminUserGlobalSignOutCommand(user));
  } catch (error) {
    if (error instanceof UserNotFoundException) throw new Error('No admin has this address.');
    throw error;
  } finally {
    client.destroy();
  }
}

async function main(): Promise<void> {
  const { email, pool } = await adminOfArguments();
  await resetFactor(email, pool);
  process.stdout.write('The second step is off and all devices are signed out. The password is unchanged.\n');
}

if (import.meta.main) await main().catch(failWithSentence);
