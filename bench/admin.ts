/**
 * npm run bench:admin [-- --runs 3 --leads 10000]
 *
 * Opens Today and the list of leads in headless Chromium with nothing cached, as on a dock (562 ms latency,
 * 1.5 Mbit/s, a quarter of the CPU) and on a good line. Prints when the page stood, as the median of all runs, and
 * for the dock each request of the last run by when it began and ended. `--leads` adds as many to the demo's.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { findChromium, quietFlags } from '#local/find-chromium.ts';
import { type Product, startProduct } from '#local/product.ts';
import { storeLeads } from './lead-record.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, leads: { type: 'string', default: '0' } },
});
const [runs, leads] = [Number(values.runs), Number(values.leads)];

interface Line {
  /** In ms. */
  readonly latency: number;
  readonly megabits: number;
  /** How many times slower than this machine. */
  readonly cpuRate: number;
}

const dock: Line = { latency: 562, megabits: 1.5, cpuRate: 4 };
const goodLine: Line = { latency: 20, megabits: 50, cpuRate: 1 };

const conditionsOf = ({ latency, megabits }: Line) => {
  const bytesASecond = (megabits * 1024 * 1024) / 8;
  return {
    offline: false,
    latency,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond / 2,
  };
};

const today = '.visit:not(.visit--bones)';
interface OpenedPage {
  readonly path: string;
  readonly stands: string;
  readonly isTokenOld?: true;
}

const pages: readonly OpenedPage[] = [
  { path: '/adminka', stands: today },
  { path: '/admin', stands: '.leads:not(.leads--bones) tbody tr' },
  // As after a night: the access token, which lives fifteen minutes, has to be renewed.
  { path: '/adminka', stands: today, isTokenOld: true },
];

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

/** Makes the server's clock run far ahead, as Amplify notes it beside the tokens: they have ended by it. */
const endTokens = () => {
  for (const key of Object.keys(localStorage))
    if (key.endsWith('.clockDrift')) localStorage.setItem(key, '3600000');
};

/** Marks when the frame that first shows what matches the selector is drawn. */
const watchFor = (stands: string) => {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(stands)) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('stands')));
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
};

async function open(
  browser: Browser,
  session: BrowserContextOptions,
  { path, stands, isTokenOld }: OpenedPage,
  line: Line,
) {
  const context = await browser.newContext(session);
  if (isTokenOld) await context.addInitScript(endTokens);
  await context.addInitScript(watchFor, stands);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', conditionsOf(line));
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: line.cpuRate });
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
  // Not when a locator finds it: that polls less and less often, and the slow page has to run it.
  const mark = await page.waitForFunction(() => performance.getEntriesByName('stands')[0]?.startTime);
  const stood = Number(await mark.jsonValue());
  await context.close();
  return { stood, trips: [...trips.values()].filter(({ from }) => from <= stood) };
}

const seconds = (milliseconds: number): string =>
  Number.isNaN(milliseconds) ? ' open' : (milliseconds / 1000).toFixed(2).padStart(5);

async function openOften(browser: Browser, product: Product, page: OpenedPage, line: Line) {
  const opened = [];
  for (let run = 0; run < runs; run += 1) {
    // A session for each: a renewal ends the token that it was made with.
    const session = await signIn(browser, product.url, product.admin);
    opened.push(await open(browser, session, page, line));
  }
  return { stood: median(opened.map(({ stood }) => stood)), trips: opened.at(-1)?.trips ?? [] };
}

const dataDirectory = await mkdtemp(join(tmpdir(), 'bench-admin-'));
const product = await startProduct({ dataDirectory });
const browser = await chromium.launch({ executablePath: findChromium(), args: [...quietFlags] });
try {
  await storeLeads(0, leads);
  for (const page of pages) {
    const [slow, good] = [
      await openOften(browser, product, page, dock),
      await openOften(browser, product, page, goodLine),
    ];
    const renewed = page.isTokenOld ? ', its token renewed,' : '';
    console.info(
      `\n${page.path}${renewed} stands after ${seconds(slow.stood)} s on a dock, ${seconds(good.stood)} s on a good line`,
    );
    console.info(`${slow.trips.length} requests on the dock until then:`);
    for (const { name, from, to } of slow.trips) {
      console.info(`${seconds(from)} to ${seconds(to)} s  ${name}`);
    }
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDirectory, { recursive: true });
}
