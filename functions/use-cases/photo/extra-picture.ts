import { setTimeout as sleep } from 'node:timers/promises';
import type { Extra } from '#domain/offer/extra.ts';
import { smallPicture } from '../../data/photo/mailed-photos.ts';
import { mailedPicture } from './mailed-picture.ts';

/** Before each look: a check takes some two seconds, and the crew waits at the boat for the answer. */
const pausesMs = [0, 1500, 3000];

async function onceChecked(upload: string): Promise<Uint8Array | undefined> {
  for (const pause of pausesMs) {
    await sleep(pause);
    const picture = await smallPicture(upload);
    if (picture) return picture;
  }
  return undefined;
}

/** The picture that goes with the email about extra work; without it the email goes all the same. */
export const extraPicture = async ({ photo }: Pick<Extra, 'photo'>): Promise<Uint8Array | undefined> =>
  photo === undefined ? undefined : mailedPicture(photo, onceChecked);
