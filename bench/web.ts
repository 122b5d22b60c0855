/**
 * Lighthouse on eight pages of the built site (mobile, default throttling, HTTP/2 with brotli), each beside
 * its twin without scripts in the same run: `npm run bench:web [-- runs [path...]]`. Prints medians, ratios
 * and what each page weighs.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium, quietFlags } from '#local/find-chromium.ts';
import { ensureBuilt } from '#local/site/ensure-built.ts';
import { startSecureSite } from './secure-site.ts';

const [runsText = '5', ...chosen] = process.argv.slice(2);
const runs = Number(runsText);
if (!Number.isInteger(runs) || runs < 1) {
  throw new Error(`Say first how many runs, not "${runsText}": npm run bench:web -- 1 /blog`);
}
const pages =
  chosen.length > 0
    ? chosen
    : [
        '/',
        '/services',
        '/services/restorer',
        '/locations/marina-del-rey',
        '/locations/castaic-lake',
        '/booking',
        '/blog',
        '/blog/oxidation-explained',
      ];
const folder = '.build/local-site';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await ensureBuilt(join(process.cwd(), folder));
const site = await startSecureSite(folder);
const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const port = 9000 + (process.pid % 900);
const chrome = spawn(
  findChromium(),
  [
    '--headless=new',
    ...quietFlags,
    '--ignore-certificate-errors',
    `--user-data-dir=${profile}`,
    `--remote-debugging-port=${port}`,
    'about:blank',
  ],
  { stdio: 'ignore' },
);

async function untilListening(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Chromium did not open its debugging port');
}

async function measure(path: string): Promise<Result> {
  const outcome = await lighthouse(`${site.url}${path}`, { port, logLevel: 'silent', output: 'json' });
  if (!outcome) throw new Error(`Lighthouse gave no result for ${path}`);
  return outcome.lhr;
}

const score = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const value = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;

/** Kilobytes (1,000 bytes) over the wire by kind of resource. */
function weights(result: Result): Record<string, string> {
  const details = result.audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const sum = (kind: string) =>
    items
      .filter((item) => item.resourceType === kind)
      .reduce((bytes, item) => bytes + Number(item.transferSize ?? 0), 0);
  return Object.fromEntries(
    [
      ['Document', 'html+css'],
      ['Script', 'js'],
      ['Image', 'pictures'],
      ['Font', 'font'],
    ].map(([kind = '', name = '']) => [`${name} kB`, (sum(kind) / 1000).toFixed(1)]),
  );
}

try {
  await untilListening();
  const rows: Record<string, Record<string, string | number>> = {};
  const faults = new Set<string>();
  for (const path of pages) {
    const own: Result[] = [];
    const plain: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      own.push(await measure(path));
      plain.push(await measure(`/plain${path}`));
    }
    const of = (results: readonly Result[], audit: string) =>
      median(results.map((result) => value(result, audit)));
    const lcp = of(own, 'largest-contentful-paint');
    const plainLcp = of(plain, 'largest-contentful-paint');
    const last = own.at(-1);
    if (!last) continue;
    for (const category of Object.values(last.categories)) {
      for (const { id } of category.auditRefs) {
        const audit = last.audits[id];
        if (
          audit?.score !== null &&
          audit !== undefined &&
          audit.score < 1 &&
          audit.scoreDisplayMode === 'binary'
        ) {
          faults.add(`${path}: ${id}`);
        }
      }
    }
    rows[path] = {
      perf: median(own.map((result) => score(result, 'performance'))),
      a11y: median(own.map((result) => score(result, 'accessibility'))),
      best: median(own.map((result) => score(result, 'best-practices'))),
      seo: median(own.map((result) => score(result, 'seo'))),
      'LCP ms': Math.round(lcp),
      'plain LCP': Math.round(plainLcp),
      ratio: (lcp / plainLcp).toFixed(3),
      CLS: of(own, 'cumulative-layout-shift').toFixed(3),
      'TBT ms': Math.round(of(own, 'total-blocking-time')),
      'plain TBT': Math.round(of(plain, 'total-blocking-time')),
      ...weights(last),
    };
  }
  console.table(rows);
  for (const fault of faults) console.log(`failed audit  ${fault}`);
} finally {
  chrome.kill();
  await site.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}
