import path from 'node:path';
import { business } from '#domain/business.ts';
import { composeCodeMail } from './cognito/code-mail.ts';
import { startCognito } from './cognito/start-cognito.ts';
import { LOCAL_REGION } from './credentials.ts';
import { type DynamoDb, startDynamoDb } from './dynamodb/start-dynamodb.ts';
import { USER_POOL } from './environment.ts';
import type { Front } from './front.ts';
import { BUCKETS } from './names.ts';
import { type Storage, startS3 } from './s3/start-s3.ts';
import { createFeedback, type Feedback } from './ses/feedback.ts';
import { type MailStore, openMailStore } from './ses/mail-store.ts';
import { startSes } from './ses/start-ses.ts';
import { startWeather } from './weather/start-weather.ts';

export interface Services {
  readonly database: DynamoDb;
  readonly storage: Storage;
  readonly mail: Front;
  readonly identity: Front;
  readonly weather: Front;
  readonly mailStore: MailStore;
  /** What becomes of mails that were sent. */
  readonly feedback: Feedback;
  close(): Promise<void>;
}

export async function startServices(directory: string, origins: readonly string[]): Promise<Services> {
  const mailStore = await openMailStore(path.join(directory, 'mail'));
  const feedback = createFeedback();
  const [database, storage, mail, identity, weather] = await Promise.all([
    startDynamoDb({ directory: path.join(directory, 'dynamodb') }),
    startS3({
      directory: path.join(directory, 's3'),
      buckets: Object.values(BUCKETS),
      versioned: [BUCKETS.photos],
      origins,
    }),
    startSes({ store: mailStore, verifiedDomains: [business.domain], onSent: feedback.sent }),
    startCognito({
      directory: path.join(directory, 'cognito'),
      poolId: USER_POOL.id,
      clientId: USER_POOL.clientId,
      region: LOCAL_REGION,
      origins,
      sendCode: async (code) => {
        await mailStore.add(await composeCodeMail(code), { to: [code.to] });
      },
    }),
    startWeather(),
  ]);
  return {
    database,
    storage,
    mail,
    identity,
    weather,
    mailStore,
    feedback,
    close: async () => {
      await Promise.all([database.close(), storage.close(), mail.close(), identity.close(), weather.close()]);
    },
  };
}
