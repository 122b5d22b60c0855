import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { selectTarget } from '../../commands/operator-target.ts';

let folder: string;
const stage =
  'LEADS_TABLE=L TIMELINE_TABLE=T QUOTES_TABLE=Q POSTS_TABLE=P DAYS_TABLE=D CUSTOMERS_TABLE=C SETTINGS_TABLE=S FORECASTS_TABLE=F CONTENT_TABLE=K PHOTOS_BUCKET=p EXPORTS_BUCKET=e';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'operator-'));
  vi.stubEnv('LOCAL_DATA_DIR', folder);
  vi.stubEnv('LEADS_TABLE', undefined);
  vi.stubEnv('AWS_PROFILE', 'somebody');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const enter = (values: string) => {
  for (const pair of values.split(' ')) vi.stubEnv(...(pair.split('=') as [string, string]));
  return selectTarget();
};

test('a stage that the environment names is worked on, with the account of the environment', async () => {
  expect(await enter(`${stage} AWS_REGION=us-west-2`)).toEqual({ name: 'L in us-west-2' });
  expect(process.env.AWS_PROFILE).toBe('somebody');
});

test('an environment that names only part of a stage is refused with what is missing', async () => {
  const half = 'LEADS_TABLE=L AWS_REGION= QUOTES_TABLE= POSTS_TABLE=P PHOTOS_BUCKET=p';
  await expect(enter(half)).rejects.toThrow(/lacks .*QUOTES_TABLE.*AWS_REGION/);
});

async function leaveFile(inboxUrl: string): Promise<void> {
  const environment = { LEADS_TABLE: 'Leads', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' };
  await writeFile(path.join(folder, 'operator.json'), JSON.stringify({ environment, inboxUrl }));
}

async function aPort(): Promise<Server> {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const inboxOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/_local/inbox`;

test('without a stage the command works on the product of this machine, out of reach of any account', async () => {
  const product = await aPort();
  onTestFinished(() => void product.close());
  await leaveFile(inboxOf(product));
  expect(await selectTarget()).toMatchObject({ inboxUrl: inboxOf(product) });
  expect([process.env.AWS_ENDPOINT_URL_S3, process.env.AWS_PROFILE]).toEqual([
    'http://127.0.0.1:1',
    undefined,
  ]);
});

const nothingRuns = /No product is running over .*docs\/data\.md/;

test('without a stage and a local product the command says what to do', async () => {
  await expect(selectTarget()).rejects.toThrow(nothingRuns);
});

test('what a killed product has left behind is no running product', async () => {
  const product = await aPort();
  await leaveFile(inboxOf(product));
  product.close();
  await once(product, 'close');
  await expect(selectTarget()).rejects.toThrow(nothingRuns);
  expect(process.env.AWS_PROFILE).toBe('somebody');
});
