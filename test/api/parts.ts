import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll } from 'vitest';
import { signAsFunctions } from '#local/access/sign-as-functions.ts';
import { takeLocalCredentials } from '#local/credentials.ts';
import { type DynamoDb, startDynamoDb } from '#local/dynamodb/start-dynamodb.ts';
import type { Front } from '#local/front.ts';
import { createTables } from '#local/provision/create-tables.ts';
import { type Storage, startS3 } from '#local/s3/start-s3.ts';
import { type MailStore, openMailStore, type StoredMail } from '#local/ses/mail-store.ts';
import { startSes } from '#local/ses/start-ses.ts';
import { site, testEnvironment } from '../call-handler.ts';
import { trustTestKey } from '../tokens.ts';

export { type Answer, callHandler } from '../call-handler.ts';

/** Database, storage and mail, on ports and in a folder of their own. */
interface Parts {
  readonly database: DynamoDb;
  readonly storage: Storage;
  readonly mail: Front;
  readonly inbox: MailStore;
}

interface PartsInTests extends Parts {
  /** The mails that an address has got, newest first. */
  mailsTo(address: string): Promise<StoredMail[]>;
}

async function startParts(directory: string): Promise<Parts> {
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
  return { database, storage, mail, inbox };
}

/**
 * Starts the parts for the tests of one file that call handlers directly, and points the clients and functions
 * of this process at them, which then accept tokens of the test's key and sign with the rights of the function
 * that runs. They can be used from the file's own
 * `beforeAll` on.
 */
export function partsForTests(): PartsInTests {
  let directory: string;
  let parts: Parts;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'parts-'));
    parts = await startParts(directory);
    takeLocalCredentials();
    Object.assign(process.env, testEnvironment, {
      AWS_ENDPOINT_URL_DYNAMODB: parts.database.url,
      AWS_ENDPOINT_URL_S3: parts.storage.url,
      AWS_ENDPOINT_URL_SES: parts.mail.url,
    });
    signAsFunctions();
    await createTables();
    trustTestKey();
  });

  afterAll(async () => {
    await Promise.all([parts?.database.close(), parts?.storage.close(), parts?.mail.close()]);
    await rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });

  return {
    get database() {
      return parts.database;
    },
    get storage() {
      return parts.storage;
    },
    get mail() {
      return parts.mail;
    },
    get inbox() {
      return parts.inbox;
    },
    mailsTo: async (address) => (await parts.inbox.list()).filter(({ to }) => to.includes(address)),
  };
}
