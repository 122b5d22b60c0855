import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { once } from '../runtime/once.ts';

/** A hanging connection must fail while the caller still waits; by default the SDK only warns. */
const patience = { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true } as const;

function documentClient(requestTimeout: number): DynamoDBDocumentClient {
  const client = new DynamoDBClient({ maxAttempts: 3, requestHandler: { ...patience, requestTimeout } });
  // It copies each answer for a log that nobody keeps: a tenth of the time that a large read takes.
  client.middlewareStack.remove('loggerMiddleware');
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** Undefined fields are left out. */
export const documents = /* @__PURE__ */ once(() => documentClient(patience.requestTimeout));

/** For reading megabytes at once: eight full pages take a while to arrive and parse. */
export const bulkDocuments = /* @__PURE__ */ once(() => documentClient(10_000));

/** Without `WHEN_REQUIRED` the presigner adds the checksum of an empty body to upload URLs. */
export const storage = /* @__PURE__ */ once(
  () =>
    new S3Client({ maxAttempts: 2, requestChecksumCalculation: 'WHEN_REQUIRED', requestHandler: patience }),
);

/** For commands, which read and write whole tables and buckets remotely. */
const long = { connectionTimeout: 5000, requestTimeout: 60_000, throwOnRequestTimeout: true } as const;

/** Typed values (`{ S: 'text' }`), for copies that keep every type. */
export const patientDatabase = /* @__PURE__ */ once(
  () => new DynamoDBClient({ maxAttempts: 10, requestHandler: long }),
);

export const patientDocuments = /* @__PURE__ */ once(() => DynamoDBDocumentClient.from(patientDatabase()));

export const patientStorage = /* @__PURE__ */ once(
  () => new S3Client({ maxAttempts: 5, requestChecksumCalculation: 'WHEN_REQUIRED', requestHandler: long }),
);
