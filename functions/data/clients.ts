import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { once } from '../runtime/once.ts';

/** A part that hangs must fail while the caller still waits; the SDK alone only warns. */
const patience = { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true } as const;

const documentClient = (requestTimeout: number) =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({ maxAttempts: 3, requestHandler: { ...patience, requestTimeout } }),
    { marshallOptions: { removeUndefinedValues: true } },
  );

/** DynamoDB with plain values. Undefined fields are left out. */
export const documents = /* @__PURE__ */ once(() => documentClient(patience.requestTimeout));

/** The same for reading megabytes at once: eight full pages take a while to arrive and to be parsed. */
export const bulkDocuments = /* @__PURE__ */ once(() => documentClient(10_000));

/** S3. Without `WHEN_REQUIRED` the presigner bakes the checksum of an empty body into upload addresses. */
export const storage = /* @__PURE__ */ once(
  () =>
    new S3Client({ maxAttempts: 2, requestChecksumCalculation: 'WHEN_REQUIRED', requestHandler: patience }),
);

/** Commands read and write whole tables and buckets from afar, and can wait. */
const long = { connectionTimeout: 5000, requestTimeout: 60_000, throwOnRequestTimeout: true } as const;

/** DynamoDB with typed values (`{ S: 'text' }`), for copies in which each type survives. */
export const patientDatabase = /* @__PURE__ */ once(
  () => new DynamoDBClient({ maxAttempts: 10, requestHandler: long }),
);

/** The same with plain values. */
export const patientDocuments = /* @__PURE__ */ once(() => DynamoDBDocumentClient.from(patientDatabase()));

/** S3 for large objects over slow lines. */
export const patientStorage = /* @__PURE__ */ once(
  () => new S3Client({ maxAttempts: 5, requestChecksumCalculation: 'WHEN_REQUIRED', requestHandler: long }),
);
