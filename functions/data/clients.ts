import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Makes a client at its first use, so that a function carries and starts only what it needs. */
function once<T>(create: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= create();
    return made;
  };
}

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
