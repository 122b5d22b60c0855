import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(import.meta.resolve('#local/start.ts'));

/** The product in processes of its own, so that its memory is its own too. */
export interface LoadedProduct {
  readonly url: string;
  /** Resident memory of its process and of those below it, in MB. Reads /proc, hence Linux alone. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

async function familyOf(pid: number): Promise<readonly number[]> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const pids = children.join(' ').split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(pids.map(familyOf))).flat()];
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

async function urlOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The product has no output.');
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('ready ')) return line.slice('ready '.length);
  }
  throw new Error('The product did not start.');
}

/** Starts the built product without demo data on a free port. */
export async function startLoadedProduct(dataDirectory: string): Promise<LoadedProduct> {
  const child = spawn(process.execPath, ['--v8-pool-size=0', program, '--empty'], {
    env: { ...process.env, PORT: '0', LOCAL_DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await urlOf(child);
  child.stdout?.resume();
  const pid = child.pid ?? 0;
  return {
    url,
    memory: async () => sum(await Promise.all((await familyOf(pid)).map(residentMb))),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
