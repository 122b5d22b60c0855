import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DamagedFile } from '../damaged-file.ts';
import type { JsonObject } from './json.ts';

export interface Reply<Body = string> {
  readonly status: number;
  readonly body: Body;
}

/** dynalite in a child process, restarted when it crashes. */
export interface Engine {
  /** Rejects when the process dies. */
  call(operation: string, input: JsonObject): Promise<Reply>;
  /** The same for bytes as they came, which are answered as they come. */
  forward(operation: string, payload: Buffer): Promise<Reply<Buffer>>;
  /** Simulates a crash; the process is restarted. */
  kill(): void;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('./dynalite-process.ts', import.meta.url));
// dynalite parses signatures but does not verify them.
const signature = 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=local';

export interface EngineOptions {
  /** A process that was just killed may hold the folder's lock a little longer. */
  readonly startAttempts: number;
  readonly startPauseMs: number;
  readonly retryMs: number;
  readonly report: (line: string) => void;
}

const defaults: EngineOptions = {
  startAttempts: 30,
  startPauseMs: 100,
  retryMs: 1000,
  report: (line) => process.stderr.write(`${line}\n`),
};

export class DatabaseFailed extends Error {}

function post(port: number, agent: Agent, operation: string, body: Buffer): Promise<Reply<Buffer>> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.0',
          'content-length': body.length,
          'x-amz-target': `DynamoDB_20120810.${operation}`,
          'x-amz-date': '20260101T000000Z',
          authorization: signature,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 500, body: Buffer.concat(chunks) }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Usually a full disk, which dynalite does not report. */
async function whyNot(directory: string): Promise<string> {
  const trial = `${directory}.trial`;
  try {
    await writeFile(trial, Buffer.alloc(64 * 1024));
    return 'Its process ends at once.';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'The disk is full.' : String(error);
  } finally {
    await rm(trial, { force: true });
  }
}

async function spawnOnce(directory: string, agent: Agent): Promise<Running> {
  const child = fork(program, [directory], {
    execArgv: ['--v8-pool-size=0'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = once(child, 'exit').then(async () => {
    throw new DatabaseFailed(await whyNot(directory));
  });
  // dynalite opens its folder on the first call, so only an answer shows that it has the lock.
  const answered = once(child, 'message').then(async ([port]: number[]) => {
    const { status } = await post(port ?? 0, agent, 'ListTables', Buffer.from('{}')).catch(() => exited);
    if (status !== 200) throw new DatabaseFailed(await whyNot(directory));
    return port ?? 0;
  });
  answered.catch(() => undefined);
  exited.catch(() => undefined);
  try {
    return { child, port: await Promise.race([answered, exited]) };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** LevelDB treats a folder without CURRENT as new, and would start empty over existing data. */
async function refuseWithoutCurrent(directory: string): Promise<void> {
  const files = await readdir(directory);
  const hasData = files.some((file) => /^MANIFEST-|\.(?:ldb|log)$/.test(file));
  if (hasData && !files.includes('CURRENT')) throw new DamagedFile(path.join(directory, 'CURRENT'));
}

/** Throws DatabaseFailed or DamagedFile. */
export async function startEngine(directory: string, options: Partial<EngineOptions> = {}): Promise<Engine> {
  const { startAttempts, startPauseMs, retryMs, report } = { ...defaults, ...options };
  await mkdir(directory, { recursive: true });
  await refuseWithoutCurrent(directory);
  const agent = new Agent({ keepAlive: true });
  const stopping = new AbortController();

  const spawn = async (): Promise<Running> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await spawnOnce(directory, agent);
      } catch (error) {
        if (attempt >= startAttempts || stopping.signal.aborted) throw error;
        await sleep(startPauseMs);
      }
    }
  };
  let running = spawn();

  const revive = async () => {
    let isReported = false;
    while (!stopping.signal.aborted) {
      running = spawn();
      try {
        watch(await running);
        if (isReported) report('The database is back.');
        return;
      } catch (error) {
        if (!isReported) {
          report(`The database stopped: ${(error as Error).message} It comes back by itself once it can.`);
        }
        isReported = true;
        await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  const watch = ({ child }: Running) => {
    child.once('exit', () => {
      if (!stopping.signal.aborted) void revive();
    });
  };
  watch(await running);

  const forward: Engine['forward'] = async (operation, payload) => {
    const { port } = await running;
    return post(port, agent, operation, payload);
  };

  return {
    call: async (operation, input) => {
      const { status, body } = await forward(operation, Buffer.from(JSON.stringify(input)));
      return { status, body: body.toString() };
    },
    forward,
    kill: () => {
      void running.then(({ child }) => child.kill('SIGKILL'));
    },
    stop: async () => {
      stopping.abort();
      const last = await running.catch(() => undefined);
      agent.destroy();
      if (!last || last.child.exitCode !== null || last.child.signalCode !== null) return;
      const ended = once(last.child, 'exit');
      last.child.disconnect();
      await ended;
    },
  };
}
