/**
 * Opens Today and the list of leads as on a dock, in headless Chromium with nothing cached: 562 ms latency,
 * 1.5 Mbit/s, a quarter of the CPU. `npm run bench:admin [-- runs]`. Prints each request of the last run by when
 * it began and ended, and when the page stood, as the median of all runs.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { startProduct } from '#local/product.ts';
import { findChromium, quietFlags } from '../commands/find-chromium.ts';

const runs = Number(process.argv[2] ?? 3);
if (!Number.isInteger(runs) || runs < 1) throw new Error('Say how many runs: npm run bench:admin -- 5');

/** Bytes a second of 1.5 Mbit/s. */
const throughput = (1.5 * 1024 * 1024) / 8;
const line = {
  offline: false,
  latency: 562,
  downloadThroughput: throughput,
  uploadThroughput: throughput / 2,
};
const cpuShare = 4;

const pages = [
  { path: '/adminka', stands: '.visit:not(.visit--bones)' },
  { path: '/admin', stands: '.leads:not(.leads--bones) tbody tr' },
] as const;

interface Trip {
  readonly name: string;
  readonly from: number;
  to: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function signIn(
  browser: Browser,
  url: string,
  { email, password }: { email: string; password: string },
) {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/adminka/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/adminka');
  const storageState = await context.storageState();
  await context.close();
  return { baseURL: url, storageState, viewport: { width: 390, height: 844 } };
}

async function open(
  browser: Browser,
  session: BrowserContextOptions,
  { path, stands }: (typeof pages)[number],
) {
  const context = await browser.newContext(session);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', line);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuShare });
  const began = performance.now();
  const trips = new Map<string, Trip>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const from = performance.now() - began;
    trips.set(requestId, { name: new URL(request.url).pathname, from, to: Number.NaN });
  });
  const end = ({ requestId }: { requestId: string }) => {
    const trip = trips.get(requestId);
    if (trip) trip.to = performance.now() - began;
  };
  devTools.on('Network.loadingFinished', end);
  devTools.on('Network.loadingFailed', end);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(stands).first().waitFor();
  const stood = performance.now() - began;
  await context.close();
  return { stood, trips: [...trips.values()].filter(({ from }) => from <= stood) };
}

const seconds = (milliseconds: number): string =>
  Number.isNaN(milliseconds) ? ' open' : (milliseconds / 1000).toFixed(2).padStart(5);

const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-admin-'));
const product = await startProduct({ dataDirectory });
const browser = await chromium.launch({ executablePath: findChromium(), args: [...quietFlags] });
try {
  const session = await signIn(browser, product.url, product.admin);
  for (const page of pages) {
    const opened = [];
    for (let run = 0; run < runs; run += 1) opened.push(await open(browser, session, page));
    const trips = opened.at(-1)?.trips ?? [];
    console.info(`\n${page.path} stands after ${seconds(median(opened.map(({ stood }) => stood)))} s`);
    console.info(`${trips.length} requests until then:`);
    for (const { name, from, to } of trips) console.info(`${seconds(from)} to ${seconds(to)} s  ${name}`);
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDirectory, { recursive: true });
}
