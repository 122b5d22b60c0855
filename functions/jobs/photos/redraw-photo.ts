import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type PhotoType, photoLimits, sniffPhotoType } from '#domain/photos.ts';
import type { DrawnPhoto } from './draw-photo.ts';

/** Why a file is rejected. */
export type Refusal = 'size' | 'type' | 'scans' | 'pixels' | 'content' | 'time';

export interface RedrawTask {
  readonly type: PhotoType;
  readonly file: Uint8Array;
}

/**
 * A progressive JPEG may repaint all its pixels many times: 150 kB can hold thousands of scans, a minute of work.
 * Cameras write about ten. Random data contains the marker once in 64 kB, so at most some 130 times within the size
 * limit.
 */
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

/**
 * Redraws a photo in a thread of its own: its memory, a gigabyte for the largest, is freed afterwards, files of
 * different people never share a decoder, and a hanging decoder can be terminated.
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
 * Redraws a file, which drops everything else in it: the location, an animation's other frames, a hidden page or
 * archive. Returns the reason when it is not a complete JPEG, PNG or WebP, or too expensive to decode. `patience`
 * is in milliseconds.
 */
export async function redrawPhoto(file: Buffer, patience = patienceMs): Promise<DrawnPhoto | Refusal> {
  if (file.length > photoLimits.maxBytes) return 'size';
  const type = sniffPhotoType(file);
  if (type === undefined) return 'type';
  if (type === 'image/jpeg' && countScans(file) > maxScans) return 'scans';
  return drawApart({ type, file }, patience);
}
