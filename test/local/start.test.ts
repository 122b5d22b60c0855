import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../eventually.ts';

const PROGRAM = fileURLToPath(new URL('../../local/start.ts', import.meta.url));

type Started = {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly lines: readonly string[];
  readonly errors: readonly string[];
};

const temporaryFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'start-'));
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }));
  return folder;
};

function start(folder: string, port = '0'): Started {
  const child = spawn(process.execPath, [PROGRAM, '--empty', '--api'], {
    env: { ...process.env, PORT: port, LOCAL_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { child, lines, errors };
}

const urlOf = async ({ lines }: Started) => {
  await eventually(() => expect(lines.at(-1)).toMatch(/^ready /));
  return lines.at(-1)?.replace('ready ', '') ?? '';
};

/** Ids of the processes whose parent is `pid`. */
function childrenOf(pid: number | undefined): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = table.split('\n').map((row) => row.trim().split(/\s+/).map(Number));
  return rows.flatMap(([id, parent]) => (id !== undefined && parent === pid ? [id] : []));
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function expectCleanStop({ child }: Started, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  const children = childrenOf(child.pid);
  expect(children).not.toEqual([]);
  child.kill(signal);
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(children.filter(isAlive)).toEqual([]);
}

test('the start says where all is, a second one why it cannot, and SIGINT stops it cleanly', async () => {
  const folder = await temporaryFolder();
  const first = start(folder);
  const url = await urlOf(first);
  expect(first.lines).toEqual([
    `inbox ${url}/_local/inbox`,
    `data ${folder}`,
    expect.stringMatching(/^admin sign-in: admin@boatdetailingla\.example \/ \S+$/),
    `ready ${url}`,
  ]);
  const onSameFolder = start(folder);
  expect(await once(onSameFolder.child, 'close')).toEqual([1, null]);
  expect([onSameFolder.lines, onSameFolder.errors]).toEqual([
    [],
    [`Another start already uses the data folder ${folder}.`],
  ]);
  const { port } = new URL(url);
  const onTakenPort = start(await temporaryFolder(), port);
  expect(await once(onTakenPort.child, 'close')).toEqual([1, null]);
  expect(onTakenPort.errors).toEqual([`Port ${port} is taken; choose another one with PORT=...`]);
  await expectCleanStop(first, 'SIGINT');
  expect(first.errors).toEqual([]);
});

test('a signal to npm ends the product too, though npm hands it to its shell alone', async () => {
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${PROGRAM}" --empty --api; true`], {
    env: { ...process.env, PORT: '0', LOCAL_DATA_DIR: await temporaryFolder(), npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface(shell.stdout).on('line', (line) => lines.push(line));
  await eventually(() => expect(lines.at(-1)).toMatch(/^ready /));
  const product = childrenOf(shell.pid);
  const all = [...product, ...product.flatMap(childrenOf)];
  onTestFinished(() => {
    for (const pid of all.filter(isAlive)) process.kill(pid, 'SIGKILL');
  });
  expect(all.length).toBeGreaterThan(1);
  shell.kill('SIGTERM');
  await eventually(() => expect(all.filter(isAlive)).toEqual([]));
});

test('after kill -9 the next start finds the folder free and no child in its way, and SIGTERM stops it cleanly', async () => {
  const folder = await temporaryFolder();
  const first = start(folder);
  await urlOf(first);
  const children = childrenOf(first.child.pid);
  first.child.kill('SIGKILL');
  await once(first.child, 'close');
  const second = start(folder);
  const url = await urlOf(second);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  await eventually(() => expect(children.filter(isAlive)).toEqual([]));
  await expectCleanStop(second, 'SIGTERM');
});
