import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/credentials.ts';
import { type DynamoDb, startDynamoDb } from '#local/dynamodb/start-dynamodb.ts';
import type { Front } from '#local/front.ts';
import { createTables } from '#local/provision/create-tables.ts';
import { type Storage, startS3 } from '#local/s3/start-s3.ts';
import { type MailStore, openMailStore } from '#local/ses/mail-store.ts';
import { startSes } from '#local/ses/start-ses.ts';
import { site, testEnvironment } from '../call-handler.ts';

export { type Answer, callHandler } from '../call-handler.ts';

/** Database, storage and mail for tests that call handlers directly, on ports and in a folder of their own. */
export interface Parts {
  readonly database: DynamoDb;
  readonly storage: Storage;
  readonly mail: Front;
  readonly inbox: MailStore;
  close(): Promise<void>;
}

/** Starts the parts and points the clients and functions of this process at them. */
export async function startParts(): Promise<Parts> {
  const directory = await mkdtemp(path.join(tmpdir(), 'parts-'));
  const inbox = await openMailStore(path.join(directory, 'mails'));
  const [database, storage, mail] = await Promise.all([
    startDynamoDb({
      directory: path.join(directory, 'database'),
      stream: { attempts: 2, retryDelayMs: 50, batchSize: 10 },
    }),
    startS3({
      directory: path.join(directory, 'objects'),
      buckets: ['photos', 'exports'],
      versioned: ['photos'],
      origins: [site],
    }),
    startSes({ store: inbox, verifiedDomains: ['boatdetailingla.example'] }),
  ]);
  Object.assign(process.env, testEnvironment, {
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ENDPOINT_URL_S3: storage.url,
    AWS_ENDPOINT_URL_SES: mail.url,
  });
  await createTables();
  return {
    database,
    storage,
    mail,
    inbox,
    close: async () => {
      await Promise.all([database.close(), storage.close(), mail.close()]);
      await rm(directory, { recursive: true });
    },
  };
}
