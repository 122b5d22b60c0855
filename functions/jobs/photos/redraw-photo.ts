import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type PhotoType, photoLimits, sniffPhotoType } from '#domain/photos.ts';
import type { DrawnPhoto } from './draw-photo.ts';

/** Why a file is no photo that may be shown. */
export type Refusal = 'size' | 'type' | 'scans' | 'pixels' | 'content' | 'time';

export interface RedrawTask {
  readonly type: PhotoType;
  readonly file: Uint8Array;
}

/**
 * A progressive JPEG may paint all its pixels over and over: 150 kB can hold thousands of scans, a minute of
 * work. Cameras write about ten. Other data behind a photo holds the marker once in 64 kB by chance, hence at
 * most some 130 times within the limit on size.
 */
const maxScans = 250;
const scanMarker = Buffer.from([0xff, 0xda]);

function countScans(file: Buffer): number {
  let count = 0;
  for (let at = file.indexOf(scanMarker); at !== -1; at = file.indexOf(scanMarker, at + 2)) count += 1;
  return count;
}

/** Ten times what the largest photo needs; the job itself is given a minute. */
const patienceMs = 40_000;

// Beside this module in the source, and beside the bundle that it becomes a part of.
const script = new URL(`./redraw-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Draws a photo in a thread of its own. Its memory, a gigabyte for the largest, goes with it; no file of a
 * stranger meets what another's left behind; and one that never ends is ended.
 */
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

/**
 * Draws anew what a file shows. What else it held is gone: the place where it was taken, an animation's other
 * frames, a page or an archive hidden in it. Answers why not when it is no whole JPEG, PNG or WebP, or costs
 * too much to decode. `patience`: milliseconds.
 */
export async function redrawPhoto(file: Buffer, patience = patienceMs): Promise<DrawnPhoto | Refusal> {
  if (file.length > photoLimits.maxBytes) return 'size';
  const type = sniffPhotoType(file);
  if (type === undefined) return 'type';
  if (type === 'image/jpeg' && countScans(file) > maxScans) return 'scans';
  return drawApart({ type, file }, patience);
}
