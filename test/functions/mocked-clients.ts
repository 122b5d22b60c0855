import process from 'node:process';
import { CognitoIdentityProviderClient, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SESClient } from '@aws-sdk/client-ses';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach } from 'vitest';
import type { ApiHandler } from '#functions/runtime/pipeline.ts';
import { type Answer, callHandler, type Sent, testEnvironment } from '../call-handler.ts';
import { captureLog } from '../log-lines.ts';
import { signToken, trustTestKey } from '../tokens.ts';

/** The four clients without anything behind them, for the tests of one file. */
export function mockedClients() {
  const database = mockClient(DynamoDBDocumentClient);
  const storage = mockClient(S3Client);
  const mails = mockClient(SESClient);
  const identities = mockClient(CognitoIdentityProviderClient);

  beforeAll(() => {
    Object.assign(process.env, testEnvironment, {
      AWS_REGION: 'us-west-2',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    });
    trustTestKey();
  });

  beforeEach(() => {
    captureLog();
    for (const client of [database, storage, mails, identities]) client.reset();
    identities.on(GetUserCommand).resolves({});
    database.on(TransactWriteCommand).resolves({});
    // Nobody is known yet, and no setting was changed.
    database.on(GetCommand, { TableName: 'Settings' }).resolves({});
    database.on(BatchGetCommand).resolves({});
  });

  /** The items of all transactions so far. */
  const transactions = () =>
    database.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems ?? []);

  return { database, storage, mails, identities, transactions };
}

/** Calls an admin operation with an admin's token. */
export const asAdmin = (handler: ApiHandler, sent: Sent): Promise<Answer> =>
  callHandler(handler, { ...sent, headers: { authorization: `Bearer ${signToken()}`, ...sent.headers } });

/** A transaction of which DynamoDB says for each item why it was not written. */
export const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'canceled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

/** What an operation answers to a failure that its caller can do nothing about. */
export const ourFailure = {
  status: 500,
  body: { error: 'Something went wrong on our side. Please try again.' },
};
