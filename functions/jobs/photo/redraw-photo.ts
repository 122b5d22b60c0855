import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type PhotoType, photoLimits, sniffPhotoType } from '#domain/photo/photos.ts';
import type { DrawnPhoto } from './draw-photo.ts';

export type Refusal = 'size' | 'type' | 'scans' | 'pixels' | 'content' | 'time';

export interface RedrawTask {
  readonly type: PhotoType;
  readonly file: Uint8Array;
}

/** Each scan may repaint all pixels: 150 kB can hold a minute of work. Cameras write ten, random data at most 130. */
const maxScans = 250;
const scanMarker = Buffer.from([0xff, 0xda]);

function countScans(file: Buffer): number {
  let count = 0;
  for (let at = file.indexOf(scanMarker); at !== -1; at = file.indexOf(scanMarker, at + 2)) count += 1;
  return count;
}

/** Ten times what the largest photo needs; the job itself has a minute. */
const patienceMs = 40_000;

// Next to this module in the source, next to the bundle when deployed.
const script = new URL(`./redraw-worker${extname(import.meta.url)}`, import.meta.url);

/** A thread of its own: its gigabyte is freed, no decoder serves two people, a hanging one can be ended. */
async function drawApart(task: RedrawTask, patience: number): Promise<DrawnPhoto | Refusal> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawnPhoto | Refusal>();
  const worker = new Worker(script, { workerData: task });
  const timer = setTimeout(resolve, patience, 'time');
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`The thread that draws ended with ${code}.`)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Location, further frames, hidden pages and archives go. `patience` in ms; a reason when it is rejected. */
export async function redrawPhoto(file: Buffer, patience = patienceMs): Promise<DrawnPhoto | Refusal> {
  if (file.length > photoLimits.maxBytes) return 'size';
  const type = sniffPhotoType(file);
  if (type === undefined) return 'type';
  if (type === 'image/jpeg' && countScans(file) > maxScans) return 'scans';
  return drawApart({ type, file }, patience);
}
