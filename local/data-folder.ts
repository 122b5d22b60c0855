import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export class FolderInUse extends Error {}

export interface FolderLock {
  release(): Promise<void>;
}

/** The system frees a socket when its process ends; a pid file would survive kill -9 and could name another one. */
function lockName(folder: string): { name: string; isFile: boolean } {
  const id = `boat-detailing-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return { name: `\0${id}`, isFile: false };
  if (process.platform === 'win32') return { name: `\\\\.\\pipe\\${id}`, isFile: false };
  return { name: path.join(tmpdir(), `${id}.sock`), isFile: true };
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

function listen(server: Server, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(name, resolve);
  });
}

/** A socket file without a listener is left from a crash. */
function answers(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const { name, isFile } = lockName(await realpath(folder));
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, name);
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (!isFile || (await answers(name))) throw new FolderInUse(folder);
    await rm(name, { force: true });
    await listen(server, name);
  }
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}
