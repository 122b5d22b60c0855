import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tables } from '#functions/data/keys.ts';
import type { Environment } from '#functions/runtime/env.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from './credentials.ts';
import type { Addresses } from './environment.ts';

/** Says where the product's data is, like the stack's output DataEnvironment. Answers what deletes the file. */
export async function writeOperatorFile(
  directory: string,
  environment: Environment,
  { site, database, storage }: Addresses,
): Promise<() => Promise<void>> {
  const file = path.join(directory, 'operator.json');
  const names = [...tables.map((table) => table.env), 'PHOTOS_BUCKET', 'EXPORTS_BUCKET'] as const;
  const content = {
    environment: {
      ...Object.fromEntries(names.map((name) => [name, environment[name]])),
      AWS_REGION: LOCAL_REGION,
      AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: database,
      AWS_ENDPOINT_URL_S3: storage,
    },
    inboxUrl: `${site}/_local/inbox`,
  };
  await writeFile(file, JSON.stringify(content));
  return () => rm(file, { force: true });
}
