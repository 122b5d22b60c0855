/**
 * node bench/many-photos.ts [--photos 1000] [--kilobytes 250] [--megabits 5]
 *
 * So many photos of jobs wait on the owner's phone. Prints when Today stands without a line (a quarter of the CPU), the
 * memory that the page takes with none and with all of them waiting, how long they take to go out on a line of so many
 * megabits a second, and the most memory that the page took meanwhile.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { maxJobPhotos } from '#domain/photo/job-photo.ts';
import { startProduct } from '#local/product.ts';
import { connect } from './connect.ts';
import { OwnerPhone } from './owner-phone.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '1000' },
    kilobytes: { type: 'string', default: '250' },
    megabits: { type: 'string', default: '5' },
  },
});
const [count, bytes] = [Number(values.photos), Number(values.kilobytes) * 1000];
const bytesPerSecond = Number(values.megabits) * 125_000;

const folder = await mkdtemp(join(tmpdir(), 'many-photos-'));
const product = await startProduct({ dataDirectory: join(folder, 'data') });
const phone = new OwnerPhone(product, join(folder, 'profile'));

/** Filled up behind its end, as cameras do with what they know. */
async function photoOf(size: number): Promise<Buffer> {
  const drawn = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([drawn, Buffer.alloc(Math.max(0, size - drawn.length))]);
}

async function leads(wanted: number): Promise<string[]> {
  const call = await connect(product.url);
  const ids: string[] = [];
  while (ids.length < wanted) {
    const made = await call('admin-lead-create', {
      fullName: `Dora ${ids.length}`,
      email: `d${ids.length}@example.com`,
    });
    ids.push((made as never as { lead: { id: string } }).lead.id);
  }
  return ids;
}

/** Puts them where the app would have. */
async function fill(ids: readonly string[], photo: string): Promise<void> {
  await phone.page.evaluate(
    async ({ leadIds, encoded, wanted, most }) => {
      const one = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0)).buffer;
      const opening = indexedDB.open('bdla-device');
      const device = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (let from = 0; from < wanted; from += 50) {
        const change = device.transaction(['photos', 'bytes'], 'readwrite');
        for (let place = from; place < Math.min(wanted, from + 50); place += 1) {
          const id = crypto.randomUUID().replaceAll('-', '').slice(0, 26);
          const leadId = leadIds[Math.floor(place / most)];
          const facts = { leadId, name: 'Dora', kind: 'after', pair: `Pair ${place % most}` };
          change.objectStore('bytes').put(one, id);
          change.objectStore('photos').add({ id, ...facts, isPrivate: false, size: one.byteLength });
        }
        await new Promise((resolve) => {
          change.oncomplete = resolve;
        });
      }
      device.close();
    },
    { leadIds: ids, encoded: photo, wanted: count, most: maxJobPhotos },
  );
}

async function megabytes(): Promise<number> {
  const session = await phone.page.context().newCDPSession(phone.page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  await session.detach();
  return (usedSize + (backingStorageSize ?? 0)) / 1e6;
}

/** In ms, until Today stands without a line. */
async function opening(): Promise<number> {
  const page = await phone.open('/adminka', async (fresh) => {
    const session = await fresh.context().newCDPSession(fresh);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  });
  await page.locator('.visit:not(.visit--bones)').waitFor();
  return page.evaluate(() => performance.now());
}

async function left(): Promise<number> {
  return (JSON.parse(await phone.waiting()) as unknown[]).length;
}

const say = (text: string, figure: number, unit: string) =>
  process.stdout.write(`${text.padEnd(44)} ${figure.toFixed(1)} ${unit}\n`);

try {
  const ids = await leads(Math.ceil(count / maxJobPhotos));
  await phone.start();
  await phone.signIn();
  await phone.setOffline(true);
  await opening();
  say('Today without a line, nothing waiting', await opening(), 'ms');
  say('memory, nothing waiting', await megabytes(), 'MB');
  await fill(ids, (await photoOf(bytes)).toString('base64'));
  await opening();
  say(`Today without a line, ${count} photos waiting`, await opening(), 'ms');
  await pause(5000);
  say(`memory, ${count} photos waiting`, await megabytes(), 'MB');
  await phone.setOffline(false);
  await phone.open('/adminka', async (fresh) => {
    const session = await fresh.context().newCDPSession(fresh);
    const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 100, ...speed });
  });
  const began = performance.now();
  let most = 0;
  for (let waits = await left(); waits > 0; waits = await left()) {
    most = Math.max(most, await megabytes());
    process.stdout.write(`${waits} wait after ${Math.round((performance.now() - began) / 1000)} s\n`);
    await pause(15_000);
  }
  say('until all have gone out', (performance.now() - began) / 1000, 's');
  say('the most memory meanwhile', most, 'MB');
} finally {
  phone.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
