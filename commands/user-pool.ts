import process from 'node:process';
import { parseArgs } from 'node:util';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';

const Config = z.object({ userPoolId: z.string(), cognitoEndpoint: z.url().optional() });
export type PoolConfig = z.infer<typeof Config>;

export async function poolOfSite(site: string): Promise<PoolConfig> {
  const answer = await fetch(new URL('/config.json', site)).catch(() => {
    throw new Error(`No site answers at ${site}. On this machine, npm start starts it.`);
  });
  if (!answer.ok) throw new Error(`${site}/config.json answers ${answer.status}.`);
  return Config.parse(await answer.json());
}

/** Whom a command names with `--email`, and the pool of the site: this machine's unless `--site` names another. */
export async function adminOfArguments(): Promise<{ email: string; pool: PoolConfig }> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      site: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 3000}` },
    },
  });
  const email = z.email('--email must name a mailbox.').parse(values.email);
  return { email, pool: await poolOfSite(values.site) };
}

export const clientFor = ({ userPoolId, cognitoEndpoint }: PoolConfig): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({
    region: userPoolId.split('_')[0] ?? '',
    // An emulated pool accepts any credentials.
    ...(cognitoEndpoint && {
      endpoint: cognitoEndpoint,
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  });

/** Prints the error's message instead of a stack trace. */
export function failWithSentence(error: unknown): void {
  const reason =
    error instanceof z.ZodError ? error.issues[0]?.message : error instanceof Error && error.message;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
