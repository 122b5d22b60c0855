import { fork } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FunctionName } from '#lib/bundle.ts';
import { accessKeyOf } from '#local/access/callers.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/credentials.ts';
import type { Addresses, localEnvironment } from '#local/environment.ts';
import type { FunctionArtefact } from '../lib/assembly.ts';

const runner = fileURLToPath(new URL('artefact-process.ts', import.meta.url));

/** The environment that a deployment gives, with this machine's names where CloudFormation fills in the real ones. */
function resolvedEnvironment(artefact: FunctionArtefact, known: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(artefact.environment).map(([name, value]) => [
      name,
      typeof value === 'string' && !value.includes('{{resolve:') ? value : (known[name] ?? ''),
    ]),
  );
}

export interface Deployment {
  readonly addresses: Addresses;
  /** Where folders of functions may lie; outside the project, so that nothing of it is found by chance. */
  readonly directory: string;
  readonly known: ReturnType<typeof localEnvironment>;
}

/**
 * Lets a deployed function answer events, one after the other: in a clean process, from a folder outside the project, with the
 * environment that its template gives it, Lambda's own, and where the services of this machine are.
 */
export async function invokeArtefact(
  name: FunctionName,
  artefact: FunctionArtefact,
  { addresses, known, directory }: Deployment,
  ...events: readonly unknown[]
): Promise<{ readonly answers: readonly unknown[]; readonly log: string }> {
  const folder = await mkdtemp(path.join(directory, `${name}-`));
  await cp(artefact.folder, folder, { recursive: true });
  const child = fork(runner, {
    cwd: folder,
    execArgv: [],
    silent: true,
    env: {
      ...resolvedEnvironment(artefact, { ...known }),
      AWS_REGION: LOCAL_REGION,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024',
      AWS_ACCESS_KEY_ID: accessKeyOf(name),
      AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: addresses.database,
      AWS_ENDPOINT_URL_S3: addresses.storage,
      AWS_ENDPOINT_URL_SES: addresses.mail,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += String(chunk)));
  const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
  child.on('message', (message: { answers: unknown[] }) => resolve(message.answers));
  child.on('error', reject);
  child.on('exit', () => reject(new Error(`${name} ended without an answer: ${log}`)));
  child.send({
    index: pathToFileURL(path.join(folder, 'index.mjs')).href,
    events,
    identity: addresses.identity,
  });
  return { answers: await promise, log };
}
