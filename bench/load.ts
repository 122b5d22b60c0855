/**
 * npm run bench:load [-- --minutes 5 --times 1]
 *
 * A Saturday in season (saturday.ts) against the whole product on this machine: visitors browse, some book with
 * photos and watch their status page, two admins work. Calls come when people come, whether or not earlier ones
 * were answered. Prints p50 and p99 of each operation, errors, memory, and whether each booking got its confirmation.
 * `--times` multiplies the visitors and bookings.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { uploadHeaders } from '#domain/photo/photos.ts';
import { createChance } from '#local/demo/chance.ts';
import { benchBooking } from './api-calls.ts';
import { connect } from './connect.ts';
import { startLoadedProduct } from './load-product.ts';
import { adminRound, nextArrivalMs, saturday } from './saturday.ts';
import type { Send } from './send.ts';
import { percentile, printTable } from './timing.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, times: { type: 'string', default: '1' } },
});
const minutes = Number(values.minutes);
const times = Number(values.times);
const memoryEveryMs = 5000;

const taken = new Map<string, number[]>();
const failures: string[] = [];

/** Runs one step, keeps its time under a name, and counts it as failed when it throws. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const begun = performance.now();
  try {
    return await work();
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  } finally {
    taken.set(name, [...(taken.get(name) ?? []), performance.now() - begun]);
  }
}

async function get(url: string): Promise<string> {
  const response = await fetch(url);
  const body = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return body;
}

/** A visit: the pages one after the other, what the first one shows at once, and nothing twice. */
async function browse(url: string): Promise<void> {
  const seen = new Set<string>();
  for (const page of saturday.pagesPerVisit) {
    const html = (await step('page', () => get(url + page))) ?? '';
    const named = [...html.matchAll(/(?:src|href)="(\/(?:assets|fonts)\/[^"]+)"/g)].map(([, file]) => file);
    const fresh = [...new Set(named)].filter((file) => file !== undefined && !seen.has(file));
    await Promise.all(
      fresh.map((file) => {
        seen.add(String(file));
        return step('file', () => get(`${url}${file}`));
      }),
    );
    await sleep(2000);
  }
}

