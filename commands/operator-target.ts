import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod';
import { tables } from '#functions/data/keys.ts';

/** What the product on this machine leaves in its data folder while it runs. */
const OperatorFile = z.object({
  environment: z.record(z.string(), z.string()),
  inboxUrl: z.url(),
});

/** Where a command works. */
export interface OperatorTarget {
  /** For the operator to read before anything happens. */
  readonly name: string;
  /** Where mails are kept; on AWS they are not. */
  readonly inboxUrl?: string;
}

const needed = [...tables.map(({ env }) => env), 'PHOTOS_BUCKET', 'EXPORTS_BUCKET', 'AWS_REGION'];

/** A product that was killed leaves its file behind, and nothing answers where it says. */
async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/**
 * Finds out whose data a command works on. A deployed stage when the environment names its tables and buckets
 * (the stack's output DataEnvironment), all of them; else the product that runs on this machine.
 */
export async function selectTarget(): Promise<OperatorTarget> {
  const { LEADS_TABLE, LOCAL_DATA_DIR = '.local' } = process.env;
  if (LEADS_TABLE !== undefined) {
    const missing = needed.filter((name) => !process.env[name]);
    if (missing.length > 0) throw new Error(`The environment lacks ${missing.join(', ')}.`);
    return { name: `${LEADS_TABLE} in ${process.env.AWS_REGION}` };
  }
  const file = await readFile(path.join(LOCAL_DATA_DIR, 'operator.json'), 'utf8').catch(() => undefined);
  const running = file === undefined ? undefined : OperatorFile.parse(JSON.parse(file));
  if (!running || !(await answers(running.inboxUrl))) {
    throw new Error(
      `No product is running over ${LOCAL_DATA_DIR}, and the environment names no deployed stage (docs/data.md).`,
    );
  }
  const { environment, inboxUrl } = running;
  // An account that the person is signed in to must not mix with the local services.
  for (const name of ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_ENDPOINT_URL']) delete process.env[name];
  Object.assign(process.env, environment);
  return { name: `the product on this machine (${LOCAL_DATA_DIR})`, inboxUrl };
}
