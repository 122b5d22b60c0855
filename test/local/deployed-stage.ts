import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect } from 'vitest';
import { operationSchemas } from '#domain/operations/index.ts';
import { type OperationName, operationEntry } from '#domain/operations/table.ts';
import { publishPosts } from '#functions/use-cases/publish-posts.ts';
import type { FunctionName } from '#lib/bundle.ts';
import { type Addresses, enterEnvironment, localEnvironment, USER_POOL } from '#local/environment.ts';
import { createAdmin, DEMO_ADMIN } from '#local/provision/create-admin.ts';
import { createTables } from '#local/provision/create-tables.ts';
import { type Services, startServices } from '#local/services.ts';
import { readPosts } from '#prerender/read-posts.ts';
import { freshKey } from '../booking.ts';
import { type Assembly, assemble } from '../lib/assembly.ts';
import { invokeArtefact } from './invoke-artefact.ts';

const site = 'http://127.0.0.1:3999';

async function signIn(endpoint: string): Promise<string> {
  const client = new CognitoIdentityProviderClient({ endpoint });
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({
      ClientId: USER_POOL.clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: DEMO_ADMIN.email, PASSWORD: DEMO_ADMIN.password },
    }),
  );
  client.destroy();
  return AuthenticationResult?.AccessToken ?? '';
}

/** What is sent to an operation. */
interface Sent {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The event that the gateway makes of a call. */
function eventOf(name: OperationName, { path: parameters, query, body }: Sent, bearer: string) {
  const { method, path: pattern } = operationEntry(name);
  const rawPath = Object.entries(parameters ?? {}).reduce(
    (text, [key, value]) => text.replace(`{${key}}`, value),
    `/api${pattern}`,
  );
  return {
    version: '2.0',
    routeKey: `${method} /api${pattern}`,
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${bearer}`,
      'x-origin-verify': 'guessed',
      'idempotency-key': freshKey(),
    },
    requestContext: { requestId: 'request', http: { method, path: rawPath, sourceIp: '192.0.2.1' } },
    isBase64Encoded: false,
    ...(query && { queryStringParameters: query }),
    ...(parameters && { pathParameters: parameters }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

interface Answered {
  readonly statusCode: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const isAnswer = (answer: unknown): answer is Answered =>
  typeof answer === 'object' && answer !== null && 'statusCode' in answer && 'body' in answer;

type Output<N extends OperationName> = ReturnType<(typeof operationSchemas)[N]['output']['parse']>;

/** A stage as it would be deployed, over the services of this machine. */
export interface DeployedStage {
  readonly assembly: Assembly;
  readonly services: Services;
  /** Rows of new leads that owe something, as the stream of the table tells of them. */
  readonly newLeads: readonly DynamoDBRecord[];
  /** Hands events to the deployed function, in a process of its own. */
  invoke(
    name: FunctionName,
    ...events: unknown[]
  ): Promise<{ readonly answers: readonly unknown[]; readonly log: string }>;
  /**
   * Calls an operation as the gateway does behind the CDN; answers what its schema says that it answers. Before
   * that the same process is called beside the CDN, which it must refuse.
   */
  call<N extends OperationName>(name: N, sent?: Sent): Promise<Output<N>>;
  close(): Promise<void>;
}

/** The calendar feed answers a text, everything else JSON. */
const readAnswer = ({ body, headers }: Answered): unknown =>
  headers?.['content-type']?.startsWith('text/') ? body : JSON.parse(body);

/** Assembles the stage and starts the services. The site must have been built. */
export async function openDeployedStage(): Promise<DeployedStage> {
  const directory = await mkdtemp(path.join(tmpdir(), 'deployed-'));
  const services = await startServices(path.join(directory, 'data'), [site]);
  const addresses: Addresses = {
    site,
    database: services.database.url,
    storage: services.storage.url,
    mail: services.mail.url,
    identity: services.identity.url,
    weather: services.weather.url,
  };
  const known = localEnvironment(addresses, { quotes: true, pixelId: undefined });
  enterEnvironment(known, addresses);
  await Promise.all([createTables(), createAdmin(USER_POOL.id)]);
  await publishPosts(await readPosts());
  const newLeads: DynamoDBRecord[] = [];
  services.database.subscribe(async ({ Records }) => {
    newLeads.push(...Records.filter(({ dynamodb }) => dynamodb?.NewImage?.owed_shard !== undefined));
  });
  const adminToken = await signIn(addresses.identity);
  const assembly = await assemble(path.join(directory, 'assembly'), { QUOTES_ENABLED: 'true' });

  const invoke: DeployedStage['invoke'] = (name, ...events) =>
    invokeArtefact(name, assembly.functionOf(name), { addresses, known, directory }, ...events);

  return {
    assembly,
    services,
    newLeads,
    invoke,
    call: async <N extends OperationName>(name: N, sent: Sent = {}) => {
      const publicKey = String(assembly.functionOf(name).environment.PUBLIC_KEY);
      const beside = eventOf(name, sent, operationEntry(name).auth === 'admin' ? adminToken : publicKey);
      const through = { ...beside, headers: { ...beside.headers, 'x-origin-verify': known.ORIGIN_SECRET } };
      const { answers, log } = await invoke(name, beside, through);
      const [refusal, answer] = answers;
      expect(refusal).toMatchObject({ statusCode: 403 });
      if (!isAnswer(answer)) throw new Error(`${name} answered ${JSON.stringify(answer)}`);
      if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body} ${log}`);
      return operationSchemas[name].output.parse(readAnswer(answer)) as Output<N>; // by the schema of N just now
    },
    close: async () => {
      await services.close();
      await rm(directory, { recursive: true });
    },
  };
}
