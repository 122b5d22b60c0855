import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from './json.ts';

export type Reply = { readonly status: number; readonly body: string };

/** dynalite in its child process, restarted when it falls over. */
export type Engine = {
  /** One DynamoDB call; rejects when the process dies under it. */
  call(operation: string, payload: string | JsonObject): Promise<Reply>;
  stop(): Promise<void>;
};

const PROGRAM = fileURLToPath(new URL('./dynalite-process.ts', import.meta.url));
// dynalite asks for the parts of a signature but verifies none.
const SIGNATURE = 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=local';
// A process that was just killed may hold the folder's lock for a moment longer.
const START_ATTEMPTS = 30;
const START_PAUSE_MS = 100;

function post(port: number, agent: Agent, operation: string, body: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.0',
          'content-length': Buffer.byteLength(body),
          'x-amz-target': `DynamoDB_20120810.${operation}`,
          'x-amz-date': '20260101T000000Z',
          authorization: SIGNATURE,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 500, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function spawnOnce(directory: string, agent: Agent): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(PROGRAM, [directory], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const exited = once(child, 'exit').then(() => {
    throw new Error('dynalite ended while starting');
  });
  // dynalite opens its folder with the first call, so only an answer shows that the folder is its own.
  const answered = once(child, 'message').then(async ([port]: number[]) => {
    await post(port ?? 0, agent, 'ListTables', '{}');
    return port ?? 0;
  });
  answered.catch(() => undefined);
  exited.catch(() => undefined);
  return { child, port: await Promise.race([answered, exited]) };
}

async function spawn(directory: string, agent: Agent): Promise<{ child: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await spawnOnce(directory, agent);
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
      await sleep(START_PAUSE_MS);
    }
  }
}

/** Starts dynalite over `directory`, which is made when absent. */
export async function startEngine(directory: string): Promise<Engine> {
  await mkdir(directory, { recursive: true });
  const agent = new Agent({ keepAlive: true });
  let stopping = false;
  let running = spawn(directory, agent);

  const watch = ({ child }: { child: ChildProcess }) => {
    child.once('exit', () => {
      if (stopping) return;
      running = spawn(directory, agent);
      running.then(watch, () => undefined);
    });
  };
  watch(await running);

  return {
    call: async (operation, payload) => {
      const { port } = await running;
      return post(port, agent, operation, typeof payload === 'string' ? payload : JSON.stringify(payload));
    },
    stop: async () => {
      stopping = true;
      const { child } = await running;
      agent.destroy();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
