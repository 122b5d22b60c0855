import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod';
import { tables } from '#functions/data/keys.ts';

/** Written by the local product while it runs. */
const OperatorFile = z.object({
  environment: z.record(z.string(), z.string()),
  inboxUrl: z.url(),
});

export interface OperatorTarget {
  /** Shown to the operator before anything happens. */
  readonly name: string;
  /** Where emails are kept; on AWS they are not. */
  readonly inboxUrl?: string;
}

const needed = [...tables.map(({ env }) => env), 'PHOTOS_BUCKET', 'EXPORTS_BUCKET', 'AWS_REGION'];

/** A product that was killed leaves its file behind. */
async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/** A deployed stage if the environment names its tables (output DataEnvironment), else the local product. */
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
  // AWS credentials must not mix with the local services.
  for (const name of ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_ENDPOINT_URL']) delete process.env[name];
  Object.assign(process.env, environment);
  return { name: `the product on this machine (${LOCAL_DATA_DIR})`, inboxUrl };
}
