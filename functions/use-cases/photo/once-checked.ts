import { setTimeout as sleep } from 'node:timers/promises';
import { smallPicture } from '../../data/photo/mailed-photos.ts';

/** Before each look: a check takes some two seconds, and somebody waits for the email. */
const pausesMs = [0, 1500, 3000];

/** The small picture of an upload, once it is checked; undefined if that takes long, or if it is no photo. */
export async function onceChecked(upload: string): Promise<Uint8Array | undefined> {
  for (const pause of pausesMs) {
    await sleep(pause);
    const picture = await smallPicture(upload);
    if (picture) return picture;
  }
  return undefined;
}