async function upload(send: Send, tempId: string, photo: Buffer<ArrayBuffer>): Promise<string> {
  const asked = { filename: 'bow.jpg', tempId, contentType: 'image/jpeg', size: photo.length };
  const { signedUrl = '', path: stored = '' } =
    (await step('generate-upload-url', () => send('generate-upload-url', asked))) ?? {};
  await step('photo upload', async () => {
    const response = await fetch(signedUrl, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg', ...uploadHeaders },
      body: photo,
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the storage answered ${response.status}`);
  });
  return stored;
}

async function book(send: Send, photo: Buffer<ArrayBuffer>): Promise<void> {
  const tempId = randomUUID();
  const photos = Array.from({ length: saturday.photosPerBooking }, () => upload(send, tempId, photo));
  const photo_urls = await Promise.all(photos);
  const booked = await step('lead-intake', () => send('lead-intake', { ...benchBooking(), photo_urls }));
  if (!booked) return;
  for (let read = 0; read < saturday.statusReadsPerBooking && !isOver(); read += 1) {
    await step('lead-status', () => send('lead-status', { slug: booked.slug }));
    await sleep(Math.min(30_000, Math.max(0, endsAt - Date.now())));
  }
}

async function administrate(send: Send, number: number): Promise<void> {
  const round = createChance(number);
  const line_items = [{ description: 'Complete Detail', quantity: 24, unit_price: 2800 }];
  // Two people do not press at the same moment: of two mails to one customer at once, one is refused.
  await sleep((number * saturday.thinkSeconds * 1000) / saturday.admins);
  while (!isOver()) {
    const found = (await step('admin-leads', () => send('admin-leads', { q: 'marina' }))) as unknown as
      | { leads: { id: string }[] }
      | undefined;
    const leads = found?.leads ?? [];
    const id = leads[round.whole(0, Math.max(0, leads.length - 1))]?.id;
    await sleep(saturday.thinkSeconds * 1000);
    if (id === undefined) continue;
    const inputs: Record<(typeof adminRound)[number], object> = {
      'admin-leads': { q: 'ben', sortBy: 'city' },
      'admin-lead': { id },
      'admin-timeline': { id },
      'admin-quote-save': { id, line_items },
      'admin-lead-update': { id, est_price_min: round.whole(400, 900) },
      'admin-offer': { leadId: id, est_price_min: 600, est_price_max: 900 },
      'admin-schedule': { leadId: id, scheduled_at: new Date(Date.now() + 86_400_000 * 3).toISOString() },
      'admin-timeline-add': { id, status: 'Called at the dock' },
      'admin-leads-export': { q: 'marina' },
    };
    for (const name of adminRound.slice(1)) {
      if (isOver()) return;
      await step(name, () => send(name, { ...inputs[name] }));
      await sleep(saturday.thinkSeconds * 1000);
    }
  }
}

/** Starts one `work` for each arrival until the time is over; answers when all have ended. */
async function arrivals(perHour: number, seed: number, work: () => Promise<void>): Promise<number> {
  const chance = createChance(seed);
  const begun: Promise<void>[] = [];
  for (;;) {
    await sleep(nextArrivalMs(perHour, chance));
    if (isOver()) break;
    begun.push(work());
  }
  await Promise.all(begun);
  return begun.length;
}

async function watchMemory(memory: () => Promise<number>): Promise<readonly number[]> {
  const samples: number[] = [];
  while (!isOver()) {
    samples.push(await memory());
    await sleep(memoryEveryMs);
  }
  return samples;
}

/** Bookings whose confirmation has not arrived within a minute; the owner's emails become a digest in such an hour. */
async function missingMails(url: string, bookings: number): Promise<number> {
  let missing = bookings;
  for (let second = 0; second < 60 && missing > 0; second += 1) {
    const mails = JSON.parse(await get(`${url}/_local/inbox.json`)) as { subject: string }[];
    missing = bookings - mails.filter(({ subject }) => subject.startsWith('We have your request:')).length;
    if (missing > 0) await sleep(1000);
  }
  return missing;
}

const mean = (samples: readonly number[]): number =>
  samples.reduce((total, value) => total + value, 0) / samples.length;

function printFigures(memory: readonly number[]): void {
  const rows = [...taken].map(([name, unsorted]) => {
    const sorted = unsorted.toSorted((a, b) => a - b);
    const figures = [percentile(sorted, 0.5), percentile(sorted, 0.99), sorted.at(-1) ?? 0];
    return [name, String(sorted.length), ...figures.map((figure) => figure.toFixed(1))];
  });
  printTable(['step', 'count', 'p50 ms', 'p99 ms', 'longest ms'], rows);
  const third = Math.ceil(memory.length / 3);
  const [middle, last] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(-third))];
  process.stdout.write(
    `memory: ${middle.toFixed(0)} MB in the middle third, ${last.toFixed(0)} MB in the last, ratio ${(last / middle).toFixed(2)}\n`,
  );
  process.stdout.write(`errors: ${failures.length}\n${failures.slice(0, 20).join('\n')}\n`);
}

const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
const picture = { width: 2560, height: 1920, channels: 3, background: '#357', noise } as const;
const photo = Buffer.from(await sharp({ create: picture }).jpeg({ quality: 80 }).toBuffer());

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'load-'));
const product = await startLoadedProduct(dataDirectory);
const endsAt = Date.now() + minutes * 60_000;
const isOver = () => Date.now() >= endsAt;
try {
  const send = await connect(product.url);
  process.stdout.write(`${minutes} minutes, ${times} times a Saturday, ${photo.length >> 10} kB a photo\n\n`);
  const [memory, , bookings] = await Promise.all([
    watchMemory(product.memory),
    arrivals(saturday.visits * times, 1, () => browse(product.url)),
    arrivals(saturday.bookings * times, 2, () => book(send, photo)),
    ...Array.from({ length: saturday.admins }, (_, number) => administrate(send, number)),
  ]);
  printFigures(memory);
  process.stdout.write(
    `bookings: ${bookings}, confirmations missing: ${await missingMails(product.url, bookings)}\n`,
  );
} finally {
  await product.stop();
  await rm(dataDirectory, { recursive: true });
}
