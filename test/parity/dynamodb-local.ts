import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDb, DynamoDbOptions } from '#local/dynamodb/start-dynamodb.ts';
import { createStream } from '#local/dynamodb/stream.ts';
import { type Front, readBody, startFront } from '#local/front.ts';
import { jarFolder } from './jar.ts';
import { type Ask, followStreams } from './table-streams.ts';

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const startSeconds = 30;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port of its own');
  return address.port;
}

/** One call, as it came, to Amazon's server. */
const forwardTo =
  (port: number, agent: Agent) =>
  (headers: IncomingHttpHeaders, body: Buffer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = { agent, host: '127.0.0.1', port, method: 'POST', headers };
      const outgoing = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 500,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });

/** Calls of our own; Amazon's server wants a signature, and verifies none. */
const askBy =
  (forward: ReturnType<typeof forwardTo>): Ask =>
  async (target, input) => {
    const body = Buffer.from(JSON.stringify(input));
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'content-length': String(body.length),
      'x-amz-target': target,
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/us-west-2/dynamodb/aws4_request, SignedHeaders=host, Signature=local',
    };
    const answer = await forward(headers, body);
    if (answer.status !== 200) throw new Error(`${target}: ${answer.body.toString()}`);
    return JSON.parse(answer.body.toString());
  };

async function untilItAnswers(ask: Ask, java: ChildProcess): Promise<void> {
  for (let wait = 0; ; wait += 0.1) {
    try {
      await ask('DynamoDB_20120810.ListTables', {});
      return;
    } catch (error) {
      if (wait > startSeconds || java.exitCode !== null) throw error;
      await sleep(100);
    }
  }
}

/**
 * Amazon's DynamoDB Local in the place of local/dynamodb/start-dynamodb.ts: a process of Java per call, its
 * data in `directory`. The front only passes calls on, since conditions, transactions and streams are its own.
 */
export async function startDynamoDb({ directory, stream: options }: DynamoDbOptions): Promise<DynamoDb> {
  const data = path.join(directory, 'amazon');
  await mkdir(data, { recursive: true });
  const port = await freePort();
  const agent = new Agent({ keepAlive: true });
  const java = spawn(
    'java',
    [
      '-Xmx256m',
      `-Djava.library.path=${path.join(jarFolder, 'DynamoDBLocal_lib')}`,
      '-Dsqlite4java.library.path=DynamoDBLocal_lib',
      ...['-jar', 'DynamoDBLocal.jar', '-disableTelemetry', '-sharedDb'],
      ...['-dbPath', data, '-port', String(port)],
    ],
    { cwd: jarFolder, stdio: 'ignore' },
  );
  // Java would outlive a test process that ends without closing it.
  const end = () => java.kill();
  process.once('exit', end);
  const forward = forwardTo(port, agent);
  const ask = askBy(forward);
  await untilItAnswers(ask, java);
  const stream = createStream(options);
  const follower = followStreams(ask, stream.deliver);

  const front: Front = await startFront({
    handle: async (incoming, response) => {
      const answer = await forward(incoming.headers, await readBody(incoming));
      response.writeHead(answer.status, answer.headers).end(answer.body);
    },
  });
  return {
    ...front,
    subscribe: stream.subscribe,
    // Amazon's server does it by itself, in its own time.
    expire: async () => undefined,
    close: async () => {
      await front.close();
      await follower.stop();
      await stream.close();
      agent.destroy();
      if (java.exitCode !== null) return;
      const ended = once(java, 'exit');
      end();
      await ended;
      process.off('exit', end);
    },
  };
}
