import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { eventually } from '../eventually.ts';
import { signIn } from './sign-in-at.ts';

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A product in a process of its own, without demo data. */
export interface RunningProduct {
  readonly url: string;
  call(target: string, init?: { method?: string; body?: unknown; key?: string }): Promise<Response>;
  asAdmin: RunningProduct['call'];
  /** As a power cut would: nothing is closed. */
  kill(): Promise<void>;
}

/** Starts a product over a folder and signs its admin in. */
export async function runProduct(folder: string): Promise<RunningProduct> {
  const child = spawn(process.execPath, [fileOf('local/start.ts'), '--empty'], {
    env: { ...process.env, PORT: '0', LOCAL_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  const url = await eventually(() => {
    const ready = lines.find((line) => line.startsWith('ready '));
    if (!ready) throw new Error('The product is not ready.');
    return ready.slice('ready '.length);
  });
  const config = await (await fetch(`${url}/config.json`)).json();
  const token = await signIn({ url });
  const callAs =
    (bearer: string): RunningProduct['call'] =>
    (target, { method = 'GET', body, key } = {}) =>
      fetch(`${url}/api${target}`, {
        method,
        headers: {
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
  return {
    url,
    call: callAs(config.publicKey),
    asAdmin: callAs(token),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

/** Runs an operator's command over a folder; answers its exit code and what it printed. */
export async function runCommand(
  command: string,
  folder: string,
  ...args: readonly string[]
): Promise<{ code: number; printed: string }> {
  const child = spawn(process.execPath, [fileOf(`commands/${command}.ts`), ...args], {
    env: { PATH: process.env.PATH, LOCAL_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (part) => printed.push(String(part)));
  const [code] = await once(child, 'close');
  return { code, printed: printed.join('') };
}
